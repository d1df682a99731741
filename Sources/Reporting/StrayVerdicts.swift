import Conformance

/// What reports say of scenarios that the pages do not have, so that it is shown nowhere.
package enum StrayVerdicts {
  /// `conform: old.json: 3 verdicts of Toy belong to no scenario of these pages`, and what to do,
  /// for each engine that has some.
  package static func text(of report: Report, file: String, scenarios: Set<String>) -> String {
    report.engines.map { column in
      let strays = column.results.count { !scenarios.contains($0.id) }
      guard strays > 0 else { return "" }
      let verdicts = Noun.counted(strays, "verdict")
      return Complaint.text(
        """
        \(file): \(verdicts) of \(column.profile.name) \(strays == 1 ? "belongs" : "belong") to no \
        scenario of these pages. Run the engine again with 'conform run --report FILE'.
        """)
    }.joined()
  }
}
