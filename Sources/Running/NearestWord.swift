/// Finds what somebody probably meant.
enum NearestWord {
  /// The candidate that is spelled most like the word, or nil where none comes near.
  ///
  /// Case does not count; one change is allowed, and one more for every four characters.
  static func find(_ word: String, among candidates: some Sequence<String>) -> String? {
    let spelling = Array(word.lowercased().utf8)
    var best: String?
    var bestDistance = spelling.count / 4 + 2
    for candidate in candidates {
      let other = Array(candidate.lowercased().utf8)
      guard abs(other.count - spelling.count) < bestDistance else { continue }
      let distance = distance(from: spelling, to: other)
      if distance < bestDistance { (best, bestDistance) = (candidate, distance) }
    }
    return best
  }

  /// How many characters must be put in, taken out or replaced.
  private static func distance(from left: [UInt8], to right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (index, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let replaced = diagonal + (character == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[right.count]
  }
}
