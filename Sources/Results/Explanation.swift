import Conformance

/// One scenario with the runs of several engines.
package struct Explanation: Sendable {
  /// The scenario.
  package var scenario: Scenario
  /// The runs, one per engine.
  package var runs: [EngineRun]
  /// The first difference of a trace from the first one, as far as clauses decide what happens and both
  /// engines claim it; nil if there is none.
  package var firstDivergence: TraceDifference?

  package init(scenario: Scenario, runs: [EngineRun], firstDivergence: TraceDifference?) {
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

    /// Whether the engine did what the scenario names, even where a MAY accepts all.
    package var isAsWritten: Bool { verdict == .passed && choices.allSatisfy { $0.isNamed } }

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
