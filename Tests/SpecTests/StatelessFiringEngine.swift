import Conformance
import Engines

/// The reference engine, which reports each action of a recognizer in the state `possible`, as a
/// framework does whose recognizers have no states or are reset before their action.
struct StatelessFiringEngine: Engine {
  private let engine = LocalEngine()

  var profile: EngineProfile { engine.profile }

  func perform(_ script: Script) async -> Reply {
    let reply = await engine.perform(script)
    guard case .observed(var trace) = reply else { return reply }
    for record in trace.records.indices {
      for call in trace.records[record].calls.indices
      where MessageFamily.firings.contains(trace.records[record].calls[call].message) {
        trace.records[record].calls[call].message = .fired(.possible)
      }
    }
    return .observed(trace)
  }
}
