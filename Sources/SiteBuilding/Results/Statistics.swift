import Conformance
import Results
import SpecReading

/// The tallies by feature and level, and the number of differences between engines.
struct Statistics: Sendable {
  /// The tallies of the scenarios that need a feature.
  struct OfFeature: Sendable {
    /// The feature.
    let feature: Feature
    /// The tally of each engine.
    fileprivate(set) var tallies: [LevelTally]
  }

  /// The features that any scenario needs, in declaration order.
  let features: [OfFeature]
  /// The number of scenarios in which the engines differ, by clause.
  let disagreements: [String: Int]

  init(_ pages: [Page], _ results: ResultsIndex) {
    let none = [LevelTally](repeating: LevelTally(), count: results.engines.count)
    var features: [Feature: [LevelTally]] = [:]
    var disagreements: [String: Int] = [:]
    for page in pages {
      for scenario in page.scenarios {
        let outcomes = results.outcomes(on: scenario.id)
        if Outcome.differ(outcomes) { disagreements[scenario.clause.id, default: 0] += 1 }
        for feature in scenario.features {
          for (engine, outcome) in outcomes.enumerated() {
            features[feature, default: none][engine].add(outcome, at: scenario.clause.level)
          }
        }
      }
    }
    self.features = Set<Feature>(features.keys).inOrder.compactMap { feature in
      features[feature].map { OfFeature(feature: feature, tallies: $0) }
    }
    self.disagreements = disagreements
  }
}

/// Tallies of MUST and of weaker clauses.
struct LevelTally: Hashable, Sendable {
  /// The scenarios of clauses with MUST.
  var binding = Tally()
  /// The scenarios of clauses with SHOULD and MAY.
  var advisory = Tally()

  /// The sum of both.
  var total: Tally {
    var total = binding
    total.add(advisory)
    return total
  }

  /// Counts the outcome of a scenario of a level.
  mutating func add(_ outcome: Outcome, at level: Level) {
    if level == .must { binding.add(outcome) } else { advisory.add(outcome) }
  }

  /// Adds the tallies of another.
  mutating func add(_ other: LevelTally) {
    binding.add(other.binding)
    advisory.add(other.advisory)
  }
}

/// A row of the matrix of clauses: a clause with its page, its position in the book, the tally of each
/// engine, and the number of its scenarios in which the engines differ.
typealias ClauseRow = (
  clause: Clause, page: Page, order: Int, tallies: [Tally], disagreement: Int
)

extension LocalizedSite {
  /// The tested clauses, those with the most differences first.
  var clauseRows: [ClauseRow] {
    var rows: [ClauseRow] = []
    for (page, score) in zip(pages, results.pages) {
      for clause in page.clauses where clause.untestedReason == nil {
        rows.append(
          (
            clause, page, rows.count, score.tallies(of: clause),
            data.statistics.disagreements[clause.id, default: 0]
          ))
      }
    }
    return rows.sorted { ($1.disagreement, $0.order) < ($0.disagreement, $1.order) }
  }
}

extension Set<Feature> {
  /// The names in declaration order, separated by spaces.
  var wordsInOrder: String {
    inOrder.map(\.rawValue).joined(separator: " ")
  }
}
