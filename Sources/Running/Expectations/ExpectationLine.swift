import Conformance

/// Reads one line of a file of expected failures: `ID [CONDITION] | REASON | LINK`.
struct ExpectationLine {
  /// What is wrong with the line.
  private(set) var diagnostics: [Diagnostic] = []

  private let content: Substring
  private let text: String
  private let start: SourceLocation

  /// Takes the line from its first letter on; the place is where the whole line starts.
  init(_ content: Substring, of text: String, at start: SourceLocation) {
    self.content = content
    self.text = text
    self.start = start
  }

  /// What the line says, or nil where something is wrong with it.
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
      "`\(words)` is no condition", at: words.startIndex,
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
      add("`\(link)` is no link", at: link.startIndex, hint: "write it from `https://` on")
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
