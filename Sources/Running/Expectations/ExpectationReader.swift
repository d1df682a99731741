import Conformance

/// Reads a file of expected failures, and finds everything that is wrong with it.
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
  /// On which line each pattern stands with each condition.
  private var places: [String: Int] = [:]

  private init(path: String) { self.path = path }

  /// Reads what stands in the file that the user named so.
  package static func read(
    _ bytes: [UInt8], file path: String
  ) throws(ExpectationMistakes) -> ExpectationFile {
    var reader = ExpectationReader(path: path)
    return try reader.read(bytes)
  }

  private mutating func read(_ bytes: [UInt8]) throws(ExpectationMistakes) -> ExpectationFile {
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
      throw ExpectationMistakes(diagnostics: diagnostics.sorted { $0.location < $1.location })
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
