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
/// HIT-10/* HIT-8/clear-receiver
///   | it does not look at alpha
/// FIRST-3/twice [flaky] | the order of a hash table decides
/// ```
///
/// A statement that does not fit on a line goes on in lines that begin with a space, up to its bar.
package struct ExpectationReader {
  private let path: String
  private var engine: (name: String, location: SourceLocation)?
  private var lines: [ExpectationFile.Line] = []
  private var diagnostics: [Diagnostic] = []
  /// The number of lines that were read.
  private var lineCount = 0
  /// The statement whose bar has not been read yet.
  private var statement: Statement?
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
    reader.endStatement()
    if reader.engine == nil {
      reader.diagnostics.add(
        SourceLocation(file: path, line: 1), "the file does not say which engine it is for",
        hint: "begin it with a line such as `engine: Toy`, with the engine's name")
    }
    guard let engine = reader.engine, reader.diagnostics.isEmpty else {
      throw ExpectationError(diagnostics: reader.diagnostics.sorted { $0.location < $1.location })
    }
    return ExpectationFile(
      path: path, engine: engine.name, engineLocation: engine.location, lines: reader.lines)
  }

  private mutating func read(_ text: String) {
    let content = text.drop(while: \.isWhitespace)
    let isComment = content.first == "#"
    if statement != nil, text.first?.isWhitespace == true, !content.isEmpty, !isComment {
      return readStatement(content, in: text)
    }
    endStatement()
    if content.hasPrefix(ExpectationFile.engineKey) {
      readEngine(content.dropFirst(ExpectationFile.engineKey.count))
    } else if !content.isEmpty, !isComment {
      return readStatement(content, in: text)
    }
    lines.append(ExpectationFile.Line(text: text))
    lineCount += 1
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

  /// Reads the next line of a statement `ID ID [CONDITION] | REASON | LINK`, which ends with its first
  /// bar.
  private mutating func readStatement(_ content: Substring, in text: String) {
    let before = diagnostics.count
    var statement = self.statement ?? Statement()
    let parts = content.split(separator: "|", omittingEmptySubsequences: false)
    let head = parts[0].trimmed
    let patterns = head.prefix { $0 != "[" }
    // Counted on from word to word, because a line may have many.
    var (last, place) = (text.startIndex, location())
    for word in patterns.split(whereSeparator: \.isWhitespace) {
      place.column += text.distance(from: last, to: word.startIndex)
      last = word.startIndex
      statement.patterns.append((String(word), place))
    }
    readCondition(head[patterns.endIndex...], of: &statement, in: text)
    statement.texts.append(text)
    statement.end = location(content.endIndex, of: text)
    if parts.count > 1 {
      if statement.patterns.isEmpty {
        add(
          "there is no id before the bar", at: parts[0].startIndex, of: text,
          hint: "write `ID | REASON`")
      }
      statement.failure = readFailure(Array(parts.dropFirst()), in: text)
    }
    lineCount += 1
    if diagnostics.count > before { statement.isWrong = true }
    self.statement = statement
    if parts.count > 1 { endStatement() }
  }

  /// Adds the entries of a statement that has been read whole.
  private mutating func endStatement() {
    guard let statement else { return }
    self.statement = nil
    guard let failure = statement.failure else {
      return diagnostics.add(statement.end, "the line gives no reason", hint: "write `ID | REASON`")
    }
    guard !statement.isWrong else { return }
    let entries = statement.entries(failure)
    for entry in entries {
      if let other = places[entry.head] {
        diagnostics.add(
          entry.location, "`\(entry.head)` is already on line \(other)",
          hint: "delete one of them")
      }
      places[entry.head] = places[entry.head] ?? entry.location.line
    }
    lines.append(
      ExpectationFile.Line(text: statement.texts.joined(separator: "\n"), entries: entries))
  }

  private mutating func readCondition(
    _ words: Substring, of statement: inout Statement, in text: String
  ) {
    guard !words.isEmpty else { return }
    let parts = words.dropFirst().dropLast().split(separator: ",").map(\.trimmed)
    let isFlaky = parts.contains(ExpectationFile.flakyWord[...])
    let versions = parts.filter { $0 != ExpectationFile.flakyWord }
    let version = versions.first.flatMap { VersionCondition($0) }
    guard words.last == "]", !parts.isEmpty, versions.count < 2, versions.isEmpty || version != nil
    else {
      return add(
        "`\(words)` is not a condition", at: words.startIndex, of: text,
        hint: Hint(
          "compare with numbers by <, <=, =, >= or >, such as `[version < 1.2]`, or write "
            + "`[flaky]`"))
    }
    statement.condition = version
    statement.conditionText = versions.first.map(String.init)
    statement.isFlaky = isFlaky
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
    _ summary: String, at index: String.Index? = nil, of text: String = "", hint: Hint
  ) {
    diagnostics.add(location(index, of: text), summary, hint: hint)
  }

  /// Returns a position in the line that is being read; its beginning for nil.
  private func location(_ index: String.Index? = nil, of text: String = "") -> SourceLocation {
    let column = index.map { text.distance(from: text.startIndex, to: $0) + 1 } ?? 1
    return SourceLocation(file: path, line: lineCount + 1, column: column)
  }
}

/// What has been read of a statement.
private struct Statement {
  var patterns: [(text: String, location: SourceLocation)] = []
  var condition: VersionCondition?
  /// The condition on the version as it was written, without brackets.
  var conditionText: String?
  var isFlaky = false
  var failure: ExpectedFailure?
  /// The lines as they were written.
  var texts: [String] = []
  /// The end of the last line.
  var end = SourceLocation(file: "", line: 1)
  /// Whether the statement has mistakes, so that it says nothing.
  var isWrong = false

  /// Returns an entry for each pattern.
  func entries(_ failure: ExpectedFailure) -> [ExpectationEntry] {
    var failure = failure
    failure.isFlaky = isFlaky
    let isAlone = patterns.count == 1
    return patterns.map { pattern in
      var entry = ExpectationEntry(
        location: pattern.location, text: "", pattern: pattern.text, isAlone: isAlone,
        condition: condition, conditionText: conditionText, failure: failure)
      entry.text =
        isAlone && texts.count == 1
        ? String(texts[0][...].trimmed) : entry.statement(of: [pattern.text], width: .max)
      return entry
    }
  }
}
