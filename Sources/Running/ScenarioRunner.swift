import Conformance
import Results

/// Runs one scenario on an engine and judges the reply.
struct ScenarioRunner: Sendable {
  private let engine: any Engine
  private let reference: (any Engine)?
  private let asksWhy: Bool
  private let expected: ExpectedFailures
  /// The engine's profile, read once so that it is the same during a run.
  let profile: EngineProfile
  private let strictness: Judge.Strictness
  private let traces: TraceRetention
  private let checked: Judge.CheckedTraces

  init(
    _ engine: any Engine, comparedWith reference: (any Engine)? = nil, asksWhy: Bool = true,
    expecting expected: ExpectedFailures = .none, strictness: Judge.Strictness = .byLevel,
    keeping traces: TraceRetention = .failures, checking checked: Judge.CheckedTraces = .all
  ) {
    self.engine = engine
    self.reference = reference
    self.asksWhy = asksWhy
    self.expected = expected
    self.strictness = strictness
    self.traces = traces
    self.checked = checked
    profile = engine.profile
  }

  /// Returns the scenario's result on the engine.
  ///
  /// - Parameter reduced: What the engine is asked of the scenario.
  func run(_ scenario: Scenario, as reduced: ReducedScenario) async -> ScenarioResult {
    let asked: Scenario
    switch reduced {
    // No failure is expected of what the engine does not claim.
    case .skipped(let lack):
      return ScenarioResult(of: scenario, .skipped(reason: lack.reason, url: nil))
    case .asked(let part, _): asked = part
    }
    var result = Judge.judge(
      asked, by: await reply(to: asked), strictness: strictness, keeping: traces,
      checking: checked)
    if !result.verdict.differences.isEmpty, let trace = result.trace {
      // On an engine with a real clock, a script that waits takes its time again.
      let isQuick = !asked.script.steps.contains(where: \.passesTime)
      result.verdict.cause = await FailureExplanation(
        of: trace, in: asked, engine: asksWhy && isQuick ? engine : nil, reference: reference)
    }
    result.expected = expected.expected(result.id)
    return result
  }

  /// Returns the engine's reply.
  func reply(to scenario: Scenario) async -> Reply {
    do {
      return try await engine.perform(scenario.script)
    } catch {
      return .errored(message: "the engine could not be reached: \(error)")
    }
  }
}
