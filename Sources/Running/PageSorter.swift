import Conformance

/// Puts what a run tells into the order of the pages, whatever the order in which it was run.
struct PageSorter {
  private let positions: [String: Int]
  private var results = InOrder<(Scenario, ScenarioResult)>()

  init(_ plan: Plan) {
    positions = Dictionary(
      zip(plan.scenarios.lazy.map(\.id.description), plan.scenarios.indices),
      uniquingKeysWith: { first, _ in first })
  }

  /// Takes the next event, and gives those whose turn has come.
  mutating func take(_ event: RunEvent) -> [RunEvent] {
    switch event {
    case .started: [event]
    case .ended(let scenario, let result):
      results.add((scenario, result), at: positions[result.id, default: 0]).map(RunEvent.ended)
    // What still waits for others waits in vain where a run was stopped.
    case .finished: results.takeRest().map(RunEvent.ended) + [event]
    }
  }

  /// The verdicts in the order of the pages.
  func sorted(_ results: [ScenarioResult]) -> [ScenarioResult] {
    results.sorted { positions[$0.id, default: 0] < positions[$1.id, default: 0] }
  }
}
