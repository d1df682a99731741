import Conformance

extension Tally {
  /// The counts for readers that do not know expected failures: these count as skipped, as nobody
  /// has to look at them.
  func excusing(_ entries: [Report.Entry]) -> Tally {
    var tally = self
    for entry in entries where entry.isExpectedFailure {
      if case .errored = entry.verdict { tally.errored -= 1 } else { tally.failed -= 1 }
      tally.skipped += 1
    }
    return tally
  }
}

extension Report.Entry {
  /// `expected, because it is young (https://example.org/7): it differs so and so`, where it did
  /// not pass, as expected.
  var excuse: String? {
    guard isExpectedFailure, let expected else { return nil }
    let link = expected.link.map { " (\($0.visible()))" } ?? ""
    return "expected, because \(expected.reason.visible())\(link): \(verdict.reason)"
  }
}
