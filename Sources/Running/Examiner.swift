import Conformance

/// Puts one scenario to an engine and judges the reply.
struct Examiner: Sendable {
  private let engine: any Engine
  /// Who is examined; asked once, so that a run is about one and the same.
  let profile: EngineProfile
  private let traces: KeptTraces

  init(_ engine: any Engine, keeping traces: KeptTraces) {
    self.engine = engine
    self.traces = traces
    profile = engine.profile
  }

  /// The judgement on the scenario; an engine that lacks one of its features is not asked.
  func examine(_ scenario: Scenario) async -> Judgement {
    guard scenario.features.isSubset(of: profile.features) else {
      return Judge.judge(scenario, by: .skipped(reason: reason(scenario), url: nil))
    }
    do {
      return Judge.judge(scenario, by: try await engine.perform(scenario.script), keeping: traces)
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
