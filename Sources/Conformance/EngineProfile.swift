/// Who an engine is and what it claims to do.
public struct EngineProfile: Hashable, Sendable {
  /// The name shown in reports.
  public var name: String
  /// The engine's own version.
  public var version: String
  /// The programming language it is written in.
  public var language: String
  /// Where to read more about it.
  public var homepage: String?
  /// What it claims to implement; scenarios that need more are skipped.
  public var features: Set<Feature>

  /// Makes a profile.
  public init(
    name: String, version: String, language: String, homepage: String? = nil,
    features: Set<Feature>
  ) {
    self.name = name
    self.version = version
    self.language = language
    self.homepage = homepage
    self.features = features
  }
}
