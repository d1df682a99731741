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

    package init(
      profile: EngineProfile, verdict: Verdict, choices: [Choice] = [], trace: Trace?
    ) {
      self.profile = profile
      self.verdict = verdict
      self.choices = choices
      self.trace = trace
    }
  }
}
