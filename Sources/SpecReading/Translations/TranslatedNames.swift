import Conformance
import Results

/// The names of scenarios and faults in another language, by those of the original.
///
///     # A comment
///     inner-views-are-left-alone = 안쪽 뷰에는 묻지 않음
///     HIT-9/branch = 서브뷰가 있는 뷰
///     The window ends the responder chain = 리스폰더 체인이 윈도우에서 끝난다
///     The property {} is ignored = {} 속성을 무시한다
///
/// A line with a clause is for a scenario whose slug means something else in that clause; one with `{}`
/// is for all names that have something in its place and no line of their own.
package struct TranslatedNames: Sendable {
  /// The name of the file in a language's folder.
  static let file = "names.txt"

  private var names: [String: String] = [:]
  /// A line with `{}`: what is before and after it, and the name.
  private struct Rule {
    let (start, end): (Substring, Substring)
    let line: KeyedLine
  }

  private var rules: [Rule] = []
  private var affixes = AffixIndex()
  /// The mistakes in the file.
  private(set) var diagnostics: [Diagnostic] = []
  /// The number of scenarios and faults that have a name of their own.
  private(set) var count = 0
  /// The scenarios and faults without one.
  private(set) var missing: [String] = []

  package init() {}

  /// Parses the file.
  init(_ bytes: [UInt8], file: String, of scenarios: [ScenarioID], _ faults: [Fault]) {
    let lines = KeyedLine.all(
      in: String(decoding: bytes, as: UTF8.self), file: file, &diagnostics, name: "name",
      hint: "write the slug of a scenario, its id, or the name of a fault, ' = ' and the name")
    let own = scenarios.map(\.slug) + faults.map(\.name)
    let known = Set(own + scenarios.map(\.description))
    for line in lines {
      names[line.key] = line.text
      guard let gap = line.key.firstRange(of: "{}") else { continue }
      let (start, end) = (line.key[..<gap.lowerBound], line.key[gap.upperBound...])
      rules.append(Rule(start: start, end: end, line: line))
      affixes.add(start: start, end: end)
    }
    let numbers = Set(known.lazy.flatMap { [affixes] in affixes.numbers(for: $0) })
    let used = Set(numbers.map { rules[$0].line.key })
    for line in lines where !known.contains(line.key) && !used.contains(line.key) {
      let near = Spelling.suggestion(for: line.key, among: known.sorted())
      diagnostics.append(
        Diagnostic(
          line.location, "there is no scenario and no fault `\(line.key)`",
          hint: near.map { Hint("did you mean `\($0)`?", replacing: line.key, by: $0) }
            ?? "remove the line"))
    }
    let unnamed =
      scenarios.filter { self[$0.description] == nil }.map(\.description)
      + faults.map(\.name).filter { self[$0] == nil }
    // A number is the same in every language.
    missing = unnamed.filter {
      $0.contains(" ") || $0.drop { $0 != "/" }.contains(where: \.isLetter)
    }
    count = scenarios.count + faults.count - unnamed.count
  }

  /// Returns what a line begins with that names a fault, or every scenario with the slug of one.
  static func key(of name: String) -> Substring {
    name.contains(" ") ? name[...] : name.drop { $0 != "/" }.dropFirst()
  }

  /// Returns the name of a scenario by its id, or that of a fault.
  package subscript(name: String) -> String? {
    names[name] ?? names[String(name.drop { $0 != "/" }.dropFirst())]
      ?? affixes.numbers(for: name).first.map { number in
        let rule = rules[number]
        let word = name.dropFirst(rule.start.count).dropLast(rule.end.count)
        return rule.line.text.replacing("{}", with: word)
      }
  }

  /// Returns the clause and the name of a scenario: `HIT-9 · 서브뷰가 있는 뷰`.
  package func label(of id: String) -> String? {
    self[id].map { "\(id.prefix { $0 != "/" }) · \($0)" }
  }
}
