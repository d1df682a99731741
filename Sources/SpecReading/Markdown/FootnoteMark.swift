/// A footnote's name in brackets, such as `[^a]`, where the text of a page has it.
struct FootnoteMark: Equatable, Sendable {
  /// What stands between `[^` and `]`; empty where no footnote can have that name, though a line
  /// begins as if one had. Then the range has the first two bytes alone.
  let name: String
  /// The bytes from the opening bracket to behind the closing one.
  let range: Range<Int>
}

extension FootnoteMark {
  /// The marks among some bytes, in order, wherever they stand: in prose, code or a table.
  ///
  /// A bracket behind a backslash opens none, and `[^a](b.md)` is a link.
  static func all(in bytes: [UInt8]) -> [FootnoteMark] {
    bytes.withUnsafeBufferPointer { bytes in
      var marks: [FootnoteMark] = []
      var index = 1
      // Few pages have footnotes, and of their two first characters this one is rarer.
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "^"), let mark = mark(atCaret: index, in: bytes) {
          marks.append(mark)
          index = mark.range.upperBound
        } else {
          index += 1
        }
      }
      return marks
    }
  }

  private static func mark(
    atCaret caret: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> FootnoteMark? {
    guard bytes[caret - 1] == UInt8(ascii: "["), !isEscaped(caret - 1, in: bytes) else {
      return nil
    }
    let start = caret + 1
    var end = start
    while end < bytes.count, isPartOfName(bytes[end]) { end += 1 }
    guard end > start, end < bytes.count, bytes[end] == UInt8(ascii: "]"),
      !isAddress(end + 1, in: bytes)
    else { return beginsLine(caret - 1, in: bytes) ? unnamed(atCaret: caret, in: bytes) : nil }
    return FootnoteMark(
      name: String(decoding: bytes[start..<end], as: UTF8.self), range: caret - 1..<end + 1)
  }

  /// Whether no more stands before it in its line than what begins a quote.
  private static func beginsLine(_ index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = index
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: ">")
    {
      start -= 1
    }
    return start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
      || bytes[start - 1] == UInt8(ascii: "\r")
  }

  /// What libcmark may take for a link's definition, and would leave out of the page.
  private static func unnamed(
    atCaret caret: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> FootnoteMark? {
    var index = caret + 1
    while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "]"), bytes[index + 1] == UInt8(ascii: ":") {
        return FootnoteMark(name: "", range: caret - 1..<caret + 1)
      }
      index += 1
    }
    return nil
  }

  private static func isEscaped(_ index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = index
    while start > 0, bytes[start - 1] == UInt8(ascii: "\\") { start -= 1 }
    return (index - start) % 2 == 1
  }

  /// Code, tags and backslashes bind more strongly than brackets do.
  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F, UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "`"),
      UInt8(ascii: "<"), UInt8(ascii: "\\"):
      false
    default: true
    }
  }

  /// Whether a link's address stands there in parentheses, and not a remark.
  private static func isAddress(_ start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { return false }
    var index = start + 1
    while index < bytes.count, bytes[index] > 0x20, bytes[index] != UInt8(ascii: "[") {
      if bytes[index] == UInt8(ascii: ")") { return true }
      index += 1
    }
    return false
  }
}
