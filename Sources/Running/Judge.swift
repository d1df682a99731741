import Conformance

/// Compares what an engine did with what a scenario expects.
package enum Judge {
  /// The verdict on a reply, with the trace where it failed.
  package static func result(of scenario: Scenario, from reply: Reply) -> ScenarioResult {
    switch reply {
    case .skipped(let reason, let url):
      return ScenarioResult(scenario: scenario, verdict: .skipped(reason: reason, url: url))
    case .errored(let message):
      return ScenarioResult(scenario: scenario, verdict: .errored(message: message))
    case .observed(let trace):
      if let obstacle = JudgingObstacle(scenario: scenario, trace: trace) {
        return ScenarioResult(
          scenario: scenario, verdict: .errored(message: obstacle.description))
      }
      let differences = scenario.expectations.compactMap {
        difference($0, in: trace, of: scenario.script)
      }
      guard !differences.isEmpty else {
        return ScenarioResult(scenario: scenario, verdict: .passed)
      }
      return ScenarioResult(scenario: scenario, verdict: .failed(differences), trace: trace)
    }
  }

  private static func difference(
    _ expectation: Expectation, in trace: Trace, of script: Script
  ) -> Difference? {
    let record = trace.records[expectation.step]
    guard !expectation.requirement.holds(in: record) else { return nil }
    var query: Query?
    if case .ask(let question) = script.steps[expectation.step] { query = question }
    return Difference(
      step: expectation.step, line: expectation.line, phrase: expectation.phrase,
      expected: expectation.requirement.expectedWords(to: query),
      actual: expectation.requirement.actualWords(in: record, to: query))
  }
}
