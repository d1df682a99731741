import Conformance
import SpecReading

/// The counts of one page: for each engine, over the page and for each of its clauses.
struct PageScore: Sendable {
  /// For each engine, the counts over the whole page.
  private(set) var totals: [Tally]
  private var clauses: [String: [Tally]]
  private let empty: [Tally]

  init(_ page: Page, engines: Int, verdicts: (Scenario) -> ArraySlice<Verdict?>) {
    empty = [Tally](repeating: Tally(), count: engines)
    totals = empty
    clauses = [:]
    for scenario in page.scenarios {
      let verdicts = verdicts(scenario)
      for (engine, verdict) in verdicts.enumerated() {
        totals[engine].add(verdict)
        clauses[scenario.clause.id, default: empty][engine].add(verdict)
      }
    }
  }

  /// For each engine, the counts of a clause's scenarios.
  func tallies(of clause: Clause) -> [Tally] {
    clauses[clause.id] ?? empty
  }
}

extension Tally {
  /// Counts a verdict, or a scenario that was not run.
  mutating func add(_ verdict: Verdict?) {
    if let verdict { add(verdict) } else { notRun += 1 }
  }

  /// Adds the counts of another tally.
  mutating func add(_ other: Tally) {
    passed += other.passed
    failed += other.failed
    skipped += other.skipped
    errored += other.errored
    notRun += other.notRun
  }
}
