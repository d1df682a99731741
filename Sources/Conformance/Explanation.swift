/// One scenario with all that engines did in it, step by step.
package struct Explanation: Sendable {
  /// What was put to the engines.
  package var scenario: Scenario
  /// What each engine did.
  package var accounts: [Account]
  /// The first step at which engines did different things; nil where there is none.
  package var parting: Int?

  package init(scenario: Scenario, accounts: [Account], parting: Int?) {
    self.scenario = scenario
    self.accounts = accounts
    self.parting = parting
  }

  /// What one engine did.
  package struct Account: Hashable, Sendable {
    /// Who it is.
    package var profile: EngineProfile
    /// How it ended.
    package var verdict: Verdict
    /// What it chose, where the clause says MAY.
    package var choices: [Choice]
    /// What it did, where it told.
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
