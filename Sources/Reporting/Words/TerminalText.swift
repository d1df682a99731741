import Conformance

/// Text for a terminal or a log, in which everything from outside the program is escaped: what
/// engines, pages, reports, file names and arguments contain.
///
///     let text: TerminalText = "\(engine.name, upTo: Limits.shownName) claims \(feature.rawValue)\n"
///
/// Only literals are inserted as they are. They are static strings, so a text that is known only at
/// run time cannot be used as one.
package struct TerminalText: Hashable, Sendable, CustomStringConvertible {
  /// The text, with foreign text escaped.
  package private(set) var description: String

  /// The text to write, in which no line begins a command of a continuous integration system.
  ///
  /// GitHub's runner reads a command in a line that begins with `::`, blanks apart, and in `##[`
  /// anywhere in a line; other systems read `##vso[` and `##teamcity[`.
  package var output: String {
    var isLineStart = true
    return description.withoutBracketCommands.unicodeScalars.text { scalar in
      defer { isLineStart = scalar == "\n" || isLineStart && scalar.properties.isWhitespace }
      return isLineStart && scalar == ":" ? scalar.spelling : nil
    }
  }

  /// Whether there is no text.
  package var isEmpty: Bool { description.isEmpty }

  package static func + (left: Self, right: Self) -> Self { "\(left)\(right)" }

  package static func += (left: inout Self, right: Self) { left.description += right.description }
}

extension TerminalText: ExpressibleByStringInterpolation {
  package init(stringLiteral literal: StaticString) { description = literal.description }

  package init(stringInterpolation parts: StringInterpolation) { description = parts.text }

  /// The parts of a literal.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: StaticString) { text += literal.description }

    /// Inserts text that is escaped already.
    package mutating func appendInterpolation(_ text: TerminalText) {
      self.text += text.description
    }

    /// Inserts a value, escaped and truncated to `limit` characters.
    package mutating func appendInterpolation(
      _ value: some CustomStringConvertible, upTo limit: Int = Limits.shownText
    ) {
      text += value.description.visible(upTo: limit)
    }

    /// Inserts text of several lines, each escaped and truncated.
    package mutating func appendInterpolation(lines: String) {
      text += lines.split(separator: "\n", omittingEmptySubsequences: false)
        .map { String($0).visible(upTo: .max) }.joined(separator: "\n")
    }
  }
}

extension TerminalText {
  /// The number of characters, which is the width of a line without colours.
  var count: Int { description.count }

  /// Returns the text padded with spaces on the right.
  func padded(to width: Int) -> TerminalText { self + .spaces(width - count) }

  /// Returns the text padded with spaces on the left.
  func alignedRight(in width: Int) -> TerminalText { .spaces(width - count) + self }

  /// The text aligned right in a column of numbers, at least two spaces from the one before.
  var inNumberColumn: TerminalText { alignedRight(in: max(12, count + 2)) }

  /// Returns the text truncated to `longest` characters with `…`.
  ///
  /// `Flutter gesture arena` becomes `Flutter gesture…`: truncated at a word if that keeps more than
  /// half of the text.
  func cut(to longest: Int) -> TerminalText {
    guard count > longest else { return self }
    let beginning = description.prefix(max(0, longest - 1))
    let words = beginning.lastIndex(of: " ").map { beginning[..<$0] } ?? beginning
    let isNextWord = description[beginning.endIndex...].first == " "
    let isMost = words.count * 2 > longest
    return TerminalText(description: "\(isMost && !isNextWord ? words : beginning)…")
  }

  /// Returns that many spaces; none for a negative number.
  static func spaces(_ count: Int) -> TerminalText {
    TerminalText(description: String(repeating: " ", count: max(0, count)))
  }

  /// Returns a table: the first columns are names, each as wide as its longest one; the others numbers.
  static func table(_ rows: [[TerminalText]], names: Int) -> TerminalText {
    let widths = (0..<names).map { column in rows.map(\.[column].count).max() ?? 0 }
    return rows.map { row in
      let names = zip(row, widths).map { $0.padded(to: $1) }.joined(separator: "  ")
      return "\(names)\(row.dropFirst(widths.count).map(\.inNumberColumn).joined())\n"
    }.joined()
  }
}

extension Sequence<TerminalText> {
  /// Returns the texts one after the other, with a separator between them.
  package func joined(separator: TerminalText = "") -> TerminalText {
    var joined: TerminalText = ""
    for (index, text) in enumerated() { joined += index == 0 ? text : separator + text }
    return joined
  }
}
