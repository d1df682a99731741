import Conformance
import Engines

/// The reference engine with three broken rules: the chain ends at the window, no touch is cancelled,
/// and a recognizer that ends fires its action too late, when its state is possible again.
struct BrokenRulesEngine: Engine {
  private let engine = LocalEngine()

  var profile: EngineProfile { engine.profile }

  func perform(_ script: Script) async -> Reply {
    let reply = await engine.perform(script)
    guard case .observed(var trace) = reply else { return reply }
    for index in trace.records.indices {
      if ["chain", "next"].contains(script.steps[index].name) {
        trace.records[index].answer?.endAtWindow(of: script.stage)
      }
      trace.records[index].calls.removeAll { $0.message == .touchesCancelled }
      for call in trace.records[index].calls.indices
      where trace.records[index].calls[call].message == .fired(.ended) {
        trace.records[index].calls[call].message = .fired(.possible)
      }
    }
    return .observed(trace)
  }
}

extension Answer {
  /// Drops an application and all that follow it.
  fileprivate mutating func endAtWindow(of stage: Stage) {
    let isApplication = { stage[$0]?.kind == .application }
    switch self {
    case .responder(let name) where isApplication(name): self = .nobody
    case .responders(let names): self = .responders(Array(names.prefix { !isApplication($0) }))
    default: break
    }
  }
}
