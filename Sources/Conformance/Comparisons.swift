/// The changes of a report since an older one.
package struct ReportComparison: Hashable, Sendable {
  /// One section for each engine of the newer report.
  package var sections: [Section]

  package init(sections: [Section]) { self.sections = sections }

  /// The changes of one engine.
  package struct Section: Hashable, Sendable {
    /// The engine's name.
    package var engine: String
    /// The changes; nil if the older report does not contain the engine.
    package var findings: [Finding]?

    package init(engine: String, findings: [Finding]?) {
      self.engine = engine
      self.findings = findings
    }
  }

  /// One scenario whose verdict has changed.
  package struct Finding: Hashable, Sendable {
    /// The kind of change.
    package var kind: Kind
    /// The scenario's id.
    package var id: String
    /// The verdict in the older report, if any.
    package var before: Verdict?
    /// The verdict in the newer report, if any.
    package var after: Verdict?

    package init(kind: Kind, id: String, before: Verdict?, after: Verdict?) {
      self.kind = kind
      self.id = id
      self.before = before
      self.after = after
    }
  }

  /// The kinds of changes, the most important first.
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// The scenario fails or errors, and did not before.
    case newlyFailing
    /// The scenario departs from a SHOULD, and passed or was skipped before.
    case newlyDeparting
    /// The scenario is skipped, and was not before.
    case newlySkipped
    /// The scenario passes, and did not before.
    case newlyPassing
    /// It did not pass before either, but its verdict or the reason is another.
    case changedReason
    /// The older report does not contain the scenario.
    case added
    /// The pages no longer contain the scenario.
    case removed
  }
}

/// A disagreement between an engine's profile and its verdicts about one feature.
package struct ClaimFinding: Hashable, Sendable {
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

/// A feature or a kind of objects that an engine can claim.
package enum Claim: Hashable, Sendable, CaseIterable {
  case feature(Feature)
  case kind(ResponderKind)

  /// All features, then all kinds, in the order of their declarations.
  package static let allCases: [Claim] =
    Feature.allCases.map(Claim.feature) + ResponderKind.allCases.map(Claim.kind)

  /// The word in an engine's profile.
  package var word: String {
    switch self {
    case .feature(let feature): feature.rawValue
    case .kind(let kind): kind.rawValue
    }
  }
}

/// What an engine would gain by one claim more.
package struct ClaimAddition: Hashable, Sendable {
  /// The feature or kind that the engine does not claim.
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

/// One scenario with the runs of several engines.
package struct Explanation: Sendable {
  /// The scenario.
  package var scenario: Scenario
  /// The runs, one per engine.
  package var runs: [EngineRun]
  /// The index of the first step at which a trace differs from the first one; nil if there is none.
  package var firstDivergence: Int?

  package init(scenario: Scenario, runs: [EngineRun], firstDivergence: Int?) {
    self.scenario = scenario
    self.runs = runs
    self.firstDivergence = firstDivergence
  }

  /// The run of the scenario on one engine.
  package struct EngineRun: Hashable, Sendable {
    /// The engine's profile.
    package var profile: EngineProfile
    /// The verdict.
    package var verdict: Verdict
    /// The engine's choices where the clause says MAY.
    package var choices: [Choice]
    /// The trace; nil if the engine returned none.
    package var trace: Trace?
    /// The names of the rows that the engine's stage was left without.
    package var leftOut: [String]

    package init(
      profile: EngineProfile, verdict: Verdict, choices: [Choice] = [], trace: Trace?,
      leftOut: [String] = []
    ) {
      self.profile = profile
      self.verdict = verdict
      self.choices = choices
      self.trace = trace
      self.leftOut = leftOut
    }
  }
}
