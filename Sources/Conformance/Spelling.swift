/// Finds what a misspelt word was meant to be.
package enum Spelling {
  /// The candidate nearest to the word, where one is near enough to be meant.
  package static func suggestion(for word: String, among candidates: [String]) -> String? {
    candidates
      .filter { isNear(word, $0) }
      .min { distance(word, $0) < distance(word, $1) }
  }

  /// Whether two different words differ by a slip or two.
  package static func isNear(_ word: String, _ other: String) -> Bool {
    guard word != other else { return false }
    if word.lowercased() == other.lowercased() { return true }
    let allowed = max(word.count, other.count) / 3
    return allowed > 0 && abs(word.count - other.count) <= allowed
      && distance(word.lowercased(), other.lowercased()) <= allowed
  }

  /// How many letters must be added, dropped, changed or swapped with a neighbour.
  package static func distance(_ word: String, _ other: String) -> Int {
    let first = Array(word)
    let second = Array(other)
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let isSame = first[row] == second[column]
        var best = min(
          last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
