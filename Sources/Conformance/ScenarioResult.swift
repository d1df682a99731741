/// A scenario with its verdict, and the trace where the engine gave one and it did not pass.
package struct ScenarioResult: Sendable {
  /// What was run.
  package var scenario: Scenario
  /// How it ended.
  package var verdict: Verdict
  /// What the engine did; kept only where the scenario failed.
  package var trace: Trace?
  /// Why it was not expected to pass, where it was not.
  package var expected: ExpectedFailure?

  package init(
    scenario: Scenario, verdict: Verdict, trace: Trace? = nil, expected: ExpectedFailure? = nil
  ) {
    self.scenario = scenario
    self.verdict = verdict
    self.trace = trace
    self.expected = expected
  }
}
