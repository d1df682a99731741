import Conformance

/// What has been found so far in a run.
struct RunRecord: Sendable {
  /// The verdicts, in the order of the pages.
  private(set) var entries: [Report.Entry] = []
  /// The counts; what has not been run yet counts as not run.
  private(set) var tally = Tally()

  init(planned: Int) {
    entries.reserveCapacity(planned)
    tally.notRun = planned
  }

  /// Adds the next scenario's result.
  mutating func add(_ result: ScenarioResult) {
    let scenario = result.scenario
    entries.append(
      Report.Entry(
        id: scenario.id.description, page: scenario.clause.page, line: scenario.location.line,
        verdict: result.verdict))
    tally.notRun -= 1
    tally.add(result.verdict)
  }
}
