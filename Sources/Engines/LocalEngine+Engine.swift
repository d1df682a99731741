import Conformance

// Apart from the engine itself, which also compiles as Embedded Swift, where nothing is asynchronous.
extension LocalEngine: Engine {
  /// Carries out a script and returns what its steps observed.
  package func perform(_ script: Script) async -> Reply { reply(to: script) }
}
