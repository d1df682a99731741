/// The form of the ids that the ledger gives to statements: a capital letter and a number.
enum StatementID {
  /// Whether the word has the form of `S32`.
  static func isWellFormed(_ word: String) -> Bool { parts(of: word) != nil }

  /// The letter and the number of `S32`; a number that is too large counts as the largest.
  static func parts(of word: String) -> (series: Character, number: Int)? {
    guard let series = word.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(series),
      word.utf8.count > 1,
      word.utf8.dropFirst().allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return (Character(UnicodeScalar(series)), Int(word.dropFirst()) ?? .max)
  }

  /// The words of a text that have that form, in order.
  static func all(in text: String) -> [Substring] {
    text.utf8.split { !isWordByte($0) }.map(Substring.init).filter { isWellFormed(String($0)) }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
      true
    default: false
    }
  }
}
