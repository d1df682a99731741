/// An implementation under test.
public protocol Engine: Sendable {
  /// Who it is and what it claims to do.
  var profile: EngineProfile { get }

  /// Carries a script out in a fresh world and reports what happened.
  ///
  /// - Throws: only where the way to the engine is broken; an engine that cannot do what a script
  ///   wants returns a reply that says so.
  func perform(_ script: Script) async throws -> Reply
}
