import Conformance

/// The text of `conform coverage`.
package enum CoverageText {
  /// The number of scenarios that are listed for a clause.
  private static let namedRows = 3

  /// Returns the state of the ledger, by clause and by document.
  package static func text(_ coverage: Coverage) -> String {
    clauses(coverage) + "\n" + sections(coverage) + "\n" + figures(coverage)
      + summary(coverage)
  }

  /// Returns the clauses by confidence, and what to run on UIKit to raise it.
  package static func evidence(_ coverage: Coverage) -> String {
    let rows = coverage.unsettled
    guard !rows.isEmpty else { return figures(coverage) + "nothing is left to be settled\n" }
    let title = "What a recorded run on UIKit would settle, to be run in this order:"
    return figures(coverage) + "\(title)\n\n" + rows.map(unsettled).joined()
  }

  private static func clauses(_ coverage: Coverage) -> String {
    let width = coverage.clauses.map(\.clause.count).max() ?? 0
    return coverage.clauses.map { row in
      let scenarios = Noun.counted(row.scenarios.count, "scenario")
      let statements = row.statements.joined(separator: " ")
      return "\(row.clause.padded(to: width))  \(scenarios)  \(statements)\n"
    }.joined()
  }

  private static func sections(_ coverage: Coverage) -> String {
    table(
      ["run", "stated", "untestable", "open"],
      coverage.sections.map { section in
        (section.title, [section.run, section.stated, section.untestable, section.open.count])
      })
  }

  /// Returns the clauses by confidence and level; empty without clauses.
  private static func figures(_ coverage: Coverage) -> String {
    guard !coverage.clauses.isEmpty else { return "" }
    let levels = Level.allCases.sorted(by: >)
    let rows = Confidence.allCases.map { confidence in
      (confidence.rawValue, levels.map { coverage.count(confidence, $0) })
    }
    let unfounded = coverage.unfounded.map(\.clause)
    let verdict =
      unfounded.isEmpty
      ? "no MUST below observed" : "MUST below observed: \(unfounded.joined(separator: " "))"
    return table(levels.map(\.rawValue), rows) + "\n\(verdict)\n\n"
  }

  private static func table(_ titles: [String], _ rows: [(title: String, counts: [Int])]) -> String
  {
    let width = rows.map(\.title.count).max() ?? 0
    var text = "\("".padded(to: width))\(titles.map(\.inNumberColumn).joined())\n"
    for row in rows {
      text += row.title.padded(to: width)
      text += "\(row.counts.map { "\($0)".inNumberColumn }.joined())\n"
    }
    return text
  }

  /// Returns `HIT-9 SHOULD reported A title`, and some rows with the number of the others.
  private static func unsettled(_ row: Coverage.Row) -> String {
    let others = row.scenarios.count - namedRows
    let named = row.scenarios.prefix(namedRows).map { $0.visible() }.joined(separator: ", ")
    let rows = others > 0 ? "\(named) and \(others) more" : named
    return "\(row.clause) \(row.level.rawValue) \(row.confidence.rawValue) \(row.title.visible())\n"
      + "  \(rows.isEmpty ? "not tested" : rows)\n"
  }

  private static func summary(_ coverage: Coverage) -> String {
    let total = coverage.sections.reduce(0) { $0 + $1.total }
    let open = coverage.sections.flatMap(\.open)
    let share = Int((coverage.runShare * 100).rounded(.down))
    var text = "\(total - open.count) of \(Noun.counted(total, "statement")) have a home; "
    text += "scenarios run \(share) % of them\n"
    if !open.isEmpty { text += "open: \(open.joined(separator: " "))\n" }
    return text
  }
}
