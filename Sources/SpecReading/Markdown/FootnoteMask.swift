/// Hides the marks of footnotes from libcmark, which takes `[^a]: word` for a link's address.
///
/// `[^a*b]` becomes `{`, U+0001, `a`, U+0002, `b}`: as many bytes, so that everything stays where
/// it was, and punctuation at both ends, so that emphasis begins and ends where it did.
enum FootnoteMask {
  /// What stands for the first two characters of a mark; for the last one stands `}`.
  static let opening = "{\u{1}"

  /// What would be markup within a mark, each with the character that stands for it.
  private static let pairs: [(UInt8, UInt8)] = [
    (UInt8(ascii: "^"), caret), (UInt8(ascii: "*"), 2), (UInt8(ascii: "_"), 3),
    (UInt8(ascii: "&"), 4), (UInt8(ascii: "}"), 5), (UInt8(ascii: "^"), unnamed),
  ]
  /// What stands for `^` where a footnote's name follows.
  static let caret: UInt8 = 1
  /// What stands for `^` where a name follows that no footnote can have.
  static let unnamed: UInt8 = 6
  /// All that stands for something else.
  private static let signs: ClosedRange<UInt8> = 1...6

  /// Whether one of those characters stands there already, so that nobody could tell them apart.
  static func firstConflict(in bytes: [UInt8]) -> Int? {
    bytes.firstIndex(where: signs.contains)
  }

  /// Hides every mark.
  static func hide(in bytes: inout [UInt8]) {
    for mark in FootnoteMark.all(in: bytes) {
      bytes[mark.range.lowerBound] = UInt8(ascii: "{")
      if mark.name.isEmpty {
        bytes[mark.range.lowerBound + 1] = unnamed
        continue
      }
      bytes[mark.range.upperBound - 1] = UInt8(ascii: "}")
      for index in mark.range.dropFirst().dropLast() {
        if let pair = pairs.first(where: { $0.0 == bytes[index] }) { bytes[index] = pair.1 }
      }
    }
  }

  /// Whether something is hidden in a text.
  static func isHiding(in text: UnsafePointer<CChar>) -> Bool {
    var character = text
    while character.pointee != 0 {
      if signs.contains(UInt8(bitPattern: character.pointee)) { return true }
      character += 1
    }
    return false
  }

  /// The text as its author wrote it.
  static func reveal(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    var isInMark = false
    for byte in text.utf8 {
      switch byte {
      case unnamed where bytes.last == UInt8(ascii: "{"):
        bytes[bytes.count - 1] = UInt8(ascii: "[")
        bytes.append(UInt8(ascii: "^"))
      case caret where !isInMark && bytes.last == UInt8(ascii: "{"):
        bytes[bytes.count - 1] = UInt8(ascii: "[")
        bytes.append(UInt8(ascii: "^"))
        isInMark = true
      case UInt8(ascii: "}") where isInMark:
        bytes.append(UInt8(ascii: "]"))
        isInMark = false
      default:
        bytes.append(pairs.first { $0.1 == byte }?.0 ?? byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
