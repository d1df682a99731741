import Conformance

/// Puts one scenario to an engine and judges the reply.
struct Examiner: Sendable {
  private let engine: any Engine
  private let expected: ExpectedFailures
  /// Who is examined; asked once, so that a run is about one and the same.
  let profile: EngineProfile

  init(_ engine: any Engine, expecting expected: ExpectedFailures) {
    self.engine = engine
    self.expected = expected
    profile = engine.profile
  }

  /// The judgement on the scenario; an engine that lacks one of its features is not asked.
  func examine(_ scenario: Scenario) async -> Judgement {
    var judgement = await judgement(on: scenario)
    if judgement.verdict.isJudgement {
      judgement.expected = expected.expected(scenario.id.description)
    }
    return judgement
  }

  private func judgement(on scenario: Scenario) async -> Judgement {
    guard scenario.features.isSubset(of: profile.features) else {
      return Judge.judge(scenario, by: .skipped(reason: reason(scenario), url: nil))
    }
    do {
      return Judge.judge(scenario, by: try await engine.perform(scenario.script))
    } catch {
      let message = "the engine could not be reached: \(error)"
      return Judge.judge(scenario, by: .errored(message: message))
    }
  }

  private func reason(_ scenario: Scenario) -> String {
    let lacking = Feature.allCases.filter {
      scenario.features.contains($0) && !profile.features.contains($0)
    }
    return "the engine does not claim \(lacking.map(\.rawValue).joined(separator: ", "))"
  }
}
