import Conformance
import Results

/// The text of `conform coverage`.
package enum CoverageText {
  /// The number of scenarios that are listed for a clause.
  private static let namedRows = 3

  /// Returns the state of the ledger, by clause and by document.
  package static func text(_ coverage: Coverage) -> TerminalText {
    clauses(coverage) + "\n" + sections(coverage) + "\n" + figures(coverage)
      + summary(coverage)
  }

  /// Returns the clauses by confidence, and what to run on UIKit to raise it.
  package static func evidence(_ coverage: Coverage) -> TerminalText {
    let rows = coverage.unsettled
    let known = figures(coverage) + EvidenceText.standings(coverage)
    guard !rows.isEmpty else { return known + "nothing is left to be settled\n" }
    let title = "What a recorded run on UIKit would settle, to be run in this order:"
    return known + "\(title)\n\n" + rows.map(unsettled).joined()
  }

  private static func clauses(_ coverage: Coverage) -> TerminalText {
    let ids = coverage.clauses.map { "\($0.clause.id)" as TerminalText }
    let width = ids.map(\.count).max() ?? 0
    return zip(ids, coverage.clauses).map { id, row in
      let scenarios = Noun.counted(row.scenarios.count, "scenario")
      let statements = row.clause.statements.joined(separator: " ")
      return "\(id.padded(to: width))  \(scenarios)  \(statements, upTo: .max)\n"
    }.joined()
  }

  private static func sections(_ coverage: Coverage) -> TerminalText {
    table(
      ["run", "stated", "untestable", "open"],
      coverage.sections.map { section in
        (section.title, [section.run, section.stated, section.untestable, section.open.count])
      })
  }

  /// Returns the clauses by confidence and level; empty without clauses.
  private static func figures(_ coverage: Coverage) -> TerminalText {
    guard !coverage.clauses.isEmpty else { return "" }
    let levels = Level.allCases.sorted(by: >)
    let rows =
      Confidence.allCases.map { confidence in
        (confidence.rawValue, levels.map { coverage.count(confidence, $0) })
      } + [("of these recorded", levels.map(coverage.recordedCount))]
    return table(levels.map(\.rawValue), rows) + "\n"
  }

  private static func table(
    _ titles: [String], _ rows: [(title: String, counts: [Int])]
  ) -> TerminalText {
    let rows = rows.map { [$0.title] + $0.counts.map(String.init) }
    return .table(([[""] + titles] + rows).map { $0.map { "\($0)" } }, names: 1)
  }

  /// Returns `HIT-9 SHOULD reported A title`, and some rows with the number of the others.
  private static func unsettled(_ row: Coverage.Row) -> TerminalText {
    let others = row.scenarios.count - namedRows
    let named = row.scenarios.prefix(namedRows).map { "\($0)" as TerminalText }
      .joined(separator: ", ")
    let rows: TerminalText = others > 0 ? "\(named) and \(others) more" : named
    let clause = row.clause
    return
      "\(clause.id) \(clause.level.rawValue) \(clause.confidence.rawValue) \(clause.title)\n"
      + "  \(rows.isEmpty ? "not tested" : rows)\n"
  }

  private static func summary(_ coverage: Coverage) -> TerminalText {
    let total = coverage.sections.reduce(0) { $0 + $1.total }
    let open = coverage.sections.flatMap(\.open)
    let share = Int((coverage.runShare * 100).rounded(.down))
    var text: TerminalText =
      "\(total - open.count) of \(Noun.counted(total, "statement")) have a home; "
    text += "scenarios run \(share) % of them\n"
    if !open.isEmpty { text += "open: \(open.joined(separator: " "), upTo: .max)\n" }
    return text
  }
}
