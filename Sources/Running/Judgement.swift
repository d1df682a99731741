import Conformance

/// How one scenario ended, with the trace where there is something to find out from it.
package struct Judgement: Hashable, Sendable {
  /// How it ended.
  package var verdict: Verdict
  /// What the engine chose, where the clause says MAY.
  package var choices: [Choice]
  /// What the engine did; kept where the scenario failed, or where all are kept.
  package var trace: Trace?
  /// Why it was not expected to pass, where it was not.
  package var expected: ExpectedFailure?

  init(_ verdict: Verdict, choices: [Choice] = [], trace: Trace? = nil) {
    self.verdict = verdict
    self.choices = choices
    self.trace = trace
  }

  /// Whether the scenario did not pass, and nobody expected that.
  var isUnexpectedFailure: Bool { verdict.isFailure && expected == nil }
}
