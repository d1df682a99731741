extension Report.Entry {
  /// Whether the scenario was carried out and did not pass.
  package var isFailure: Bool { verdict.isFailure }

  /// Whether it did not pass, as expected.
  package var isExpectedFailure: Bool { isFailure && expected != nil }

  /// Whether it did not pass, and nobody expected that.
  package var isUnexpectedFailure: Bool { isFailure && expected == nil }
}
