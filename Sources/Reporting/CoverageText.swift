import Conformance

/// Tells how much of what the sources say the specification carries.
package enum CoverageText {
  /// The state of the ledger, clause by clause and document by document.
  package static func text(_ coverage: Coverage) -> String {
    clauses(coverage) + "\n" + sections(coverage) + "\n" + summary(coverage)
  }

  private static func clauses(_ coverage: Coverage) -> String {
    let width = coverage.clauses.map(\.clause.count).max() ?? 0
    return coverage.clauses.map { row in
      let scenarios = Noun.counted(row.scenarios, "scenario")
      let statements = row.statements.joined(separator: " ")
      return "\(row.clause.padded(to: width))  \(scenarios)  \(statements)\n"
    }.joined()
  }

  private static func sections(_ coverage: Coverage) -> String {
    let titles = ["run", "stated", "untestable", "open"]
    let width = coverage.sections.map(\.title.count).max() ?? 0
    var text = "\("".padded(to: width))\(titles.map(\.inNumberColumn).joined())\n"
    for section in coverage.sections {
      let counts = [section.run, section.stated, section.untestable, section.open.count]
      text += section.title.padded(to: width)
      text += "\(counts.map { "\($0)".inNumberColumn }.joined())\n"
    }
    return text
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
