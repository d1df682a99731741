/// The form of the ids that the ledger gives to statements: a capital letter and a number.
enum StatementID {
  /// Whether the word has the form of `S32`.
  static func isWellFormed(_ word: String) -> Bool { parts(of: word) != nil }

  /// The letter and the number of `S32`.
  static func parts(of word: String) -> (series: Character, number: Int)? {
    guard let series = word.first, series.isASCII, series.isUppercase, word.count > 1,
      word.dropFirst().allSatisfy({ $0.isASCII && $0.isNumber }),
      let number = Int(word.dropFirst())
    else { return nil }
    return (series, number)
  }
}
