extension Report.Entry {
  /// Whether the engine does not conform, or broke.
  package var isFailure: Bool { verdict.isFailure }

  /// Whether it did not pass, as expected.
  package var isExpectedFailure: Bool { verdict.isDeviation && expected != nil }

  /// Whether this is an unexpected failure; a departure from a SHOULD is none.
  package var isUnexpectedFailure: Bool { isFailure && expected == nil }
}
