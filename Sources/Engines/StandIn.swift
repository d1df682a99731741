import Conformance

/// Stands in for the local engine until it is joined.
package struct LocalEngine: Engine {
  package init() {}

  package var profile: EngineProfile {
    EngineProfile(name: "Responders", version: "0", language: "Swift", features: [])
  }

  package func perform(_ script: Script) async throws -> Reply { .errored(message: "not joined") }
}
