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
        let distance = distance(spelling, lowered(candidate), below: best?.distance ?? .max)
        if let distance { best = (candidate, distance) }
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

    /// Returns the edit distance between two spellings, or nil if it is too large for a suggestion or not
    /// below another one.
    private static func distance(
      _ first: [UInt8], _ second: [UInt8], below limit: Int
    ) -> Int? {
      let allowed = min(max(first.count, second.count) / 3, limit - 1)
      var (first, second) = (first[...], second[...])
      // What both begin or end with costs nothing.
      while let byte = first.first, byte == second.first {
        (first, second) = (first.dropFirst(), second.dropFirst())
      }
      while let byte = first.last, byte == second.last {
        (first, second) = (first.dropLast(), second.dropLast())
      }
      let (a, b) = (Array(first), Array(second))
      guard abs(a.count - b.count) <= allowed else { return nil }
      var (older, previous) = ([Int](), Array(0...b.count))
      for row in a.indices {
        // Farther from the diagonal, the distance is too large.
        var current = Array(repeating: allowed + 1, count: b.count + 1)
        current[0] = row + 1
        for column in max(0, row - allowed)..<max(0, min(b.count, row + allowed + 1)) {
          var best = min(
            previous[column + 1] + 1, current[column] + 1,
            previous[column] + (a[row] == b[column] ? 0 : 1))
          if row > 0, column > 0, a[row] == b[column - 1], a[row - 1] == b[column] {
            best = min(best, older[column - 1] + 1)
          }
          current[column + 1] = best
        }
        guard current.contains(where: { $0 <= allowed }) else { return nil }
        (older, previous) = (previous, current)
      }
      return previous[b.count] <= allowed ? previous[b.count] : nil
    }
  }
#endif
