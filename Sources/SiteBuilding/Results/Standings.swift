import Conformance
import SpecReading

/// What the pages of results count: by page, by feature, by level, and where engines differ.
struct Standings: Sendable {
  /// The counts of the scenarios that need a feature.
  struct OfFeature: Sendable {
    /// The feature.
    let feature: Feature
    /// The counts of each engine.
    fileprivate(set) var tallies: [LevelTally]
  }

  /// For each page, the counts of each engine.
  let pages: [[LevelTally]]
  /// For each engine, the counts over all pages.
  let totals: [LevelTally]
  /// The features that some scenario needs, in the order of their declaration.
  let features: [OfFeature]
  /// For each clause, in how many of its scenarios the engines differ.
  let disagreements: [String: Int]

  init(_ pages: [Page], _ scoreboard: Scoreboard) {
    let none = [LevelTally](repeating: LevelTally(), count: scoreboard.engines.count)
    let counts = zip(pages, scoreboard.pages).map { page, score in
      page.clauses.reduce(into: none) { sums, clause in
        for (engine, tally) in score.tallies(of: clause).enumerated() {
          sums[engine].add(tally, at: clause.level)
        }
      }
    }
    totals = counts.reduce(into: none) { sums, page in
      for engine in sums.indices { sums[engine].add(page[engine]) }
    }
    self.pages = counts
    var features: [Feature: [LevelTally]] = [:]
    var disagreements: [String: Int] = [:]
    for page in pages {
      for scenario in page.scenarios {
        let verdicts = scoreboard.verdicts(on: scenario.id)
        if Self.differ(verdicts) { disagreements[scenario.clause.id, default: 0] += 1 }
        for feature in scenario.features {
          features[feature, default: none].add(verdicts, at: scenario.clause.level)
        }
      }
    }
    self.features = Feature.allCases.compactMap { feature in
      features[feature].map { OfFeature(feature: feature, tallies: $0) }
    }
    self.disagreements = disagreements
  }

  /// Whether some engine passed where another did not, or broke where another only failed; one that
  /// was not asked, or declined, differs from nobody.
  static func differ(_ verdicts: some Sequence<Verdict?>) -> Bool {
    var seen: Outcome?
    for verdict in verdicts {
      let outcome = Outcome(verdict)
      guard outcome != .skipped, outcome != .notRun else { continue }
      if let seen, seen != outcome { return true }
      seen = outcome
    }
    return false
  }
}

extension [LevelTally] {
  fileprivate mutating func add(_ verdicts: some Sequence<Verdict?>, at level: Level) {
    for (engine, verdict) in verdicts.enumerated() {
      var tally = Tally()
      tally.add(verdict)
      self[engine].add(tally, at: level)
    }
  }
}
