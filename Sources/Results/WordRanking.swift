import Conformance
import Platform

/// Ranks clauses and sections by a question: by how much its words say that are in them, as in BM25, how much
/// of the question they cover, and how much of a title, or of a question that is known, is asked for.
///
/// The search of the site does the same (`Site/search-engine.js`), and also finds rows.
struct WordRanking {
  private struct Entry {
    /// How much each term says in it, from 0 to 1.
    let strengths: [String: Double]
    /// The terms of its title, and of questions that it is known to answer.
    let headings: [Set<String>]
    /// Whether it says what goes wrong.
    var isSymptom = false
    /// Whether it answers less than others: an exercise, or what is not covered.
    var isMinor = false

    /// Counts the terms of texts, each with what it weighs.
    init(_ fields: [(String, Double)], headings: [String], _ terms: inout SearchTerms) {
      var counts: [String: Double] = [:]
      for (text, weight) in fields {
        let found = terms.terms(of: text)
        let share = weight / max(1, Double(found.count) / (weight >= 2 ? 11 : 24)).squareRoot()
        for (term, part) in found.joined() { counts[term, default: 0] += share * part }
      }
      strengths = counts.mapValues { $0 / ($0 + 1.7) }
      self.headings = headings.map { Set(terms.terms(of: $0).map { $0[0].term }) }
    }
  }

  /// How the paragraph of a section begins that has the question in other words.
  private static let questions = "Also asked: "

  private var terms: SearchTerms
  private let clauses: [Clause]
  /// The titles of the clauses by their ids.
  private let titles: [String: String]
  /// The first passage of each section, then what is not covered.
  private let passages: [Passage]
  /// All passages of a section.
  private let sections: [String: [Passage]]
  /// What is in the clauses, then in the passages.
  private let entries: [Entry]
  /// How many entries have a term.
  private let counts: [String: Double]

  /// - Parameter synonyms: words that mean the same, as `SearchTerms` reads them.
  init(_ clauses: [Clause], _ passages: [Passage], _ synonyms: [[String]]) {
    var terms = SearchTerms(synonyms)
    self.clauses = clauses
    let sections = Dictionary(grouping: passages, by: \.subject)
    self.sections = sections
    var seen: Set<String> = []
    let others = passages.filter { passage in
      (passage.isAboutSymptom || passage.place == .notCovered)
        && seen.insert(passage.subject).inserted
    }
    self.passages = others
    let questions = Dictionary(firstOf: synonyms.map { ($0[0], Array($0.dropFirst())) })
    let titles = Dictionary(firstOf: clauses.map { ($0.id, $0.title) })
    self.titles = titles
    var complaints: [String: [(text: String, weight: Double)]] = [:]
    let sectionEntries = others.map { passage in
      let texts = sections[passage.subject, default: []].map(\.text)
      guard passage.isAboutSymptom else {
        var entry = Entry(texts.map { ($0, 0.7) }, headings: [], &terms)
        entry.isMinor = true
        return entry
      }
      let asked = texts.flatMap(\.quotations)
      let causes = texts.filter { !$0.hasPrefix(Self.questions) }
      var fields: [(String, Double)] =
        [(passage.heading, 2)] + causes.map { ($0, 0.8) } + asked.map { ($0, 0.3) }
      for text in causes {
        for id in text.hyphenatedWords {
          guard let title = titles[id] else { continue }
          fields.append((title, 0.4))
          complaints[id, default: []] += [(passage.heading, 1.2), (text, 0.12)]
        }
      }
      var entry = Entry(fields, headings: [passage.heading] + asked, &terms)
      entry.isSymptom = true
      return entry
    }
    let clauseEntries = clauses.map { clause in
      let texts = sections[clause.id, default: []].map(\.text)
      let asked = questions[clause.id, default: []]
      let fields =
        [(clause.title, 1.6)] + texts.map { ($0, 0.75) } + clause.names.map { ($0.base, 1) }
        + asked.map { ($0, 1.2) } + complaints[clause.id, default: []]
      var entry = Entry(fields, headings: [clause.title] + asked, &terms)
      entry.isMinor = clause.isExercise
      return entry
    }
    entries = clauseEntries + sectionEntries
    counts = entries.reduce(into: [:]) { counts, entry in
      for term in entry.strengths.keys { counts[term, default: 0] += 1 }
    }
    self.terms = terms
  }

  /// Returns up to five clauses and five passages that answer a question best, not less than half as well as
  /// the first of them, nor than a fifth of the best of all; and whether a clause answers it better than any
  /// passage.
  mutating func nearest(
    to question: String
  ) -> (clauses: [Clause], passages: [Passage], isClauseBest: Bool) {
    let scores = scores(of: terms.terms(of: question), isHow: question.asksHow)
    let most = scores.max() ?? 0
    func best(_ indices: Range<Int>) -> ArraySlice<Int> {
      let least = max((indices.map { scores[$0] }.max() ?? 0) / 2, most / 5)
      return indices.filter { scores[$0] > 0 && scores[$0] >= least }
        .sorted { (scores[$1], $0) < (scores[$0], $1) }.prefix(5)
    }
    return (
      best(0..<clauses.count).map { clauses[$0] },
      best(clauses.count..<entries.count).map { passages[$0 - clauses.count] },
      scores[..<clauses.count].contains(most)
    )
  }

