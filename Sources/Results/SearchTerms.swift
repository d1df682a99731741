/// Reads words into the terms by which texts are compared, as the search of the site does
/// (`Site/search-entries.js`): the stem of a word, and the class of those that mean the same.
struct SearchTerms {
  /// The terms of a word, and how much of it each says.
  typealias Terms = [(term: String, share: Double)]

  /// The class of each stem.
  private var classes: [String: String] = [:]
  /// The class of what several words mean together, by their stems.
  private var joined: [[String]: String] = [:]
  /// The class of words of other scripts, which endings follow, by how they begin.
  private var beginnings: [(beginning: String, key: String)] = []
  /// The stems and terms of the words that were read.
  private var read: [String: (stem: String, terms: Terms)] = [:]
  /// The words that say nothing of what is searched for.
  private var fillers: Set<String> = []

  /// - Parameter lines: words that mean the same, a list for each meaning; `-` begins those that say
  ///   nothing, and a clause's id the questions that it answers.
  init(_ lines: [[String]]) {
    for line in lines {
      guard let first = line.first, !ScenarioID.isClauseID(first[...]) else { continue }
      guard first != "-" else {
        fillers.formUnion(line)
        continue
      }
      let key = "≈\(first)"
      for word in line {
        let parts = (word.first == "!" ? String(word.dropFirst()) : word).searchWords
        if parts.count > 1 {
          joined[parts.map(\.stem)] = key
        } else if let part = parts.first {
          if part.utf8.allSatisfy({ $0 < 0x80 }) {
            classes[part.stem] = key
          } else {
            beginnings.append((part, key))
          }
        }
      }
    }
    beginnings.sort { $0.beginning.count > $1.beginning.count }
  }

  /// Whether a term says that something goes wrong.
  static func isComplaint(_ term: String) -> Bool { term.hasPrefix("≈!") }

  /// Returns the terms of each word of a text that says something; words that mean one thing together are
  /// one more.
  mutating func terms(of text: String) -> [Terms] {
    let words = text.searchWords.filter { !fillers.contains($0) }
    let known = words.map { word in
      if let found = read[word] { return found }
      let found = (word.stem, terms(word, word.stem))
      read[word] = found
      return found
    }
    let stems = known.map(\.stem)
    var all = known.map(\.terms)
    var place = 0
    while place < stems.count {
      var next = place + 1
      for end in stride(from: min(place + 4, stems.count), to: place + 1, by: -1) {
        guard let key = joined[Array(stems[place..<end])] else { continue }
        for at in place..<end { all[at] = all[at].map { ($0.term, $0.share * 0.3) } }
        all.append([(key, 1)])
        next = end
        break
      }
      place = next
    }
    return all
  }

  private func terms(_ word: String, _ stem: String) -> Terms {
    let isASCII = word.utf8.allSatisfy { $0 < 0x80 }
    let key = isASCII ? classes[stem] : beginnings.first { word.hasPrefix($0.beginning) }?.key
    return key.map { [($0, 0.7), (stem, 0.3)] } ?? [(stem, 1)]
  }
}

extension String {
  /// The words of a text, and those that its names consist of, in small letters:
  /// `isn't touchUpInside` → isnt, touchupinside, touch, up, inside.
  fileprivate var searchWords: [String] {
    String(unicodeScalars.filter { $0 != "'" && $0 != "’" }).identifiers.flatMap { name in
      // Most words have no capitals but the first.
      let parts = name.utf8.dropFirst().contains(where: \.isASCIICapital) ? name.humps : []
      return parts.count > 1 ? [name.lowercased()] + parts : [name.lowercased()]
    }
  }

  /// A word in small letters without the endings by which its forms differ: `tapped`, `taps` → tap.
  fileprivate var stem: String {
    let ending = ["ing", "ed", "es", "s", "e"].first { hasSuffix($0) && count - $0.count > 2 }
    let stem = hasSuffix("ss") ? self : String(dropLast(ending?.count ?? 0))
    return stem.count > 3 && stem.last == stem.dropLast().last ? String(stem.dropLast()) : stem
  }
}
