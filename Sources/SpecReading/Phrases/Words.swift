/// The words of a text, which spaces part.
enum Words {
  /// The words in order: `touching 10 20` gives three.
  ///
  /// Looks at bytes, because a space is one in UTF-8 and characters take ten times as long.
  static func of(_ text: Substring) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: " ")).map(Substring.init)
  }

  /// The first word; empty where there is none.
  static func first(of text: String) -> Substring {
    let start = text.utf8.firstIndex { $0 != UInt8(ascii: " ") } ?? text.endIndex
    return Substring(text.utf8[start...].prefix { $0 != UInt8(ascii: " ") })
  }
}
