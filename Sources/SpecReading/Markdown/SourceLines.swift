import Platform

/// The text of a page as bytes, with the start of every line.
package struct SourceLines: Sendable {
  /// A line and a column in characters, both from 1.
  package typealias Place = (line: Int, column: Int)

  /// The page in UTF-8, without a byte order mark.
  package let bytes: [UInt8]
  /// The start of each line, and the end of the text.
  private let starts: [Int]

  package init(_ bytes: [UInt8]) {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    self.bytes = hasMark ? Array(bytes.dropFirst(3)) : bytes
    starts = Self.lineStarts(of: self.bytes)
  }

  /// The number of lines.
  package var count: Int { starts.count - 1 }

  /// Returns the range of a line, from 1, without its line ending.
  package func range(of line: Int) -> Range<Int> {
    let start = starts[line - 1]
    var end = starts[line]
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return start..<end
  }

  /// Returns the text of a line, from 1, without its line ending.
  package func text(of line: Int) -> String {
    String(decoding: bytes[range(of: line)], as: UTF8.self)
  }

  /// Returns the bytes of lines, from 1, with the line endings between them.
  func bytes(of lines: Range<Int>) -> ArraySlice<UInt8> {
    guard !lines.isEmpty else { return [] }
    return bytes[
      range(of: lines.lowerBound).lowerBound..<range(of: lines.upperBound - 1).upperBound]
  }

  /// Returns the place of a byte.
  package func place(of index: Int) -> Place {
    var places = Places(self)
    return places.place(of: index)
  }

  /// Maps byte offsets to line and column, and back, counting on from the one before where that is on
  /// the same line.
  struct Places {
    let source: SourceLines
    /// The last offset, and its place.
    private var last = (index: 0, place: Place(line: 1, column: 1))

    init(_ source: SourceLines) { self.source = source }

    /// Returns the place of a byte.
    mutating func place(of index: Int) -> Place {
      let starts = source.starts
      var (low, high) = (0, starts.count - 1)
      while high - low > 1 {
        let middle = (low + high) / 2
        if starts[middle] <= index { low = middle } else { high = middle }
      }
      let isOnward = last.place.line == low + 1 && last.index <= index
      let known = isOnward ? last : (starts[low], (low + 1, 1))
      let characters = source.bytes[known.index..<index].count { $0 & 0xC0 != 0x80 }
      last = (index, (low + 1, known.place.column + characters))
      return last.place
    }

    /// Returns the byte at a place; nil if there is no such line. Behind the end of a line, its end.
    mutating func index(of place: Place) -> Int? {
      guard (1...source.count).contains(place.line) else { return nil }
      let line = source.range(of: place.line)
      let isOnward = last.place.line == place.line && last.place.column <= place.column
      var (index, column) = isOnward ? (last.index, last.place.column) : (line.lowerBound, 1)
      while column < place.column, index < line.upperBound {
        repeat { index += 1 } while index < line.upperBound && source.bytes[index] & 0xC0 == 0x80
        column += 1
      }
      last = (index, (place.line, column))
      return index
    }
  }

  /// Returns the text with the lines blank except for a comment on the first line of each range.
  ///
  /// The comment is an HTML block, so that the blocks around it stay separate.
  func blanking(_ ranges: [ClosedRange<Int>]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var start = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      for line in range {
        let blank = self.range(of: line)
        result += bytes[start..<blank.lowerBound]
        if line == range.lowerBound { result += "<!-- -->".utf8 }
        start = blank.upperBound
      }
    }
    return result + bytes[start...]
  }

  /// Returns the words of each line with its number; a word that begins with `#` begins a comment.
  package func words() -> [(line: Int, words: [String])] {
    (0..<count).compactMap { index in
      let words = bytes[range(of: index + 1)].split(whereSeparator: \.isTableSpace)
        .prefix { $0.first != UInt8(ascii: "#") }
        .map { String(decoding: $0, as: UTF8.self) }
      return words.isEmpty ? nil : (index + 1, words)
    }
  }

  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    var rest = bytes[...]
    // Where each is next, which is searched again only after that.
    var (newline, carriageReturn) = (-1, -1)
    while true {
      if newline < rest.startIndex { newline = rest.index(ofByte: UInt8(ascii: "\n")) ?? .max }
      if carriageReturn < rest.startIndex {
        carriageReturn = rest.index(ofByte: UInt8(ascii: "\r")) ?? .max
      }
      let end = min(newline, carriageReturn)
      guard end < bytes.count else { break }
      rest = bytes[(end + (end == carriageReturn && newline == end + 1 ? 2 : 1))...]
      starts.append(rest.startIndex)
    }
    if starts.last != bytes.count || bytes.isEmpty { starts.append(bytes.count) }
    return starts
  }
}

extension ArraySlice<UInt8> {
  /// Returns the index of the first such byte, which the C library finds several times as fast as a loop;
  /// nil if there is none.
  package func index(ofByte byte: UInt8) -> Int? {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let found = memchr(start, Int32(byte), bytes.count)
      else { return nil }
      return startIndex + (UnsafeRawPointer(found) - start)
    }
  }
}
