import Conformance
import Engines

/// The reference engine with the end of its responder chain cut off.
///
/// The overrides that cut it stand before the script's own steps, so that all that follows the chain
/// ends there, and an override of the script wins. Their records are left out of the trace.
struct ShortChainEngine: Engine {
  /// Where the chain ends.
  enum End {
    /// Before the application: what stands in it leads to nobody.
    case application
    /// Before the delegate: the application leads to nobody.
    case delegate
  }

  private let engine = LocalEngine()
  private let end: End

  /// Creates an engine whose chains end there.
  init(endingBefore end: End) { self.end = end }

  var profile: EngineProfile { engine.profile }

  func perform(_ script: Script) async -> Reply {
    let cuts = script.stage.responders.filter { leadsToTheEnd($0, on: script.stage) }
      .map { Script.Step.set("next", of: $0.name, to: .nothing) }
    let reply = await engine.perform(Script(stage: script.stage, steps: cuts + script.steps))
    guard case .observed(let trace) = reply else { return reply }
    return .observed(Trace(Array(trace.records.dropFirst(cuts.count))))
  }

  private func leadsToTheEnd(_ row: StagedResponder, on stage: Stage) -> Bool {
    switch end {
    case .application:
      row.kind.isResponder && row.kind != .applicationDelegate
        && row.parent.flatMap { stage[$0] }?.kind == .application
    case .delegate: row.kind == .application
    }
  }
}
