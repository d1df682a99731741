/// The text of a heading that begins a clause, such as `HIT-4 A hidden view is skipped`.
struct ClauseHeading {
  /// The permanent id.
  let id: String
  /// What follows it.
  let title: String

  /// Reads a heading's text; nil where it begins with no id.
  init?(_ text: String) {
    let word = text.prefix { $0 != " " }
    guard Self.isID(word) else { return nil }
    id = String(word)
    title = text.dropFirst(word.count).trimmingSpaces()
  }

  /// Whether the word has the form of `HIT-4`.
  static func isID(_ word: Substring) -> Bool {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let letters = parts.first, let digits = parts.last else { return false }
    return !letters.isEmpty && letters.allSatisfy { $0.isASCII && $0.isUppercase }
      && !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isNumber }
  }
}
