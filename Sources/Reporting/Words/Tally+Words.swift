import Conformance

extension Tally {
  /// A run's counts: `142 scenarios: 140 passed, 1 failed, 1 skipped`.
  var summaryWords: String {
    let counts =
      ["\(passed) passed"]
      + Self.nonzero(
        (failed, "failed"), (errored, "errored"), (skipped, "skipped"), (notRun, "not run"))
    return "\(Noun.counted(total, "scenario")): \(counts.joined(separator: ", "))"
  }

  /// A page's counts, what needs attention first: `3 failed, 60 passed`.
  var pageWords: String {
    Self.nonzero((failed, "failed"), (errored, "errored"), (passed, "passed"), (skipped, "skipped"))
      .joined(separator: ", ")
  }

  /// Whether nothing went against expectation.
  var isClean: Bool { failed + errored == 0 }

  private static func nonzero(_ counts: (Int, String)...) -> [String] {
    counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
  }
}
