/// The text of a heading that begins a clause, such as `HIT-4 A hidden view is skipped`.
struct ClauseHeading {
  /// The permanent id.
  let id: String
  /// What follows it.
  let title: String

  /// Reads a heading's text; nil where it begins with no id.
  init?(_ text: String) {
    let word = Words.first(of: text)
    guard Self.isID(word) else { return nil }
    id = String(word)
    title = text[word.endIndex...].trimmingSpaces()
  }

  /// The id that the heading of no clause was meant to begin with, such as `HIT-4` for `HIT-4: A`
  /// or `HIT-4는`.
  static func almostID(_ text: String) -> String? {
    let word = Words.first(of: text)
    let id = Substring(word.utf8.prefix { $0 < 0x80 && !":.,;)".utf8.contains($0) })
    return id.endIndex < word.endIndex && isID(id) ? String(id) : nil
  }

  /// Whether the word has the form of `HIT-4`.
  static func isID(_ word: Substring) -> Bool {
    let digits = word.utf8.drop { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    return digits.startIndex > word.startIndex && digits.first == UInt8(ascii: "-")
      && digits.count > 1
      && digits.dropFirst().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
