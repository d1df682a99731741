import Conformance
import Results

extension Tally {
  /// Returns the counts for formats without expected failures and departures, which count as skipped
  /// because neither fails a run.
  func excusing(_ results: [ScenarioResult]) -> Tally {
    var tally = self
    for result in results where result.isExpectedFailure {
      switch result.verdict {
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
  /// Why the result does not fail a run although it did not pass: `expected, because it is young
  /// (https://example.org/7): …` or `departs from a SHOULD: …`; nil for all other results.
  var excuse: TerminalText? {
    guard isExpectedFailure, let expected else {
      if case .departed = verdict { return "departs from a SHOULD: \(verdict.reason)" }
      return nil
    }
    let link = expected.link.map { " (\($0))" as TerminalText } ?? ""
    return "expected, because \(expected.reason)\(link): \(verdict.reason)"
  }
}

extension Report {
  /// Why the report is not of a whole run: `2 engines not asked`; nil if every engine was.
  var missingEngines: String? {
    enginesNotAsked > 0 ? "\(Noun.counted(enginesNotAsked, "engine")) not asked" : nil
  }
}

extension EngineResults {
  /// Why the results are not all: `3 scenarios not run`; nil if every scenario was.
  var missingScenarios: String? {
    tally.notRun > 0 ? "\(Noun.counted(tally.notRun, "scenario")) not run" : nil
  }

  /// The results of one page.
  struct PageOfResults {
    /// The page's path.
    var path: String
    /// The results, in the order of the page.
    var results: [ScenarioResult]
    /// The counts.
    var tally: Tally
  }

  /// The results by page.
  var pages: [PageOfResults] {
    var pages: [PageOfResults] = []
    for result in results {
      if pages.last?.path != result.page {
        pages.append(PageOfResults(path: result.page, results: [], tally: Tally()))
      }
      pages[pages.count - 1].results.append(result)
      pages[pages.count - 1].tally.add(result.verdict)
    }
    return pages
  }
}
