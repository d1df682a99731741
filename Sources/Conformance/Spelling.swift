#if !hasFeature(Embedded)
  /// Suggests corrections of misspelt words.
  package enum Spelling {
    /// Returns the most similar candidate, or nil if none is similar enough.
    ///
    /// Ignores case. Allows one edit (insertion, deletion, substitution, transposition of neighbours)
    /// per three letters.
    package static func suggestion(
      for word: String, among candidates: some Sequence<String>
    ) -> String? {
      guard word.utf8.count <= Limits.spelledWord else { return nil }
      let spelling = lowered(word)
      var best: (candidate: String, distance: Int)?
      for candidate in candidates
      where isOfLength(candidate, spelling.count) && candidate != word {
        let distance = distance(spelling, lowered(candidate))
        if let distance, distance < best?.distance ?? .max { best = (candidate, distance) }
      }
      return best?.candidate
    }

    /// Returns whether two different words are similar enough for a suggestion.
    package static func isNear(_ word: String, _ other: String) -> Bool {
      suggestion(for: word, among: CollectionOfOne(other)) != nil
    }

    /// Returns whether the candidate's length allows it to be similar enough.
    private static func isOfLength(_ candidate: String, _ length: Int) -> Bool {
      let count = candidate.utf8.count
      return abs(count - length) <= max(count, length) / 3
    }

    /// Returns the lowercase UTF-8 bytes of the word, with a fast path for ASCII.
    private static func lowered(_ word: String) -> [UInt8] {
      guard word.utf8.allSatisfy({ $0 < 0x80 }) else { return Array(word.lowercased().utf8) }
      return word.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    }

    /// Returns the edit distance between two spellings, or nil if it is too large.
    private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int? {
      let allowed = max(first.count, second.count) / 3
      guard abs(first.count - second.count) <= allowed else { return nil }
      var rows = [Array(0...second.count)]
      for row in first.indices {
        var current = [row + 1]
        for column in second.indices {
          let isSame = first[row] == second[column]
          var best = min(
            rows[row][column + 1] + 1, current[column] + 1, rows[row][column] + (isSame ? 0 : 1))
          let isSwapped =
            row > 0 && column > 0 && first[row] == second[column - 1]
            && first[row - 1] == second[column]
          if isSwapped { best = min(best, rows[row - 1][column - 1] + 1) }
          current.append(best)
        }
        // A transposition may still save one edit, counted from the row before.
        guard current.contains(where: { $0 <= allowed + 1 }) else { return nil }
        rows.append(current)
      }
      let distance = rows[first.count][second.count]
      return distance <= allowed ? distance : nil
    }
  }
#endif
