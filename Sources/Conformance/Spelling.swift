/// Finds what a misspelt word was meant to be.
package enum Spelling {
  /// How many candidates to look through where it is done for every mistake: else the time would
  /// grow with the number of mistakes times the number of names.
  package static let shortList = 200

  /// The longest word that is compared, in bytes; nobody misspells longer ones.
  private static let longestWord = 64

  /// The candidate spelled most like the word, where one is near enough to be meant.
  ///
  /// Case does not count. Each third letter allows one slip: a letter added, dropped, changed or
  /// swapped with its neighbour.
  package static func suggestion(
    for word: String, among candidates: some Sequence<String>
  ) -> String? {
    guard word.utf8.count <= longestWord else { return nil }
    let spelling = lowered(word)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates
    where isOfLength(candidate, spelling.count) && candidate != word {
      let distance = distance(spelling, lowered(candidate))
      if let distance, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// Whether two different words differ by no more slips than a suggestion allows.
  package static func isNear(_ word: String, _ other: String) -> Bool {
    suggestion(for: word, among: CollectionOfOne(other)) != nil
  }

  /// Whether the candidate's length alone does not rule it out.
  private static func isOfLength(_ candidate: String, _ length: Int) -> Bool {
    let count = candidate.utf8.count
    return abs(count - length) <= max(count, length) / 3
  }

  /// The bytes of the word in lower case; those of ASCII are by far the quickest to find.
  private static func lowered(_ word: String) -> [UInt8] {
    guard word.utf8.allSatisfy({ $0 < 0x80 }) else { return Array(word.lowercased().utf8) }
    return word.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }

  /// The number of slips between two spellings, where it is not too large.
  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int? {
    let allowed = max(first.count, second.count) / 3
    guard abs(first.count - second.count) <= allowed else { return nil }
    var beforeLast = Array(0...second.count)
    var last = beforeLast
    var current = beforeLast
    for row in first.indices {
      current[0] = row + 1
      var least = current[0]
      for column in second.indices {
        let isSame = first[row] == second[column]
        var best = min(
          last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
        let isSwapped =
          row > 0 && column > 0 && first[row] == second[column - 1]
          && first[row - 1] == second[column]
        if isSwapped { best = min(best, beforeLast[column - 1] + 1) }
        current[column + 1] = best
        least = min(least, best)
      }
      // A swap may yet save one slip, counted from the row before.
      guard least <= allowed + 1 else { return nil }
      swap(&beforeLast, &last)
      swap(&last, &current)
    }
    return last[second.count] <= allowed ? last[second.count] : nil
  }
}
