import Conformance
import Results
import SpecReading

/// A text with the positions that a client has for its characters, in UTF-16, which every client knows.
struct TextDocument: Sendable {
  /// The text.
  private(set) var source: SourceLines

  init(_ bytes: [UInt8] = []) { source = SourceLines(bytes) }

  /// Applies a change of `textDocument/didChange`; one without a range replaces the text. Positions
  /// beyond the text, or a line, are at its end.
  mutating func apply(_ change: JSON) {
    guard let text = change.member("text")?.text else { return }
    guard let range = change.member("range") else {
      source = SourceLines(Array(text.utf8))
      return
    }
    guard let start = index(of: range.member("start")), let end = index(of: range.member("end"))
    else { return }
    var bytes = source.bytes
    bytes.replaceSubrange(min(start, end)..<max(start, end), with: text.utf8)
    source = SourceLines(bytes)
  }

  /// Returns the byte at a client's position; nil if that is none.
  private func index(of position: JSON?) -> Int? {
    guard let line = position?.member("line")?.integer,
      let character = position?.member("character")?.integer, line >= 0, character >= 0
    else { return nil }
    guard line < source.count else { return source.bytes.count }
    let range = source.range(of: line + 1)
    var units = 0
    // A position within a character is at its beginning.
    var start = range.lowerBound
    for index in range {
      if source.bytes[index] & 0xC0 != 0x80 { start = index }
      let size = source.bytes[index].utf16Units
      if size > 0, units + size > character { return start }
      units += size
    }
    return range.upperBound
  }

  /// Returns the line and the column of a client's position, both from 1; nil if that is none.
  func place(of position: JSON?) -> (line: Int, column: Int)? {
    guard let line = position?.member("line")?.integer, let index = index(of: position) else {
      return nil
    }
    guard line < source.count else { return (source.count + 1, 1) }
    let start = source.range(of: line + 1).lowerBound
    return (line + 1, source.bytes[start..<index].count { $0 & 0xC0 != 0x80 } + 1)
  }

  /// Returns the client's position of a line and a column, both from 1.
  func position(_ line: Int, _ column: Int) -> JSON {
    guard 1...max(source.count, 1) ~= line else {
      return ["line": .integer(max(0, line - 1)), "character": .integer(0)]
    }
    var (units, columns) = (0, 0)
    for byte in source.bytes[source.range(of: line)] {
      if byte & 0xC0 != 0x80 { columns += 1 }
      if columns >= column { break }
      units += byte.utf16Units
    }
    return ["line": .integer(line - 1), "character": .integer(units)]
  }

  /// Returns the client's range of characters of a line.
  func range(_ line: Int, _ column: Int, length: Int) -> JSON {
    ["start": position(line, column), "end": position(line, column + length)]
  }

  /// Returns the client's range of what names something.
  func range(of found: Occurrence) -> JSON {
    range(found.location.line, found.location.column, length: found.length)
  }

  /// Returns the client's range of whole lines, without the last line ending.
  func range(of lines: ClosedRange<Int>) -> JSON {
    ["start": position(lines.lowerBound, 1), "end": position(lines.upperBound, .max)]
  }

  /// Returns the client's range of bytes.
  func range(of bytes: Range<Int>) -> JSON {
    let (start, end) = (source.place(of: bytes.lowerBound), source.place(of: bytes.upperBound))
    return ["start": position(start.line, start.column), "end": position(end.line, end.column)]
  }

  /// Returns the client's range of the words that a diagnostic is about: to the next space or pipe, or
  /// from the first column the whole line.
  func range(of location: SourceLocation) -> JSON {
    guard 1...max(source.count, 1) ~= location.line else { return range(1, 1, length: 0) }
    guard location.column > 1 else { return range(of: location.line...location.line) }
    let rest = source.text(of: location.line).unicodeScalars.dropFirst(location.column - 1)
    let length = rest.prefix { !" |;,)".unicodeScalars.contains($0) }.count
    return range(location.line, location.column, length: max(1, length))
  }

  /// Returns the client's range of the first text like this at or after a location; nil if the next
  /// lines do not have it.
  func range(of text: String, after location: SourceLocation) -> JSON? {
    let lines = max(1, location.line)...max(1, min(source.count, location.line + 8))
    for line in lines where line <= source.count {
      let words = source.text(of: line)
      let start = line == location.line ? location.column - 1 : 0
      let rest = Substring(words.unicodeScalars.dropFirst(start))
      if text.isEmpty { return range(line, start + 1, length: 0) }
      guard let found = rest.firstRange(of: text) else { continue }
      let before = rest.unicodeScalars.distance(from: rest.startIndex, to: found.lowerBound)
      return range(line, start + before + 1, length: text.unicodeScalars.count)
    }
    return nil
  }
}

extension UInt8 {
  /// The number of UTF-16 units of the character whose first byte this is; 0 for the other bytes.
  fileprivate var utf16Units: Int { self & 0xC0 == 0x80 ? 0 : self >= 0xF0 ? 2 : 1 }
}
