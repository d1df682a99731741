import Conformance

/// What has been found so far in a run.
struct RunRecord: Sendable {
  /// The verdicts, in the order of the pages.
  private(set) var entries: [Report.Entry] = []
  /// The counts; what has not been run yet counts as not run.
  private(set) var tally = Tally()

  private let traces: KeptTraces

  init(planned: Int, keeping traces: KeptTraces) {
    self.traces = traces
    entries.reserveCapacity(planned)
    tally.notRun = planned
  }

  /// Adds the judgement on a scenario, and gives the result of both.
  mutating func add(_ judgement: Judgement, on scenario: Scenario) -> ScenarioResult {
    entries.append(
      Report.Entry(
        id: scenario.id.description, page: scenario.clause.page, line: scenario.location.line,
        verdict: judgement.verdict, choices: judgement.choices, expected: judgement.expected,
        trace: traces == .all ? judgement.trace : nil))
    tally.notRun -= 1
    tally.add(judgement.verdict)
    return ScenarioResult(
      scenario: scenario, verdict: judgement.verdict, choices: judgement.choices,
      trace: judgement.trace, expected: judgement.expected)
  }
}
