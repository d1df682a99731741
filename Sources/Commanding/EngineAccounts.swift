import Conformance
import Engines
import Running

/// Has engines carry scenarios out, one engine after the other, to tell what each does.
struct EngineAccounts: Sendable {
  /// What is put to them.
  var scenarios: [Scenario]
  /// Which engines these are.
  var engines: [EngineChoice]

  /// What all of them do; nil where somebody interrupts.
  func explanations() async throws -> [Explanation]? {
    try await Interruption.cancelling { await settled() }.get()
  }

  private func settled() async -> Result<[Explanation]?, any Error> {
    do {
      let explanations = try await told()
      return .success(Task.isCancelled ? nil : explanations)
    } catch {
      // An engine that was ended while it started is not to blame for that.
      return Task.isCancelled ? .success(nil) : .failure(error)
    }
  }

  private func told() async throws -> [Explanation] {
    var runs = scenarios.map { _ in [Explanation.EngineRun]() }
    for choice in engines {
      let told = try await choice.use(jobs: 1, limits: EngineLimits()) { engine, _ in
        var told: [Explanation.EngineRun] = []
        for scenario in scenarios where !Task.isCancelled {
          told.append(await .init(of: engine, on: scenario))
        }
        return told
      }
      for (index, run) in told.enumerated() { runs[index].append(run) }
    }
    return zip(scenarios, runs).map { Explanation($0, runs: $1) }
  }
}
