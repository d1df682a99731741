/// Why an engine could not be served any longer.
public struct EngineServerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public let description: String

  init(_ description: String) { self.description = description }
}
