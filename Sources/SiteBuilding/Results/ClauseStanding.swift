import Conformance
import SpecReading

/// A clause as the matrix shows it.
struct ClauseStanding {
  /// The clause.
  let clause: Clause
  /// The page it stands on.
  let page: Page
  /// Its place in the book, counted from 0.
  let order: Int
  /// The counts of each engine.
  let tallies: [Tally]
  /// In how many of its scenarios the engines differ.
  let disagreement: Int

  /// The clauses that are tested; those first on which the engines differ most.
  static func rows(of site: LocalizedSite) -> [ClauseStanding] {
    var rows: [ClauseStanding] = []
    for (page, score) in zip(site.pages, site.scoreboard.pages) {
      for clause in page.clauses where clause.untestedReason == nil {
        rows.append(
          ClauseStanding(
            clause: clause, page: page, order: rows.count, tallies: score.tallies(of: clause),
            disagreement: site.data.standings.disagreements[clause.id, default: 0]))
      }
    }
    return rows.sorted { ($1.disagreement, $0.order) < ($0.disagreement, $1.order) }
  }
}
