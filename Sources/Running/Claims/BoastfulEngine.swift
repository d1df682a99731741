import Conformance

/// An engine that is asked everything, whatever it claims.
struct BoastfulEngine: Engine {
  private let engine: any Engine

  init(_ engine: any Engine) { self.engine = engine }

  var profile: EngineProfile {
    var profile = engine.profile
    profile.features = Set(Feature.allCases)
    return profile
  }

  func perform(_ script: Script) async throws -> Reply { try await engine.perform(script) }
}
