import Conformance

/// Compares what an engine did with what a scenario expects.
package enum Judge {
  /// The verdict on a reply, with the trace where it failed or all are kept.
  package static func judge(
    _ scenario: Scenario, by reply: Reply, keeping traces: KeptTraces = .ofFailures
  ) -> Judgement {
    switch reply {
    case .skipped(let reason, let url):
      return Judgement(.skipped(reason: reason, url: url))
    case .errored(let message):
      return Judgement(.errored(message: message))
    case .observed(let trace):
      if let obstacle = JudgingObstacle(scenario: scenario, trace: trace) {
        return Judgement(.errored(message: obstacle.description))
      }
      let differences = differences(scenario, trace)
      return differences.isEmpty
        ? Judgement(.passed, trace: traces == .all ? trace : nil)
        : Judgement(.failed(differences), trace: trace)
    }
  }

  private static func differences(_ scenario: Scenario, _ trace: Trace) -> [Difference] {
    var differences: [Difference] = []
    for expectation in scenario.expectations
    where !expectation.requirement.holds(
      at: expectation.step, of: trace, on: scenario.script.stage)
    {
      var query: Query?
      if case .ask(let question) = scenario.script.steps[expectation.step] { query = question }
      differences.append(
        Difference(
          step: expectation.step, line: expectation.line, phrase: expectation.phrase,
          expected: expectation.requirement.expectedWords(to: query),
          actual: expectation.requirement.actualWords(
            at: expectation.step, of: trace, on: scenario.script.stage, to: query)))
    }
    return differences
  }
}
