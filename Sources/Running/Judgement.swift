import Conformance

/// How one scenario ended, with the trace where there is something to find out from it.
package struct Judgement: Hashable, Sendable {
  /// How it ended.
  package var verdict: Verdict
  /// What the engine did; kept where the scenario failed, or where all are kept.
  package var trace: Trace?

  init(_ verdict: Verdict, trace: Trace? = nil) {
    self.verdict = verdict
    self.trace = trace
  }
}
