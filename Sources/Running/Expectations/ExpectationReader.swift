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

  /// Parses the contents of the file with that path.
  package static func read(
    _ bytes: [UInt8], file path: String
  ) throws(ExpectationError) -> ExpectationFile {
    var reader = ExpectationReader(path: path)
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let text = String(decoding: line, as: UTF8.self)
      if !text.utf8.elementsEqual(line) {
        reader.add("the line is not UTF-8", hint: "save the file as UTF-8")
      }
      reader.read(text)
    }
    if reader.engine == nil {
      reader.diagnostics.append(
        Diagnostic(
          SourceLocation(file: path, line: 1), "the file does not say which engine it is for",
          hint: "begin it with a line such as `engine: Toy`, with the engine's name"))
    }
    guard let engine = reader.engine, reader.diagnostics.isEmpty else {
      throw ExpectationError(diagnostics: reader.diagnostics.sorted { $0.location < $1.location })
    }
    return ExpectationFile(
      path: path, engine: engine.name, at: engine.location, lines: reader.lines)
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
      add("`engine:` names no engine", hint: "write the engine's name behind it")
    } else if let engine {
      add("`\(name)` is a second engine after `\(engine.name)`", hint: "write a file for each")
    }
    engine = engine ?? (name, location())
  }

  /// Parses `ID [CONDITION] | REASON | LINK`; returns nil if there are diagnostics.
  private mutating func readEntry(_ content: Substring, in text: String) -> ExpectationEntry? {
    let before = diagnostics.count
    let parts = content.split(separator: "|", omittingEmptySubsequences: false)
    guard parts.count > 1 else {
      add("the line gives no reason", at: content.endIndex, of: text, hint: "write `ID | REASON`")
      return nil
    }
    let head = parts[0].trimmed
    let pattern = head.prefix { !$0.isWhitespace && $0 != "[" }
    if pattern.isEmpty {
      add(
        "no id stands before the bar", at: parts[0].startIndex, of: text,
        hint: "write `ID | REASON`")
    }
    let condition = readCondition(head[pattern.endIndex...].trimmed, in: text)
    let failure = readFailure(Array(parts.dropFirst()), in: text)
    guard diagnostics.count == before else { return nil }
    let entry = ExpectationEntry(
      location: location(content.startIndex, of: text), text: String(content.trimmed),
      pattern: String(pattern), head: ExpectationFile.name(head), condition: condition,
      failure: failure)
    if let other = places[entry.head] {
      add(
        "`\(entry.head)` stands on line \(other) already", at: content.startIndex, of: text,
        hint: "delete one of them")
    }
    places[entry.head] = places[entry.head] ?? entry.location.line
    return entry
  }

  private mutating func readCondition(_ words: Substring, in text: String) -> VersionCondition? {
    guard let first = words.first else { return nil }
    guard first == "[" else {
      add(
        "`\(words)` stands between the id and the bar", at: words.startIndex, of: text,
        hint: "only a condition may, such as `[version < 1.2]`")
      return nil
    }
    let inside = words.dropFirst().dropLast()
    if words.last == "]", let condition = VersionCondition(inside) { return condition }
    add(
      "`\(words)` is not a condition", at: words.startIndex, of: text,
      hint: "compare with numbers by <, <=, =, >= or >, such as `[version < 1.2]`")
    return nil
  }

  private mutating func readFailure(_ parts: [Substring], in text: String) -> ExpectedFailure {
    let words = parts.map(\.trimmed)
    let reason = words[0]
    if reason.isEmpty {
      add(
        "the reason is empty", at: reason.startIndex, of: text,
        hint: "say in a sentence why it fails")
    }
    if words.count > 2 {
      add(
        "a third bar follows the link", at: text.index(before: parts[2].startIndex), of: text,
        hint: "a line has an id, a reason and at most one link")
    }
    guard words.count > 1 else { return ExpectedFailure(reason: String(reason)) }
    let link = words[1]
    if !["https://", "http://"].contains(where: link.hasPrefix) {
      add(
        "`\(link)` is not a link", at: link.startIndex, of: text,
        hint: "write it from `https://` on")
    }
    return ExpectedFailure(reason: String(reason), link: String(link))
  }

  private mutating func add(
    _ summary: String, at index: String.Index? = nil, of text: String = "", hint: String
  ) {
    diagnostics.append(Diagnostic(location(index, of: text), summary, hint: hint))
  }

  /// Returns a position in the line that is being read; its beginning for nil.
  private func location(_ index: String.Index? = nil, of text: String = "") -> SourceLocation {
    let column = index.map { text.distance(from: text.startIndex, to: $0) + 1 } ?? 1
    return SourceLocation(file: path, line: lines.count + 1, column: column)
  }
}

extension Substring {
  /// The text without surrounding space.
  fileprivate var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
    return start[...last]
  }
}
