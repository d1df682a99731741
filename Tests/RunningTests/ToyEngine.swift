import Conformance

/// An engine whose replies are those of the closure `answer`.
struct ToyEngine: Engine {
  var profile = EngineProfile(
    name: "toy", version: "1", language: "Swift", features: [.hitTesting])
  var answer: @Sendable (Script) async throws -> Reply = { _ in .found("A") }

  func perform(_ script: Script) async throws -> Reply { try await answer(script) }

  /// An error like that of a closed pipe to a process.
  struct Broken: Error, CustomStringConvertible {
    var description: String { "the pipe is closed" }
  }
}
