/// Finds what a misspelt word was meant to be.
package enum Spelling {
  /// The candidate spelled most like the word, where one is near enough to be meant.
  ///
  /// Case does not count. Each third letter allows one slip: a letter added, dropped, changed or
  /// swapped with its neighbour.
  package static func suggestion(
    for word: String, among candidates: some Sequence<String>
  ) -> String? {
    let spelling = Array(word.lowercased().utf8)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates where candidate != word {
      let distance = distance(spelling, Array(candidate.lowercased().utf8))
      if let distance, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// Whether two different words differ by no more slips than a suggestion allows.
  package static func isNear(_ word: String, _ other: String) -> Bool {
    suggestion(for: word, among: CollectionOfOne(other)) != nil
  }

  /// The number of slips between two spellings, where it is not too large.
  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int? {
    let allowed = max(first.count, second.count) / 3
    guard abs(first.count - second.count) <= allowed else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let isSame = first[row] == second[column]
        var best = min(
          last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
        let isSwapped =
          row > 0 && column > 0 && first[row] == second[column - 1]
          && first[row - 1] == second[column]
        if isSwapped { best = min(best, beforeLast[column - 1] + 1) }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count] <= allowed ? last[second.count] : nil
  }
}
