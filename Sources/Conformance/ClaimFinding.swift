/// A feature for which the engine's profile and its verdicts disagree.
package struct ClaimFinding: Hashable, Sendable {
  /// The ways in which they disagree.
  package enum Kind: Hashable, Sendable {
    /// It claims the feature, and no scenario of it passes.
    case overDeclared
    /// It does not claim the feature, and every scenario of it passes.
    case underDeclared
  }

  /// The feature.
  package var feature: Feature
  /// The way in which they disagree.
  package var kind: Kind
  /// The number of scenarios that were judged.
  package var scenarios: Int

  /// Makes a finding.
  package init(feature: Feature, kind: Kind, scenarios: Int) {
    self.feature = feature
    self.kind = kind
    self.scenarios = scenarios
  }
}
