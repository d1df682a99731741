/// A scenario with its verdict, and the trace where it is kept.
package struct ScenarioResult: Sendable {
  /// What was run.
  package var scenario: Scenario
  /// How it ended.
  package var verdict: Verdict
  /// What the engine chose, where the clause says MAY.
  package var choices: [Choice]
  /// What the engine did; kept where the scenario failed, or where all are kept.
  package var trace: Trace?
  /// Why it was not expected to pass, where it was not.
  package var expected: ExpectedFailure?

  package init(
    scenario: Scenario, verdict: Verdict, choices: [Choice] = [], trace: Trace? = nil,
    expected: ExpectedFailure? = nil
  ) {
    self.scenario = scenario
    self.verdict = verdict
    self.choices = choices
    self.trace = trace
    self.expected = expected
  }
}
