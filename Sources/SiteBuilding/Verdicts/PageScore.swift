import Conformance
import SpecReading

/// The counts of one page: for each engine, over the page and for each of its clauses.
struct PageScore: Sendable {
  /// For each engine, the counts over the whole page.
  let totals: [Tally]
  private let clauses: [String: [Tally]]
  private let empty: [Tally]

  /// Counts the verdicts at the beginning of a list that has one of each engine on each scenario.
  init(_ page: Page, engines: Int, verdicts: ArraySlice<Verdict?>) {
    let scenarios = page.scenarios
    let empty = [Tally](repeating: Tally(), count: engines)
    var clauses: [String: [Tally]] = [:]
    var first = 0
    while first < scenarios.count {
      // Those of one clause stand together, so it is looked up once for all.
      let clause = scenarios[first].clause
      let end = scenarios[first...].firstIndex { $0.clause !== clause } ?? scenarios.count
      var tallies = clauses[clause.id] ?? empty
      for place in first * engines..<end * engines {
        tallies[place % engines].add(verdicts[verdicts.startIndex + place])
      }
      clauses[clause.id] = tallies
      first = end
    }
    totals = clauses.values.reduce(into: empty) { totals, tallies in
      for engine in totals.indices { totals[engine].add(tallies[engine]) }
    }
    self.clauses = clauses
    self.empty = empty
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
}
