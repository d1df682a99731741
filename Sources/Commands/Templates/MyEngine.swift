public import Conformance

/// The framework as an engine: it performs scripts, and tells what happened.
public struct MyEngine: Engine {
  /// The name, and what the engine claims and is asked for.
  public let profile = EngineProfile(
    name: "Mine", version: "0.1", language: "Swift", features: [.responderChain],
    kinds: recordedKinds.union([.application, .applicationDelegate, .object, .responder]))

  /// Creates the engine.
  public init() {}

  /// Waits for the main actor, which the framework needs, and performs the script there.
  public func perform(_ script: Script) async -> Reply { await World.reply(to: script) }
}
