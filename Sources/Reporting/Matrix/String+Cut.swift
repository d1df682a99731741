extension String {
  /// The text, or its beginning with `…` where it is longer than that many letters.
  ///
  /// `Flutter gesture arena` becomes `Flutter gesture…`: whole words where most of the room is
  /// still used.
  func cut(to longest: Int) -> String {
    guard count > longest else { return self }
    let beginning = prefix(max(0, longest - 1))
    let words = beginning.lastIndex(of: " ").map { beginning[..<$0] } ?? beginning
    let isNextWord = self[beginning.endIndex...].first == " "
    let isMost = words.count * 2 > longest
    return "\(isMost && !isNextWord ? words : beginning)…"
  }
}
