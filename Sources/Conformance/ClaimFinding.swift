/// An over- or underdeclared feature of an engine.
package struct ClaimFinding: Hashable, Sendable {
  /// How claim and results disagree.
  package enum Kind: Hashable, Sendable {
    /// The engine claims the feature, and no scenario of it passes.
    case overdeclared
    /// The engine does not claim the feature, and every scenario of it passes.
    case underdeclared
  }

  /// The feature.
  package var feature: Feature
  /// How claim and results disagree.
  package var kind: Kind
  /// The number of scenarios that show it.
  package var scenarios: Int

  package init(feature: Feature, kind: Kind, scenarios: Int) {
    self.feature = feature
    self.kind = kind
    self.scenarios = scenarios
  }
}
