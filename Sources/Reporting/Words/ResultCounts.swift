import Conformance
import Results

/// Counts of results, with expected failures and unsteady results counted separately.
struct ResultCounts {
  private var tally = Tally()
  private var expectedFailed = 0
  private var expectedDeparted = 0
  private var expectedErrored = 0
  private var unsteadyFailed = 0
  private var unsteadyDeparted = 0
  private var unsteadyErrored = 0

  /// Creates counts of zero.
  init() {}

  /// The counts of an engine's results.
  init(_ column: EngineResults) {
    for result in column.results { add(result) }
    tally = column.tally
  }

  /// Counts a result, and whether it was expected or is unsteady.
  mutating func add(_ result: ScenarioResult) {
    tally.add(result.verdict)
    switch result.verdict {
    case .failed where result.expected != nil: expectedFailed += 1
    case .departed where result.expected != nil: expectedDeparted += 1
    case .errored where result.expected != nil: expectedErrored += 1
    case .failed where result.isUnsteady: unsteadyFailed += 1
    case .departed where result.isUnsteady: unsteadyDeparted += 1
    case .errored where result.isUnsteady: unsteadyErrored += 1
    default: break
    }
  }

  /// A run's counts: `142 scenarios: 139 passed, 1 failed, 1 failed as expected, 1 skipped`.
  var summaryWords: String {
    let counts =
      ["\(tally.passed) passed"]
      + Self.nonzero(
        (failed, "failed"), (errored, "errored"), (departed, "departed"), (unsteady, "unsteady"),
        (expectedFailed, "failed as expected"), (expectedErrored, "errored as expected"),
        (expectedDeparted, "departed as expected"), (tally.skipped, "skipped"),
        (tally.notRun, "not run"))
    return "\(Noun.counted(tally.total, "scenario")): \(counts.joined(separator: ", "))"
  }

  /// A page's counts, what needs attention first: `3 failed, 60 passed, 2 failed as expected`.
  var pageWords: String {
    Self.nonzero(
      (failed, "failed"), (errored, "errored"), (departed, "departed"), (unsteady, "unsteady"),
      (tally.passed, "passed"),
      (expectedFailed, "failed as expected"), (expectedErrored, "errored as expected"),
      (expectedDeparted, "departed as expected"), (tally.skipped, "skipped")
    ).joined(separator: ", ")
  }

  /// Whether there is no unexpected failure; departures do not count.
  var isClean: Bool { failed + errored == 0 }

  /// Whether any scenario was judged.
  var isJudged: Bool { tally.passed + tally.failed + tally.departed + tally.errored > 0 }

  private var failed: Int { tally.failed - expectedFailed - unsteadyFailed }

  private var departed: Int { tally.departed - expectedDeparted - unsteadyDeparted }

  private var errored: Int { tally.errored - expectedErrored - unsteadyErrored }

  private var unsteady: Int { unsteadyFailed + unsteadyDeparted + unsteadyErrored }

  private static func nonzero(_ counts: (Int, String)...) -> [String] {
    counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
  }
}
