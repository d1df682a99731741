import Conformance

/// Ranks clauses and sections by the words of a question that are in them: a word says the more the fewer of
/// them have it and the shorter they are, as in BM25, and more where it is in the title.
struct WordRanking {
  private struct Entry {
    let title: Set<String>
    let counts: [String: Int]
    let length: Double

    init(_ title: String, _ texts: [String]) {
      let words = (texts + [title]).flatMap(\.searchWords)
      self.title = Set(title.searchWords)
      counts = Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
      length = Double(words.count)
    }
  }

  private let clauses: [Clause]
  /// The first passage of each section, then what is not covered.
  private let passages: [Passage]
  /// All passages of a section.
  private let sections: [String: [Passage]]
  /// What is in the clauses, then in the passages.
  private let entries: [Entry]

  init(_ clauses: [Clause], _ passages: [Passage]) {
    sections = Dictionary(grouping: passages, by: \.subject)
    let texts = sections.mapValues { $0.map(\.text) }
    var seen: Set<String> = []
    let others = passages.filter { passage in
      (passage.isAboutSymptom || passage.place == .notCovered)
        && seen.insert(passage.subject).inserted
    }
    self.clauses = clauses
    self.passages = others
    entries =
      clauses.map { Entry($0.title, texts[$0.id, default: []] + $0.names.map(\.base)) }
      + others.map {
        Entry($0.isAboutSymptom ? $0.heading : "", texts[$0.subject, default: []])
      }
  }

  /// Returns up to five clauses and five passages that have most of some words, and not less than half of
  /// what the best has.
  func nearest(to words: String) -> (clauses: [Clause], passages: [Passage]) {
    let scores = scores(of: Set(words.searchWords))
    let least = (scores.max() ?? 0) / 2
    func best(_ indices: Range<Int>) -> ArraySlice<Int> {
      indices.filter { scores[$0] > 0 && scores[$0] >= least }
        .sorted { (scores[$1], $0) < (scores[$0], $1) }.prefix(5)
    }
    return (
      best(0..<clauses.count).map { clauses[$0] },
      best(clauses.count..<entries.count).map { passages[$0 - clauses.count] }
    )
  }

  /// Returns the first sentences of a section: its complaint, causes and remedies, without code, what
  /// leads to it, and questions.
  func causes(of section: Passage) -> [String] {
    sections[section.subject, default: []].map(\.text)
      .filter { !$0.contains("\n") && !$0.hasSuffix(":") && !$0.hasPrefix("Also asked: ") }
      .map { text in text.firstRange(of: ". ").map { String(text[...$0.lowerBound]) } ?? text }
  }

  private func scores(of words: Set<String>) -> [Double] {
    let average = entries.reduce(0) { $0 + $1.length } / Double(max(entries.count, 1))
    let weighted = words.map { word -> (word: String, weight: Double) in
      let count = Double(entries.count { $0.counts[word] != nil })
      return (word, ((Double(entries.count) + 1) / (count + 1)).squareRoot().squareRoot())
    }
    let all = weighted.reduce(0) { $0 + $1.weight }
    return entries.map { entry in
      var (score, found) = (0.0, 0.0)
      for (word, weight) in weighted {
        guard let count = entry.counts[word].map(Double.init) else { continue }
        let often = count * 2.2 / (count + 0.48 + 0.72 * entry.length / average)
        score += weight * (often + (entry.title.contains(word) ? 1 : 0))
        found += weight
      }
      // What has more of the words comes before what has one of them often.
      return score * (all + found) / max(all, 1)
    }
  }
}

extension Passage {
  /// What the passage is counted to: a clause, a section, or itself.
  fileprivate var subject: String {
    switch place {
    case .clause(let id): id
    case .section: "\(location.file) \(heading)"
    case .notCovered, .statement: location.fileAndLine
    }
  }
}

extension String {
  /// The stems of the words of a text, also of those that its names consist of:
  /// `cancelled touchUpInside` → cancel, touch, up, insid, touchupinsid.
  fileprivate var searchWords: [String] {
    identifiers.flatMap { name in
      let parts = name.humps
      return (parts.count > 1 ? parts + [name.lowercased()] : parts).map(\.stem)
    }
  }

  /// A word in small letters without the endings by which its forms differ: `tapped`, `taps` → tap.
  private var stem: String {
    let ending = ["ing", "ed", "es", "s", "e"].first { hasSuffix($0) && count - $0.count > 2 }
    let stem = hasSuffix("ss") ? self : String(dropLast(ending?.count ?? 0))
    return stem.count > 3 && stem.last == stem.dropLast().last ? String(stem.dropLast()) : stem
  }
}
