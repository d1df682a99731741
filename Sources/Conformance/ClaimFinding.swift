/// A feature that an engine is not honest about, or not sure of.
package struct ClaimFinding: Hashable, Sendable {
  /// How what it claims and what it does differ.
  package enum Kind: Hashable, Sendable {
    /// It claims the feature, and no scenario of it passes.
    case unkept
    /// It does not claim the feature, and every scenario of it passes.
    case modest
  }

  /// The feature.
  package var feature: Feature
  /// How what the engine claims and what it does differ.
  package var kind: Kind
  /// How many scenarios say so.
  package var scenarios: Int

  package init(feature: Feature, kind: Kind, scenarios: Int) {
    self.feature = feature
    self.kind = kind
    self.scenarios = scenarios
  }
}
