import Conformance

extension Tally {
  /// The counts for readers that know neither expected failures nor departures: these count as
  /// skipped, because none of them fails a run.
  func excusing(_ entries: [ScenarioResult]) -> Tally {
    var tally = self
    for entry in entries where entry.isExpectedFailure {
      switch entry.verdict {
      case .errored: tally.errored -= 1
      case .failed: tally.failed -= 1
      case .passed, .departed, .skipped: continue
      }
      tally.skipped += 1
    }
    tally.skipped += tally.departed
    tally.departed = 0
    return tally
  }
}

extension ScenarioResult {
  /// `expected, because it is young (https://example.org/7): it differs so and so`, where it did
  /// not pass, as expected; `departs from a SHOULD: …` where it departs unexpectedly.
  var excuse: String? {
    guard isExpectedFailure, let expected else {
      if case .departed = verdict { return "departs from a SHOULD: \(verdict.reason)" }
      return nil
    }
    let link = expected.link.map { " (\($0.visible()))" } ?? ""
    return "expected, because \(expected.reason.visible())\(link): \(verdict.reason)"
  }
}
