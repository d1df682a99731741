import Conformance

/// The reference engine in this process: each script is carried out in a world of its own.
package struct LocalEngine: Engine {
  /// The version of the engine, and of everything else in this package.
  package static let version = "0.1.0"

  /// Who it is: it claims all features.
  package let profile: EngineProfile

  /// Makes the engine.
  package init() {
    profile = EngineProfile(
      name: "Conform", version: Self.version, language: "Swift", homepage: nil,
      features: Set(Feature.allCases))
  }

  /// Carries a script out; what is impossible is an error that says why, never a crash.
  package func perform(_ script: Script) async -> Reply {
    do throws(Obstacle) {
      let world = try World(script.stage)
      var trace = Trace()
      trace.records.reserveCapacity(script.steps.count)
      for step in script.steps { trace.records.append(try world.carryOut(step)) }
      return .observed(trace)
    } catch .unsupported(let form) {
      return .skipped(reason: Obstacle.unsupported(form).description, url: nil)
    } catch {
      return .errored(message: error.description)
    }
  }
}
