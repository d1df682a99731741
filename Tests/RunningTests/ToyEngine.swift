import Conformance

/// An engine that does what it is told, for each script by the point that is touched first.
struct ToyEngine: Engine {
  var profile = EngineProfile(
    name: "toy", version: "1", language: "Swift", features: [.hitTesting])
  var answer: @Sendable (Script) async throws -> Reply = { _ in .found("A") }

  func perform(_ script: Script) async throws -> Reply { try await answer(script) }

  /// Why the way to it is broken.
  struct Broken: Error, CustomStringConvertible {
    var description: String { "the pipe is closed" }
  }
}
