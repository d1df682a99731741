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
    let text: String

    init?(_ line: KeyedLine) {
      guard let gap = line.key.firstRange(of: "{}") else { return nil }
      (start, end, text) = (line.key[..<gap.lowerBound], line.key[gap.upperBound...], line.text)
    }

    func text(for name: String) -> String? {
      guard name.hasPrefix(start), name.hasSuffix(end), name.count >= start.count + end.count
      else { return nil }
      return text.replacing("{}", with: name.dropFirst(start.count).dropLast(end.count))
    }
  }

  private var rules: [Rule] = []
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
    for line in lines { names[line.key] = line.text }
    rules = lines.compactMap(Rule.init)
    func isUsed(_ line: KeyedLine) -> Bool {
      known.contains(line.key)
        || Rule(line).map { rule in known.contains { rule.text(for: $0) != nil } } ?? false
    }
    for line in lines where !isUsed(line) {
      diagnostics.add(
        line.location, "there is no scenario and no fault `\(line.key)`",
        hint: Spelling.hint(for: line.key, among: known.sorted()) ?? "remove the line")
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
      ?? rules.lazy.compactMap { $0.text(for: name) }.first
  }

  /// Returns the clause and the name of a scenario: `HIT-9 · 서브뷰가 있는 뷰`.
  package func label(of id: String) -> String? {
    self[id].map { "\(id.prefix { $0 != "/" }) · \($0)" }
  }
}
