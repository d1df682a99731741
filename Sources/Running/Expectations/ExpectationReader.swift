import Conformance
import Results

/// Parses a file of expected failures, and collects all diagnostics.
///
/// ```
/// # comments and blank lines are for people
/// engine: Toy
///
/// HIT-9/hidden | it hides what it should not | https://example.org/7
/// TOUCH-3/* [version < 1.2] | the touches came late
/// ```
package struct ExpectationReader {
  private let path: String
  private var engine: (name: String, location: SourceLocation)?
  private var lines: [ExpectationFile.Line] = []
  private var diagnostics: [Diagnostic] = []
  /// The line numbers of patterns with their conditions.
  private var places: [String: Int] = [:]

  private init(path: String) { self.path = path }

  /// Parses the contents of the file with that path.
  package static func read(
    _ bytes: [UInt8], file path: String
  ) throws(ExpectationError) -> ExpectationFile {
    var reader = ExpectationReader(path: path)
    return try reader.read(bytes)
  }

  private mutating func read(_ bytes: [UInt8]) throws(ExpectationError) -> ExpectationFile {
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let text = String(decoding: line, as: UTF8.self)
      if text.utf8.elementsEqual(line) {
        read(text)
      } else {
        add("the line is not UTF-8", at: 1, hint: "save the file as UTF-8")
        lines.append(ExpectationFile.Line(text: text))
      }
    }
    if engine == nil {
      diagnostics.append(
        Diagnostic(
          SourceLocation(file: path, line: 1), "the file does not say which engine it is for",
          hint: "begin it with a line such as `engine: Toy`, with the engine's name"))
    }
    guard let engine, diagnostics.isEmpty else {
      throw ExpectationError(diagnostics: diagnostics.sorted { $0.location < $1.location })
    }
    return ExpectationFile(
      path: path, engine: engine.name, at: engine.location, lines: lines)
  }

  private mutating func read(_ text: String) {
    let content = text.drop(while: \.isWhitespace)
    var entry: ExpectationEntry?
    if content.hasPrefix(ExpectationFile.engineKey) {
      readEngine(content.dropFirst(ExpectationFile.engineKey.count))
    } else if let first = content.first, first != "#" {
      entry = readEntry(content, in: text)
    }
    lines.append(ExpectationFile.Line(text: text, entry: entry))
  }

  private mutating func readEngine(_ rest: Substring) {
    let name = ExpectationFile.name(rest)
    if name.isEmpty {
      add("`engine:` names no engine", at: 1, hint: "write the engine's name behind it")
    } else if let engine {
      add(
        "`\(name)` is a second engine after `\(engine.name)`", at: 1, hint: "write a file for each")
    }
    engine = engine ?? (name, location(1))
  }

  private mutating func readEntry(_ content: Substring, in text: String) -> ExpectationEntry? {
    var line = ExpectationLine(content, of: text, at: location(1))
    let entry = line.read()
    diagnostics += line.diagnostics
    guard let entry else { return nil }
    if let other = places[entry.head] {
      add(
        "`\(entry.head)` stands on line \(other) already", at: entry.location.column,
        hint: "delete one of them")
    }
    places[entry.head] = places[entry.head] ?? entry.location.line
    return entry
  }

  private mutating func add(_ summary: String, at column: Int, hint: String? = nil) {
    diagnostics.append(Diagnostic(location(column), summary, hint: hint))
  }

  private func location(_ column: Int) -> SourceLocation {
    SourceLocation(file: path, line: lines.count + 1, column: column)
  }
}

/// Parses one line of a file of expected failures: `ID [CONDITION] | REASON | LINK`.
struct ExpectationLine {
  /// The line's diagnostics.
  private(set) var diagnostics: [Diagnostic] = []

  private let content: Substring
  private let text: String
  private let start: SourceLocation

  /// Creates a parser; `content` is the line without leading space, `start` the location of `text`.
  init(_ content: Substring, of text: String, at start: SourceLocation) {
    self.content = content
    self.text = text
    self.start = start
  }

  /// Returns the parsed line, or nil if there are diagnostics.
  mutating func read() -> ExpectationEntry? {
    let parts = content.split(separator: "|", omittingEmptySubsequences: false)
    guard parts.count > 1 else {
      add("the line gives no reason", at: content.endIndex, hint: "write `ID | REASON`")
      return nil
    }
    let head = Self.trimmed(parts[0])
    let pattern = head.prefix { !$0.isWhitespace && $0 != "[" }
    if pattern.isEmpty {
      add("no id stands before the bar", at: parts[0].startIndex, hint: "write `ID | REASON`")
    }
    let condition = readCondition(Self.trimmed(head[pattern.endIndex...]))
    let failure = readFailure(parts.dropFirst())
    guard diagnostics.isEmpty else { return nil }
    return ExpectationEntry(
      location: location(content.startIndex), text: String(Self.trimmed(content)),
      pattern: String(pattern), head: Self.name(head), condition: condition, failure: failure)
  }

  private mutating func readCondition(_ words: Substring) -> VersionCondition? {
    guard let first = words.first else { return nil }
    guard first == "[" else {
      add(
        "`\(words)` stands between the id and the bar", at: words.startIndex,
        hint: "only a condition may, such as `[version < 1.2]`")
      return nil
    }
    let inside = words.dropFirst().dropLast()
    if words.last == "]", let condition = VersionCondition(inside) { return condition }
    add(
      "`\(words)` is not a condition", at: words.startIndex,
      hint: "compare with numbers by <, <=, =, >= or >, such as `[version < 1.2]`")
    return nil
  }

  private mutating func readFailure(_ parts: ArraySlice<Substring>) -> ExpectedFailure {
    let parts = Array(parts)
    let words = parts.map(Self.trimmed)
    let reason = words[0]
    if reason.isEmpty {
      add("the reason is empty", at: reason.startIndex, hint: "say in a sentence why it fails")
    }
    if words.count > 2 {
      add(
        "a third bar follows the link", at: content.index(before: parts[2].startIndex),
        hint: "a line has an id, a reason and at most one link")
    }
    guard words.count > 1 else { return ExpectedFailure(reason: String(reason)) }
    let link = words[1]
    if !["https://", "http://"].contains(where: link.hasPrefix) {
      add("`\(link)` is not a link", at: link.startIndex, hint: "write it from `https://` on")
    }
    return ExpectedFailure(reason: String(reason), link: String(link))
  }

  private mutating func add(_ summary: String, at index: String.Index, hint: String) {
    diagnostics.append(Diagnostic(location(index), summary, hint: hint))
  }

  private func location(_ index: String.Index) -> SourceLocation {
    var location = start
    location.column = text.distance(from: text.startIndex, to: index) + 1
    return location
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
    return start[...last]
  }

  private static func name(_ head: Substring) -> String {
    head.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
