import Conformance

/// The results of a run so far, and their counts.
struct RunRecord: Sendable {
  /// The results, in the order of the pages.
  private(set) var results: [ScenarioResult] = []
  /// The counts; a scenario that has not ended yet counts as not run.
  private(set) var tally = Tally()

  private let traces: KeptTraces

  init(planned: Int, keeping traces: KeptTraces) {
    self.traces = traces
    results.reserveCapacity(planned)
    tally.notRun = planned
  }

  /// Adds a result, without its trace unless all traces are recorded.
  mutating func add(_ result: ScenarioResult) {
    results.append(result)
    if traces != .all { results[results.count - 1].trace = nil }
    tally.notRun -= 1
    tally.add(result.verdict)
  }
}
