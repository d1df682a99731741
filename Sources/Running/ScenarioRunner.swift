import Conformance
import Results

/// Runs one scenario on an engine and judges the reply.
struct ScenarioRunner: Sendable {
  private let engine: any Engine
  private let expected: ExpectedFailures
  /// The engine's profile, read once so that it is the same during a run.
  let profile: EngineProfile
  private let strictness: Judge.Strictness
  private let traces: TraceRetention

  init(
    _ engine: any Engine, expecting expected: ExpectedFailures = .none,
    strictness: Judge.Strictness = .byLevel, keeping traces: TraceRetention = .failures
  ) {
    self.engine = engine
    self.expected = expected
    self.strictness = strictness
    self.traces = traces
    profile = engine.profile
  }

  /// Returns the scenario's result on the engine.
  ///
  /// - Parameter reduced: What the engine is asked of the scenario.
  func run(_ scenario: Scenario, as reduced: ReducedScenario) async -> ScenarioResult {
    var result = Judge.judge(
      reduced.scenario ?? scenario, by: await reply(to: reduced), strictness: strictness,
      keeping: traces)
    if result.verdict.isJudgement {
      result.expected = expected.expected(result.id)
    }
    return result
  }

  /// Returns the engine's reply; a scenario that needs what the engine does not claim is skipped
  /// without running it.
  func reply(to reduced: ReducedScenario) async -> Reply {
    switch reduced {
    case .skipped(let lack): return .skipped(reason: lack.reason, url: nil)
    case .asked(let scenario, _):
      do {
        return try await engine.perform(scenario.script)
      } catch {
        return .errored(message: "the engine could not be reached: \(error)")
      }
    }
  }
}
