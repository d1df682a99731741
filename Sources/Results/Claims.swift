import Conformance

/// A disagreement between an engine's profile and its verdicts about one feature.
package struct ClaimDiscrepancy: Hashable, Sendable {
  /// The kinds of disagreement.
  package enum Kind: Hashable, Sendable {
    /// The engine claims the feature, and no scenario of it passes.
    case overDeclared
    /// The engine does not claim the feature, and every scenario of it passes.
    case underDeclared
  }

  /// The feature.
  package var feature: Feature
  /// The kind of disagreement.
  package var kind: Kind
  /// The number of scenarios of the feature that were not skipped.
  package var scenarios: Int

  /// Creates a finding.
  package init(feature: Feature, kind: Kind, scenarios: Int) {
    self.feature = feature
    self.kind = kind
    self.scenarios = scenarios
  }
}

/// A feature, a kind of objects, or a part of a feature that an engine can have.
package enum Claim: Hashable, Sendable {
  case feature(Feature)
  case kind(ResponderKind)
  case part(FeaturePart)

  /// The word in an engine's profile.
  package var word: String {
    switch self {
    case .feature(let feature): feature.rawValue
    case .kind(let kind): kind.rawValue
    case .part(let part): part.rawValue
    }
  }
}

/// What an engine would gain by one claim more.
package struct ClaimAddition: Hashable, Sendable {
  /// The feature, kind or part that the engine does not claim.
  package var claim: Claim
  /// The scenarios that the engine is not asked and that need it.
  package var needing: Count
  /// Those of them that would be asked if the engine claimed nothing else in addition.
  package var alone: Count
  /// What the others need in addition, most of them first.
  package var partners: [Partners]

  /// A number of scenarios, and how many of them pass.
  package struct Count: Hashable, Sendable {
    package var scenarios = 0
    package var passed = 0

    package init(scenarios: Int = 0, passed: Int = 0) {
      self.scenarios = scenarios
      self.passed = passed
    }
  }

  /// Claims that scenarios need beside the one, and the number of these scenarios.
  package struct Partners: Hashable, Sendable {
    package var claims: [Claim]
    package var scenarios: Int

    package init(_ claims: [Claim], scenarios: Int) {
      self.claims = claims
      self.scenarios = scenarios
    }
  }

  package init(claim: Claim, needing: Count, alone: Count, partners: [Partners] = []) {
    self.claim = claim
    self.needing = needing
    self.alone = alone
    self.partners = partners
  }
}

extension Set<Claim> {
  /// The features.
  package var features: Set<Feature> {
    Set<Feature>(compactMap { if case .feature(let feature) = $0 { feature } else { nil } })
  }

  /// The kinds of objects.
  package var kinds: Set<ResponderKind> {
    Set<ResponderKind>(compactMap { if case .kind(let kind) = $0 { kind } else { nil } })
  }

  /// The parts of features.
  package var parts: Set<FeaturePart> {
    Set<FeaturePart>(compactMap { if case .part(let part) = $0 { part } else { nil } })
  }

  /// Features, then kinds, then parts, in the order of their declarations.
  package var inOrder: [Claim] {
    features.inOrder.map(Claim.feature) + kinds.inOrder.map(Claim.kind)
      + parts.inOrder.map(Claim.part)
  }

  /// The features, or else the kinds, or else the parts.
  package var foremost: [Claim] {
    guard features.isEmpty else { return features.inOrder.map(Claim.feature) }
    return kinds.isEmpty ? inOrder : kinds.inOrder.map(Claim.kind)
  }
}
