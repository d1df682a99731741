import Conformance

/// Everything that is wrong with files of expected failures.
package struct ExpectationMistakes: Error, Hashable, Sendable {
  /// One for each mistake, in the order of the lines.
  package var diagnostics: [Diagnostic]
}
