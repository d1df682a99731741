import Conformance
import Results
import SpecReading

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
            results.disagreements[clause.id, default: 0]
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
