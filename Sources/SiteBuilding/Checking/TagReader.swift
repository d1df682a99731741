/// Reads the tags of a page that have an anchor or a target.
///
/// It reads what themes, `HTML` and libcmark write: every value is in quotes, and every `<` that
/// begins no tag is escaped.
struct TagReader {
  /// A tag with an anchor or a target.
  struct Tag: Hashable {
    /// The line it begins on, counted from 1.
    var line: Int
    /// The column it begins in, counted from 1 in bytes.
    var column: Int
    /// The anchor, if there is one.
    var id: String?
    /// The address that it links to or loads, if there is one.
    var target: String?
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next tag with an anchor or a target, or nil at the end.
  mutating func next() -> Tag? {
    while let start = find(UInt8(ascii: "<")) {
      index = start + 1
      var tag = Tag(line: line, column: start - lineStart + 1)
      if bytes[index...].starts(with: "!--".utf8) {
        skipComment()
        continue
      }
      readAttributes(into: &tag)
      if tag.id != nil || tag.target != nil { return tag }
    }
    return nil
  }

  /// Returns the index of the next byte of a value, from here on, and counts the lines up to it.
  private mutating func find(_ byte: UInt8) -> Int? {
    while index < bytes.count {
      if bytes[index] == byte { return index }
      step()
    }
    return nil
  }

  private mutating func step() {
    if bytes[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    index += 1
  }

  private mutating func skipComment() {
    while index < bytes.count, !bytes[index...].starts(with: "-->".utf8) { step() }
  }

  /// Reads up to the end of the tag.
  private mutating func readAttributes(into tag: inout Tag) {
    skip { !$0.isSpace && $0 != UInt8(ascii: ">") }
    while index < bytes.count {
      skip(while: \.isSpace)
      guard index < bytes.count, bytes[index] != UInt8(ascii: ">") else { return }
      let name = take { !$0.isSpace && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") }
      guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
        // A character that begins neither a name nor a value must be skipped.
        if name.isEmpty { step() }
        continue
      }
      step()
      let value = takeValue()
      if name.elementsEqual("id".utf8) { tag.id = value.decoded }
      if name.elementsEqual("href".utf8) || name.elementsEqual("src".utf8) {
        tag.target = value.decoded
      }
    }
  }

  private mutating func takeValue() -> ArraySlice<UInt8> {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      return take { !$0.isSpace && $0 != UInt8(ascii: ">") }
    }
    step()
    let value = take { $0 != UInt8(ascii: "\"") }
    if index < bytes.count { step() }
    return value
  }

  private mutating func skip(while isPart: (UInt8) -> Bool) {
    while index < bytes.count, isPart(bytes[index]) { step() }
  }

  private mutating func take(while isPart: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = index
    skip(while: isPart)
    return bytes[start..<index]
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension ArraySlice<UInt8> {
  /// The text with HTML's character references replaced.
  fileprivate var decoded: String {
    let text = String(decoding: self, as: UTF8.self)
    guard contains(UInt8(ascii: "&")) else { return text }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
      .reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
