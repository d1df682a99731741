import Conformance

/// The reference engine, in this process: carries out each script in a new `World`.
package struct LocalEngine: Sendable {
  /// The version of the engine and of the package.
  package static let version = "0.1.0"

  /// The name and version of the engine; declares all features.
  package let profile: EngineProfile

  /// What a call is that a responder gets a second time in one delivery.
  package enum RepeatedCalls: Sendable {
    /// The sign of a chain with a cycle: the script ends with an error.
    case areErrors
    /// A call like any other, up to the limit of responders: what an altered engine does.
    case areRecorded
  }

  private let repeats: RepeatedCalls

  /// Creates the engine, which imitates a version of the system, or the newest.
  package init(
    repeatedCalls repeats: RepeatedCalls = .areErrors, imitating system: SystemVersion? = nil
  ) {
    self.repeats = repeats
    profile = EngineProfile(
      name: EngineProfile.referenceName, version: Self.version, language: "Swift", homepage: nil,
      features: Set(Vocabulary.uikit.features), system: system)
  }

  /// Carries out a script, synchronously, and returns what its steps observed.
  ///
  /// A step that the engine does not support skips the script; a step that cannot be carried out
  /// is an error with the message of a `ScriptError`.
  package func reply(to script: Script) -> Reply {
    do throws(ScriptError) {
      let world = try World(script.stage, repeats, imitating: profile.system)
      var trace = Trace()
      trace.records.reserveCapacity(script.steps.count)
      for step in script.steps { trace.records.append(try world.carryOut(step)) }
      return .observed(trace)
    } catch {
      return error.isUnsupported
        ? .skipped(reason: error.message, url: nil) : .errored(message: error.message)
    }
  }
}
