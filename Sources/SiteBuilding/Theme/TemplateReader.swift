import Conformance

/// Cuts a template into text, words and placeholders, and keeps count of lines and columns.
struct TemplateReader {
  /// A stretch of a template.
  enum Piece {
    case literal(Substring)
    case placeholder(String, SourceLocation)
    case word(String, SourceLocation)
    case unclosed(SourceLocation)
  }

  private var rest: Substring
  private var location: SourceLocation

  init(_ text: String, file: String) {
    rest = text[...]
    location = SourceLocation(file: file, line: 1, column: 1)
  }

  /// The next stretch, or nil at the end.
  mutating func next() -> Piece? {
    guard !rest.isEmpty else { return nil }
    let start = location
    guard rest.hasPrefix("{{") else { return .literal(takeLiteral()) }
    take(2)
    let name = rest.prefix { $0 != "}" && !$0.isNewline }
    take(name.count)
    guard rest.hasPrefix("}}") else { return .unclosed(start) }
    take(2)
    if name.count > 2, name.hasPrefix("\""), name.hasSuffix("\"") {
      return .word(String(name.dropFirst().dropLast()), start)
    }
    return .placeholder(String(name), start)
  }

  private mutating func takeLiteral() -> Substring {
    let start = rest
    while !rest.isEmpty, !rest.hasPrefix("{{") {
      take(1)
    }
    return start[..<rest.startIndex]
  }

  private mutating func take(_ count: Int) {
    for character in rest.prefix(count) {
      if character.isNewline {
        location.line += 1
        location.column = 1
      } else {
        location.column += 1
      }
    }
    rest = rest.dropFirst(count)
  }
}
