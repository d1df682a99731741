import Conformance
import Results
import SpecReading

/// A file with the words of the site in one language, such as `words.en.txt`.
///
///     # A comment
///     plural[one] = n = 1
///     search = Search
///     foundResults = {count} results
///     foundResults[one] = 1 result
struct StringsFile: Sendable {
  /// The placeholder whose number selects the form of a text.
  private static let count = "count"

  private struct Line: Sendable {
    var location: SourceLocation
    var text: LocalizedText
  }

  /// The path of the file.
  private let file: String
  private var lines: [String: Line] = [:]

  /// The texts by their keys, with the forms in the order of the rules.
  var texts: [String: LocalizedText] { lines.mapValues(\.text) }

  /// The name of a language's file, such as `words.ko.txt`.
  static func name(for tag: String) -> String { "words.\(tag).txt" }

  /// Reads a file and appends a diagnostic for every line that is not well formed.
  init(_ text: String, file: String, diagnostics: inout [Diagnostic]) {
    self.file = file
    var rules: [(name: String, rule: PluralRule)] = []
    var forms: [String: [String: LocalizedText]] = [:]
    var formLines: [(whole: String, key: String, form: String, line: Line)] = []
    let hint = "write a key of letters and digits, ' = ' and the text; '#' is a comment"
    for line in KeyedLine.all(in: text, file: file, &diagnostics, name: "text", hint: hint) {
      guard let (key, form) = Self.key(line.key) else {
        let whole = "\(line.key) = \(line.text)"
        diagnostics.append(Diagnostic(line.location, "“\(whole)” is not a text", hint: hint))
        continue
      }
      let read = Line(location: line.location, text: LocalizedText(line.text))
      guard let form else {
        lines[key] = read
        continue
      }
      if key != "plural" {
        forms[key, default: [:]][form] = read.text
        formLines.append((line.key, key, form, read))
      } else if let rule = PluralRule(line.text) {
        rules.append((form, rule))
      } else {
        diagnostics.append(
          Diagnostic(
            line.location, "“\(line.text)” is not a rule for a plural",
            hint: "write it as in 'n = 1' or 'n % 10 = 2..4 and n % 100 != 12..14'"))
      }
    }
    for (whole, key, form, line) in formLines {
      guard let base = lines[key]?.text, base.placeholders.contains(Self.count),
        rules.contains(where: { $0.name == form })
      else {
        diagnostics.append(
          Diagnostic(
            line.location, "“\(whole)” is a form without a rule, or of a text without {count}",
            hint: "add lines such as 'plural[\(form)] = n = 1' and '\(key) = {count} …'"))
        continue
      }
      if line.text.placeholders.union([Self.count]) != base.placeholders {
        diagnostics.append(.otherPlaceholders(whole, base.placeholders, at: line.location))
      }
    }
    for (key, forms) in forms {
      lines[key]?.text.forms = rules.compactMap { name, rule in
        forms[name].map { LocalizedText.Form(rule: rule, parts: $0.base) }
      }
    }
  }

  /// Cuts `results[one]` into the key and the name of the form.
  private static func key(_ text: String) -> (key: String, form: String?)? {
    let parts = text.split(separator: "[", omittingEmptySubsequences: false).map(String.init)
    let names = parts.count == 2 ? [parts[0], String(parts[1].dropLast())] : parts
    guard names.count < 3, parts.count == 1 || text.last == "]",
      names.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit } }
      )
    else { return nil }
    return (names[0], names.dropFirst().first)
  }

  // MARK: - Checking

  /// Reports the texts that the site uses and the original's file lacks.
  func check(_ uses: [StringUse], _ diagnostics: inout [Diagnostic]) {
    for key in StringKey.allCases.map(\.rawValue) where lines[key] == nil {
      diagnostics.append(missing(key, "the text “\(key)” is missing"))
    }
    for use in uses where lines[use.key] == nil {
      diagnostics.append(unknown(use.key, at: use.location))
    }
  }

  /// Reports the texts that the original does not have, and other placeholders than the original's.
  func check(against original: StringsFile, _ diagnostics: inout [Diagnostic]) {
    for (key, line) in linesInOrder {
      guard let known = original.lines[key]?.text.placeholders else {
        diagnostics.append(original.unknown(key, at: line.location))
        continue
      }
      if known != line.text.placeholders {
        diagnostics.append(.otherPlaceholders(key, known, at: line.location))
      }
    }
  }

  private func unknown(_ key: String, at location: SourceLocation) -> Diagnostic {
    let near = Spelling.suggestion(for: key, among: lines.keys.sorted())
    return Diagnostic(
      location, "“\(key)” is not a text of \(file)",
      hint: near.map { "did you mean “\($0)”?" } ?? "add a line there: \(key) = …")
  }

  private func missing(_ key: String, _ summary: String) -> Diagnostic {
    Diagnostic(
      SourceLocation(file: file, line: 1), summary, hint: "add a line: \(key) = …")
  }

  /// The texts of the original that this file lacks, for which the original's are shown.
  func gaps(in original: StringsFile) -> [Diagnostic] {
    original.linesInOrder.filter { lines[$0.key] == nil }
      .map { missing($0.key, "“\($0.key)” is not translated: \($0.line.text.plain)") }
  }

  /// The texts that neither Swift nor the theme shows.
  func unused(by uses: [StringUse]) -> [Diagnostic] {
    let used = Set(StringKey.allCases.map(\.rawValue) + uses.map(\.key))
    return linesInOrder.filter { !used.contains($0.key) }.map { key, line in
      Diagnostic(line.location, "nothing shows the text “\(key)”", hint: "delete the line")
    }
  }

  private var linesInOrder: [(key: String, line: Line)] {
    lines.map { ($0.key, $0.value) }.sorted { $0.line.location < $1.line.location }
  }
}

extension Diagnostic {
  /// A text that lacks placeholders, or has others.
  static func otherPlaceholders(
    _ key: String, _ names: some Sequence<String>, at location: SourceLocation
  ) -> Diagnostic {
    let list = names.sorted().map { "{\($0)}" }.joined(separator: ", ")
    return Diagnostic(
      location, "the text of “\(key)” has other placeholders",
      hint: list.isEmpty ? "write it without any" : "write it with \(list)")
  }
}
