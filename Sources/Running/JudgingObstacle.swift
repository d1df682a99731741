import Conformance

/// Why a trace cannot be compared with what a scenario expects.
package enum JudgingObstacle: Hashable, Sendable, CustomStringConvertible {
  /// The scenario expects nothing: it would pass whatever the engine did.
  case noExpectation
  /// An expectation looks at a step that the script does not have.
  case expectationOutsideScript(step: Int, steps: Int)
  /// The trace does not have one record for each step.
  case recordCount(records: Int, steps: Int)
  /// The step is a question and its record holds no answer.
  case noAnswer(step: Int)

  /// The first obstacle there is, or nil where the trace can be judged.
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
    else { return nil }
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
    }
  }
}

extension Script.Step {
  fileprivate var isQuestion: Bool {
    kind == .ask
  }
}

extension Trace {
  fileprivate func isSilent(at step: Int) -> Bool { records[step].answer == nil }
}
