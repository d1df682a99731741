import Conformance
import Results

/// Compares what an engine did with what a scenario expects.
package enum Judge {
  /// How a clause that says SHOULD is judged when it is not met.
  package enum Strictness: Sendable {
    /// As a departure.
    case byLevel
    /// As a failure, like a clause that says MUST.
    case strict
  }

  /// Returns the result of a reply, with the trace if the scenario did not pass or all are recorded.
  ///
  /// The clause's level decides what a difference means: a failure of a MUST, a departure from a
  /// SHOULD, a choice where it says MAY.
  package static func judge(
    _ scenario: Scenario, by reply: Reply, strictness: Strictness = .byLevel,
    keeping traces: TraceRetention = .failures
  ) -> ScenarioResult {
    switch reply {
    case .skipped(let reason, let url):
      return ScenarioResult(
        of: scenario, .skipped(reason: reason.bounded, url: url.map(\.bounded)))
    case .errored(let message):
      return ScenarioResult(of: scenario, .errored(message: message.bounded))
    case .observed(let trace):
      if let failure = PreconditionFailure(scenario: scenario, trace: trace) {
        return ScenarioResult(of: scenario, .errored(message: failure.description))
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
          actual: expectation.actualWords(of: trace, in: scenario).bounded,
          mismatch: Mismatch(expectation, of: trace, in: scenario)))
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
        taken = expectation.actualWords(of: trace, in: scenario).bounded
      }
      return Choice(
        line: expectation.line, phrase: expectation.phrase, taken: taken, isNamed: isNamed)
    }
  }
}

extension Scenario {
  /// The query at the expectation's step, or nil if the step is none.
  fileprivate func query(of expectation: Expectation) -> Script.Step? {
    let step = script.steps[expectation.step]
    return step.kind == .ask ? step : nil
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

/// A reason why a trace cannot be compared with a scenario's expectations.
package enum PreconditionFailure: Hashable, Sendable, CustomStringConvertible {
  /// The scenario has no expectation, so it would pass whatever the engine does.
  case noExpectation
  /// An expectation refers to a step that the script does not have.
  case expectationOutsideScript(step: Int, steps: Int)
  /// The trace does not have one record for each step.
  case recordCount(records: Int, steps: Int)
  /// The step is a query and its record contains no answer.
  case noAnswer(step: Int)
  /// A record contains something that the script does not allow.
  case foreignRecord(TraceMistake)

  /// Returns the first failed precondition, or nil if the trace can be judged.
  package init?(scenario: Scenario, trace: Trace) {
    let steps = scenario.script.steps
    guard !scenario.expectations.isEmpty else {
      self = .noExpectation
      return
    }
    if let outside = scenario.expectations.first(where: { !steps.indices.contains($0.step) }) {
      self = .expectationOutsideScript(step: outside.step, steps: steps.count)
      return
    }
    guard trace.records.count == steps.count else {
      self = .recordCount(records: trace.records.count, steps: steps.count)
      return
    }
    guard
      let silent = steps.indices.first(where: { steps[$0].isQuestion && trace.isSilent(at: $0) })
    else {
      guard let mistake = TraceMistake.first(in: trace, of: scenario.script) else { return nil }
      self = .foreignRecord(mistake)
      return
    }
    self = .noAnswer(step: silent)
  }

  package var description: String {
    switch self {
    case .noExpectation:
      "the scenario expects nothing, so nothing was judged"
    case .expectationOutsideScript(let step, let steps):
      "the scenario expects something at step \(step + 1) of a script of \(Noun.counted(steps, "step"))"
    case .recordCount(let records, let steps):
      "the engine's trace has \(Noun.counted(records, "record")) for a script of \(Noun.counted(steps, "step"))"
    case .noAnswer(let step):
      "the engine's trace has no answer to the question at step \(step + 1)"
    case .foreignRecord(let mistake):
      "the engine's trace does not fit the script: step \(mistake.step + 1), \(mistake)"
    }
  }
}

extension Script.Step {
  fileprivate var isQuestion: Bool { kind == .ask }
}

extension Trace {
  fileprivate func isSilent(at step: Int) -> Bool { records[step].answer == nil }
}
