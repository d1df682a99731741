import Conformance
import Results

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
  /// The key of the plural rules.
  private static let plural = "plural"

  /// A text with the places of its placeholders.
  private struct Line: Sendable {
    var location: SourceLocation
    var parts: [LocalizedText.Part] = []
    var placeholders: [(name: String, location: SourceLocation)] = []
    var names: Set<String> { Set(placeholders.map(\.name)) }
  }

  /// The path of the file.
  private let file: String
  private var rules: [(name: String, rule: PluralRule)] = []
  private var bases: [String: Line] = [:]
  private var forms: [String: [String: Line]] = [:]

  /// The name of a language's file, such as `words.ko.txt`.
  static func name(for tag: String) -> String { "words.\(tag).txt" }

  /// The tag of the language that a file of that name has the words of, such as `ko`.
  static func tag(of name: String) -> String? {
    guard name.hasPrefix("words."), name.hasSuffix(".txt"), name.utf8.count > 10 else { return nil }
    return String(name.dropFirst(6).dropLast(4))
  }

  /// Reads a file and appends a diagnostic for every line that is not well formed.
  init(_ text: String, file: String, diagnostics: inout [Diagnostic]) {
    self.file = file
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      read(line, at: SourceLocation(file: file, line: index + 1), to: &diagnostics)
    }
    checkForms(&diagnostics)
  }

  /// The texts by their keys, with the forms in the order of the rules.
  var texts: [String: LocalizedText] {
    bases.reduce(into: [:]) { texts, entry in
      let forms = forms[entry.key, default: [:]]
      texts[entry.key] = LocalizedText(
        base: entry.value.parts,
        forms: rules.compactMap { name, rule in
          forms[name].map { LocalizedText.Form(rule: rule, parts: $0.parts) }
        })
    }
  }

  // MARK: - Reading

  private mutating func read(
    _ line: Substring, at location: SourceLocation, to diagnostics: inout [Diagnostic]
  ) {
    let trimmed = line.trimmed
    guard !trimmed.isEmpty, !trimmed.hasPrefix("#") else { return }
    guard let range = trimmed.firstRange(of: " = "),
      let (key, form) = Self.key(trimmed[..<range.lowerBound].trimmed),
      !trimmed[range.upperBound...].trimmed.isEmpty
    else {
      diagnostics.append(.noString(String(trimmed), at: location))
      return
    }
    let text = trimmed[range.upperBound...].trimmed
    let whole = form.map { "\(key)[\($0)]" } ?? key
    let first = form.map { forms[key]?[$0] } ?? bases[key]
    if let first {
      diagnostics.append(.repeatedString(whole, at: location, first: first.location.line))
      return
    }
    var start = location
    start.column = line.distance(from: line.startIndex, to: text.startIndex) + 1
    if key == Self.plural, let form {
      guard let rule = PluralRule(String(text)) else {
        diagnostics.append(.noPluralRule(String(text), at: start))
        return
      }
      rules.append((form, rule))
      forms[key, default: [:]][form] = Line(location: location)
      return
    }
    let read = Self.line(text, at: location, start: start, to: &diagnostics)
    if let form { forms[key, default: [:]][form] = read } else { bases[key] = read }
  }

  /// Cuts `results[one]` into the key and the name of the form.
  private static func key(_ text: Substring) -> (key: String, form: String?)? {
    let isName = { (name: Substring) in
      !name.isEmpty && name.utf8.allSatisfy { $0.isASCIILetterOrDigit }
    }
    guard text.last == "]", let open = text.firstIndex(of: "[") else {
      return isName(text) ? (String(text), nil) : nil
    }
    let (key, form) = (text[..<open], text[text.index(after: open)...].dropLast())
    return isName(key) && isName(form) ? (String(key), String(form)) : nil
  }

  private static func line(
    _ text: Substring, at location: SourceLocation, start: SourceLocation,
    to diagnostics: inout [Diagnostic]
  ) -> Line {
    var line = Line(location: location)
    var rest = text
    var place = start
    while let open = rest.firstIndex(of: "{") {
      place.column += rest.distance(from: rest.startIndex, to: open)
      guard let close = rest[open...].firstIndex(of: "}") else {
        diagnostics.append(.unclosedBrace(at: place))
        break
      }
      let name = String(rest[rest.index(after: open)..<close])
      if open > rest.startIndex { line.parts.append(.literal(String(rest[..<open]))) }
      line.parts.append(.placeholder(name))
      line.placeholders.append((name, place))
      // Counted from brace to brace: from the start of the text it would be quadratic.
      place.column += rest.distance(from: open, to: close) + 1
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { line.parts.append(.literal(String(rest))) }
    return line
  }

  // MARK: - Checking

  /// Reports forms without a rule, forms of texts that do not count, and their placeholders.
  private func checkForms(_ diagnostics: inout [Diagnostic]) {
    let known = rules.map(\.name)
    let lines = forms.filter { $0.key != Self.plural }
      .flatMap { key, forms in forms.map { (key: key, form: $0.key, line: $0.value) } }
    for (key, form, line) in lines.sorted(by: { $0.line.location < $1.line.location }) {
      let whole = "\(key)[\(form)]"
      guard let base = bases[key] else {
        diagnostics.append(.formWithoutText(whole, key, at: line.location))
        continue
      }
      if !known.contains(form) {
        diagnostics.append(.unknownForm(whole, form, at: line.location, known: known))
      }
      if !base.names.contains(Self.count) {
        diagnostics.append(.formWithoutCount(whole, key, at: line.location))
      }
      Self.compare(whole, line, with: base.names, mayLack: [Self.count], &diagnostics)
    }
  }

  /// Reports the texts that the site uses and the original's file lacks, and placeholders that
  /// nothing fills or that are lost.
  func check(_ uses: [StringUse], _ diagnostics: inout [Diagnostic]) {
    for key in StringKey.allCases {
      guard let line = bases[key.rawValue] else {
        diagnostics.append(.missingString(key.rawValue, in: file))
        continue
      }
      Self.compare(key.rawValue, line, with: key.placeholders, &diagnostics)
    }
    for use in uses {
      guard let line = bases[use.key] else {
        let near = Spelling.suggestion(for: use.key, among: bases.keys.sorted())
        diagnostics.append(
          .unknownString(use.key, at: use.location, file: file, suggestion: near))
        continue
      }
      guard let filled = use.placeholders, filled != line.names else { continue }
      diagnostics.append(.otherPlaceholders(use.key, line.names, at: use.location))
    }
  }

  /// Reports the texts that the original does not have, and other placeholders than the original's.
  func check(against original: StringsFile, _ diagnostics: inout [Diagnostic]) {
    for (key, line) in linesInOrder {
      guard let known = original.bases[key] else {
        let near = Spelling.suggestion(for: key, among: original.bases.keys.sorted())
        diagnostics.append(
          .unknownString(key, at: line.location, file: original.file, suggestion: near))
        continue
      }
      Self.compare(key, line, with: known.names, &diagnostics)
    }
  }

  /// The texts of the original that this file lacks, for which the original's are shown.
  func gaps(in original: StringsFile) -> [Diagnostic] {
    original.linesInOrder.filter { bases[$0.key] == nil }
      .map { .untranslated($0.key, original: original.texts[$0.key]?.plain ?? "", in: file) }
  }

  /// The texts that neither Swift nor the theme shows.
  func unused(by uses: [StringUse]) -> [Diagnostic] {
    let used = Set(StringKey.allCases.map(\.rawValue) + uses.map(\.key))
    return linesInOrder.filter { !used.contains($0.key) }
      .map { .unusedString($0.key, at: $0.line.location) }
  }

  private var linesInOrder: [(key: String, line: Line)] {
    bases.map { ($0.key, $0.value) }
      .sorted { $0.line.location < $1.line.location }
  }

  /// Reports the placeholders that a text should not have, or should.
  private static func compare(
    _ key: String, _ line: Line, with names: Set<String>, mayLack: Set<String> = [],
    _ diagnostics: inout [Diagnostic]
  ) {
    for (name, location) in line.placeholders where !names.contains(name) {
      diagnostics.append(
        .unknownPlaceholder(name, of: key, at: location, known: names.sorted()))
    }
    for name in names.subtracting(line.names).subtracting(mayLack).sorted() {
      diagnostics.append(.missingPlaceholder(name, of: key, at: line.location))
    }
  }
}

extension UInt8 {
  fileprivate var isASCIILetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var rest = drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
