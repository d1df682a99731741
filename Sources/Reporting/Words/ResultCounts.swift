import Conformance
import Results

/// Counts of results, with expected failures counted separately.
struct ResultCounts {
  private var tally = Tally()
  private var expectedFailed = 0
  private var expectedDeparted = 0
  private var expectedErrored = 0

  /// Creates counts of zero.
  init() {}

  /// The counts of an engine's results.
  init(_ column: EngineResults) {
    for result in column.results { add(result.verdict, expected: result.expected) }
    tally = column.tally
  }

  /// Counts a verdict, and whether it was expected.
  mutating func add(_ verdict: Verdict, expected: ExpectedFailure?) {
    tally.add(verdict)
    guard expected != nil else { return }
    switch verdict {
    case .failed: expectedFailed += 1
    case .departed: expectedDeparted += 1
    case .errored: expectedErrored += 1
    case .passed, .skipped: break
    }
  }

  /// Replaces the tally by that of the whole run; the counts of expected failures stay.
  mutating func replace(by tally: Tally) { self.tally = tally }

  /// A run's counts: `142 scenarios: 139 passed, 1 failed, 1 failed as expected, 1 skipped`.
  var summaryWords: String {
    let counts =
      ["\(tally.passed) passed"]
      + Self.nonzero(
        (failed, "failed"), (errored, "errored"), (departed, "departed"),
        (expectedFailed, "failed as expected"), (expectedErrored, "errored as expected"),
        (expectedDeparted, "departed as expected"), (tally.skipped, "skipped"),
        (tally.notRun, "not run"))
    return "\(Noun.counted(tally.total, "scenario")): \(counts.joined(separator: ", "))"
  }

  /// A page's counts, what needs attention first: `3 failed, 60 passed, 2 failed as expected`.
  var pageWords: String {
    Self.nonzero(
      (failed, "failed"), (errored, "errored"), (departed, "departed"), (tally.passed, "passed"),
      (expectedFailed, "failed as expected"), (expectedErrored, "errored as expected"),
      (expectedDeparted, "departed as expected"), (tally.skipped, "skipped")
    ).joined(separator: ", ")
  }

  /// Whether there is no unexpected failure; departures do not count.
  var isClean: Bool { failed + errored == 0 }

  /// Whether any scenario was judged.
  var isJudged: Bool { tally.passed + tally.failed + tally.departed + tally.errored > 0 }

  private var failed: Int { tally.failed - expectedFailed }

  private var departed: Int { tally.departed - expectedDeparted }

  private var errored: Int { tally.errored - expectedErrored }

  private static func nonzero(_ counts: (Int, String)...) -> [String] {
    counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
  }
}
