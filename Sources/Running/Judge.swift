import Conformance
import Results

/// Compares what an engine did with what a scenario expects.
package enum Judge {
  /// How a clause that says SHOULD is judged when it is not met.
  package enum Strictness: Sendable {
    /// As a deviation.
    case byLevel
    /// As a failure, like a clause that says MUST.
    case strict
  }

  /// Returns the result of a reply, with the trace if it could be judged.
  ///
  /// The clause's level decides what a difference means: a failure of a MUST, a deviation from a
  /// SHOULD, a choice where it says MAY.
  package static func judge(
    _ scenario: Scenario, by reply: Reply, strictness: Strictness = .byLevel,
    checking checked: TraceSelection = .all
  ) -> ScenarioResult {
    switch reply {
    case .skipped(let reason, let url):
      return ScenarioResult(
        of: scenario, .skipped(reason: .word(reason.bounded), url: url.map(\.bounded)))
    case .errored(let message):
      return ScenarioResult(of: scenario, .errored(message: message.bounded))
    case .observed(let trace):
      guard !scenario.expectations.isEmpty else {
        return ScenarioResult(
          of: scenario,
          .errored(message: "the scenario expects nothing, so nothing was judged"))
      }
      if let reason = obstacle(to: trace, of: scenario, checking: checked) {
        return ScenarioResult(of: scenario, .errored(message: reason))
      }
      guard scenario.clause.level != .may else {
        return ScenarioResult(
          of: scenario, .passed, choices: choices(scenario, trace), trace: trace)
      }
      let differences = differences(scenario, trace)
      guard !differences.isEmpty else {
        return ScenarioResult(of: scenario, .passed, trace: trace)
      }
      let isDeviation = scenario.clause.level == .should && strictness == .byLevel
      return ScenarioResult(
        of: scenario, isDeviation ? .deviated(differences) : .failed(differences), trace: trace)
    }
  }

  private static func differences(_ scenario: Scenario, _ trace: Trace) -> [Difference] {
    scenario.expectations.filter { !$0.holds(of: trace, in: scenario) }.map { expectation in
      Difference(
        step: expectation.step, line: expectation.line, phrase: expectation.phrase,
        expected: expectation.words(of: expectation.requirement, in: scenario),
        actual: expectation.actualWords(of: trace, in: scenario)
          .shortened(to: Limits.engineText),
        mismatch: Mismatch(
          expectation.requirement, at: expectation.step, of: trace, in: scenario.script))
    }
  }

  private static func choices(_ scenario: Scenario, _ trace: Trace) -> [Choice] {
    scenario.expectations.compactMap { expectation in
      let taken: Sentence
      let isNamed = expectation.holds(of: trace, in: scenario)
      if isNamed {
        let alternatives = expectation.requirement.alternatives
        let held = alternatives.first {
          $0.holds(at: expectation.step, of: trace, on: scenario.script.stage)
        }
        guard alternatives.count > 1, let held else { return nil }
        taken = expectation.words(of: held, in: scenario)
      } else {
        taken = expectation.actualWords(of: trace, in: scenario)
          .shortened(to: Limits.engineText)
      }
      return Choice(
        line: expectation.line, phrase: expectation.phrase, taken: taken, isNamed: isNamed)
    }
  }

  /// Returns why a trace cannot be compared with a scenario's expectations; nil if it can.
  static func obstacle(
    to trace: Trace, of scenario: Scenario, checking checked: TraceSelection = .all
  ) -> String? {
    let steps = scenario.script.steps
    var count: String { Noun.counted(steps.count, "step") }
    if let outside = scenario.expectations.first(where: { !steps.indices.contains($0.step) }) {
      return "the scenario expects something at step \(outside.step + 1) of a script of \(count)"
    }
    guard trace.records.count == steps.count else {
      let records = Noun.counted(trace.records.count, "record")
      return "the engine's trace has \(records) for a script of \(count)"
    }
    let silent = steps.indices.first {
      steps[$0].kind == .ask && trace.records[$0].answer == nil
    }
    if let silent {
      return "the engine's trace has no answer to the question at step \(silent + 1)"
    }
    guard checked == .all, let mistake = TraceMistake.first(in: trace, of: scenario.script) else {
      return nil
    }
    return "the engine's trace does not fit the script: \(mistake)"
  }
}

extension Expectation {
  /// Returns whether a trace of the scenario meets the expectation.
  func holds(of trace: Trace, in scenario: Scenario) -> Bool {
    requirement.holds(at: step, of: trace, on: scenario.script.stage)
  }

  fileprivate func words(of requirement: Requirement, in scenario: Scenario) -> Sentence {
    requirement.expectedWords(to: scenario.script.steps[step].query, joining: list)
  }

  fileprivate func actualWords(of trace: Trace, in scenario: Scenario) -> Sentence {
    requirement.actualWords(
      at: step, of: trace, on: scenario.script.stage, to: scenario.script.steps[step].query,
      joining: list)
  }
}

extension Requirement {
  /// The accepted outcomes, each as a requirement of its own.
  fileprivate var alternatives: [Self] {
    switch self {
    case .answer(let answers): answers.map { .answer(oneOf: [$0]) }
    case .anyOf(let requirements): requirements.flatMap(\.alternatives)
    default: [self]
    }
  }
}

extension String {
  /// The text, truncated to what reports keep of an engine's text.
  fileprivate var bounded: String { shortened(to: Limits.engineText) }
}
