import Conformance
import Results
import SpecReading

/// A file with the words of the site in one language, such as `words.en.txt`.
///
///     # A comment
///     search = Search
///     foundResults = {count} results
///     foundResults[1] = 1 result
struct StringsFile: Sendable {
  /// The placeholder whose number selects the form of a text.
  private static let count = "count"

  private typealias Line = (location: SourceLocation, text: LocalizedText)

  /// The path of the file.
  private let file: String
  private var lines: [String: Line] = [:]

  /// The texts by their keys, with their forms.
  var texts: [String: LocalizedText] { lines.mapValues(\.text) }

  /// The name of a language's file, such as `words.ko.txt`.
  static func name(for tag: String) -> String { "words.\(tag).txt" }

  /// Reads a file and appends a diagnostic for every line that is not well formed.
  init(_ text: String, file: String, diagnostics: inout [Diagnostic]) {
    self.file = file
    var forms: [(whole: String, key: String, count: Int, line: Line)] = []
    let hint = "write a key such as 'next' or 'clauses[1]', ' = ' and the text; '#' is a comment"
    for line in KeyedLine.all(in: text, file: file, &diagnostics, name: "text", hint: hint) {
      guard let (key, count) = Self.key(line.key) else {
        let whole = "\(line.key) = \(line.text)"
        diagnostics.append(Diagnostic(line.location, "“\(whole)” is not a text", hint: hint))
        continue
      }
      let read = (line.location, LocalizedText(line.text))
      if let count { forms.append((line.key, key, count, read)) } else { lines[key] = read }
    }
    for (whole, key, count, line) in forms {
      guard let base = lines[key]?.text, base.placeholders.contains(Self.count) else {
        diagnostics.add(
          line.location, "“\(whole)” is a form of a text without {count}",
          hint: "add a line such as '\(key) = {count} …'")
        continue
      }
      if line.text.placeholders.union([Self.count]) != base.placeholders {
        diagnostics.append(.otherPlaceholders(whole, base.placeholders, at: line.location))
      }
      lines[key]?.text.forms[count] = line.text
    }
  }

  /// Cuts `results[1]` into the key and the number of the form.
  private static func key(_ text: String) -> (key: String, count: Int?)? {
    let key = text.prefix { $0 != "[" }
    guard !key.isEmpty, key.utf8.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit }) else {
      return nil
    }
    if key.endIndex == text.endIndex { return (text, nil) }
    guard text.last == "]", let count = Int(text[key.endIndex...].dropFirst().dropLast()) else {
      return nil
    }
    return (String(key), count)
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
