import Conformance

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
  func run(_ scenario: Scenario) async -> ScenarioResult {
    var result = Judge.judge(
      scenario, by: await reply(to: scenario), strictness: strictness, keeping: traces)
    if result.verdict.isJudgement {
      result.expected = expected.expected(result.id)
    }
    return result
  }

  /// Returns the engine's reply; a scenario that needs a feature that the engine does not claim is
  /// skipped without running it.
  func reply(to scenario: Scenario) async -> Reply {
    guard scenario.features.isSubset(of: profile.features) else {
      return .skipped(reason: reason(scenario), url: nil)
    }
    do {
      return try await engine.perform(scenario.script)
    } catch {
      return .errored(message: "the engine could not be reached: \(error)")
    }
  }

  private func reason(_ scenario: Scenario) -> String {
    let lacking = Feature.allCases.filter {
      scenario.features.contains($0) && !profile.features.contains($0)
    }
    return "the engine does not claim \(lacking.map(\.rawValue).joined(separator: ", "))"
  }
}
