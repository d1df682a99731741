import Conformance

/// Compares what an engine did with what a scenario expects.
package enum Judge {
  /// What becomes of a clause that says SHOULD and is not met.
  package enum Strictness: Sendable {
    /// It is a departure.
    case byLevel
    /// It is a failure, as where a clause says MUST.
    case strict
  }

  /// The verdict on a reply, with the trace where it did not pass or all are kept.
  ///
  /// The clause's level decides what a difference means: a failure of a MUST, a departure from a
  /// SHOULD, a choice where it says MAY.
  package static func judge(
    _ scenario: Scenario, by reply: Reply, strictness: Strictness = .byLevel,
    keeping traces: KeptTraces = .ofFailures
  ) -> ScenarioResult {
    switch reply {
    case .skipped(let reason, let url):
      return ScenarioResult(of: scenario, .skipped(reason: reason, url: url))
    case .errored(let message):
      return ScenarioResult(of: scenario, .errored(message: message))
    case .observed(let trace):
      if let obstacle = JudgingObstacle(scenario: scenario, trace: trace) {
        return ScenarioResult(of: scenario, .errored(message: obstacle.description))
      }
      let passing = traces == .all ? trace : nil
      guard scenario.clause.level != .may else {
        return ScenarioResult(
          of: scenario, .passed, choices: choices(scenario, trace), trace: passing)
      }
      let differences = differences(scenario, trace)
      guard !differences.isEmpty else {
        return ScenarioResult(of: scenario, .passed, trace: passing)
      }
      let isDeparture = scenario.clause.level == .should && strictness == .byLevel
      return ScenarioResult(
        of: scenario, isDeparture ? .departed(differences) : .failed(differences), trace: trace)
    }
  }

  private static func differences(_ scenario: Scenario, _ trace: Trace) -> [Difference] {
    var differences: [Difference] = []
    for expectation in scenario.expectations where !expectation.holds(of: trace, in: scenario) {
      differences.append(
        Difference(
          step: expectation.step, line: expectation.line, phrase: expectation.phrase,
          expected: expectation.requirement.expectedWords(to: scenario.query(of: expectation)),
          actual: expectation.actualWords(of: trace, in: scenario)))
    }
    return differences
  }

  private static func choices(_ scenario: Scenario, _ trace: Trace) -> [Choice] {
    scenario.expectations.compactMap { expectation in
      let taken: String
      let isNamed = expectation.holds(of: trace, in: scenario)
      if isNamed {
        let alternatives = expectation.requirement.alternatives
        let held = alternatives.first {
          $0.holds(at: expectation.step, of: trace, on: scenario.script.stage)
        }
        guard alternatives.count > 1, let held else { return nil }
        taken = held.expectedWords(to: scenario.query(of: expectation))
      } else {
        taken = expectation.actualWords(of: trace, in: scenario)
      }
      return Choice(
        line: expectation.line, phrase: expectation.phrase, taken: taken, isNamed: isNamed)
    }
  }
}

extension Scenario {
  /// The question that an expectation is about, where one is asked.
  fileprivate func query(of expectation: Expectation) -> Query? {
    if case .ask(let query) = script.steps[expectation.step] { query } else { nil }
  }
}

extension Expectation {
  fileprivate func holds(of trace: Trace, in scenario: Scenario) -> Bool {
    requirement.holds(at: step, of: trace, on: scenario.script.stage)
  }

  fileprivate func actualWords(of trace: Trace, in scenario: Scenario) -> String {
    requirement.actualWords(
      at: step, of: trace, on: scenario.script.stage, to: scenario.query(of: self))
  }
}

extension Expectation.Requirement {
  /// The outcomes that are right, one by one.
  fileprivate var alternatives: [Self] {
    switch self {
    case .answer(let answers): answers.map { .answer(oneOf: [$0]) }
    case .anyOf(let requirements): requirements.flatMap(\.alternatives)
    default: [self]
    }
  }
}
