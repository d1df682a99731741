import Conformance

/// A run that was cancelled before its end, with what had been judged by then.
package struct InterruptedRun: Error, Sendable {
  /// The verdicts there are; the other scenarios count as not run.
  package var column: Report.Column
}