  /// Returns what a section says of what goes wrong, its causes and remedies, those first that answer a question
  /// best; of the best the paragraph, of others the first sentence. Code, what leads to it, examples and questions
  /// are left out.
  mutating func causes(of section: Passage, answering question: String) -> [String] {
    // What the section is about tells none of its causes from the others.
    let subject = Set(terms.terms(of: section.heading).joined().map(\.term))
    let asked = terms.terms(of: question).joined().filter {
      !subject.contains($0.term) && !SearchTerms.isComplaint($0.term)
    }
    let paragraphs = sections[section.subject, default: []].map(\.text).filter { text in
      !text.contains("\n") && !text.hasSuffix(":")
        && ![Self.questions, "As in "].contains(where: text.hasPrefix)
    }
    let scores = paragraphs.map { text in
      let causes = text.hyphenatedWords.compactMap { titles[$0] }
      let fields = [(text, 0.8)] + causes.map { ($0, 0.4) }
      let strengths = Entry(fields, headings: [], &terms).strengths
      return asked.reduce(0) {
        $0 + strengths[$1.term, default: 0] * $1.share * weight(of: $1.term)
      }
    }
    return paragraphs.indices.sorted { (scores[$1], $0) < (scores[$0], $1) }.enumerated().map {
      let text = paragraphs[$1]
      guard $0 > 0 || scores[$1] == 0, let end = text.firstRange(of: ". ") else { return text }
      return String(text[...end.lowerBound])
    }
  }

  /// How much a term says: the fewer entries have it, the more.
  private func weight(of term: String) -> Double {
    let count = counts[term, default: 0]
    return log(1 + (Double(entries.count) - count + 0.5) / (count + 0.5))
  }

  private func scores(of words: [SearchTerms.Terms], isHow: Bool) -> [Double] {
    let parts = words.joined().filter { counts[$0.term] != nil }
      .map { (term: $0.term, weight: $0.share * weight(of: $0.term)) }
    let unknown = Double(words.count { $0.allSatisfy { counts[$0.term] == nil } })
    let whole = parts.reduce(unknown) { $0 + $1.weight }
    let main = Set(parts.map(\.term))
    let asked = main.reduce(unknown) { $0 + weight(of: $1) }
    let isComplaint = !isHow && main.contains(where: SearchTerms.isComplaint)
    let telling = parts.filter { !SearchTerms.isComplaint($0.term) }.max { $0.weight < $1.weight }
    return entries.map { entry in
      var (score, covered) = (0.0, 0.0)
      for (term, weight) in parts {
        guard let strength = entry.strengths[term] else { continue }
        score += weight * strength
        covered += weight * min(1, 0.4 + strength)
      }
      guard score > 0 else { return 0 }
      score *= (0.5 + 0.5 * covered / whole) * (entry.isMinor ? 0.6 : 1)
      // A question that the entry is known to be asked fits by how much of it is here, and a little by how
      // much of what is here is in it.
      let fits = entry.headings.enumerated().map { number, heading in
        let common = heading.intersection(main).reduce(0) { $0 + weight(of: $1) }
        let own = common / max(heading.reduce(0) { $0 + weight(of: $1) }, 1)
        let all = min(1, common / max(asked, 1)).squareRoot().squareRoot()
        return number == 0 ? own : 2.9 * own * own.squareRoot().squareRoot() * all
      }
      score *= 1 + (fits.max() ?? 0)
      guard isComplaint, let telling else { return score }
      // What goes wrong wants a symptom, or the clause whose title has the word that says most.
      let isTold = entry.headings.contains { $0.contains(telling.term) }
      return isTold ? score * (entry.isSymptom ? 1.7 : 1.1) : score
    }
  }
}

extension Clause {
  /// Whether the clause is an exercise, which answers less than others.
  fileprivate var isExercise: Bool { id.hasPrefix("CHALLENGE-") }
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
  /// The texts between quotation marks.
  fileprivate var quotations: [String] {
    split(separator: "“").dropFirst().map { String($0.prefix { $0 != "”" }) }
  }

  /// The words, of which a hyphen is a part, as in the id of a clause.
  fileprivate var hyphenatedWords: [String] {
    unicodeScalars.split { !$0.isPartOfIdentifier && $0 != "-" }.map { String($0) }
  }

  /// Whether the question asks how to do something, and of nothing that goes wrong.
  fileprivate var asksHow: Bool {
    ["how to", "how do", "how can"].contains { lowercased().contains($0) }
  }
}
