import Conformance
import Results

/// A test in formats that other programs read: the result of a scenario, or what was not run, so that
/// a report does not look like a success.
struct ReportedTest {
  /// The outcomes that such formats know.
  enum Status {
    case passed, failed, errored, skipped
    /// An expected failure, or a deviation from a SHOULD: neither fails a run.
    case excused
  }

  /// The index of the engine in the report.
  let column: Int
  /// The engine; nil for engines that were not asked.
  let engine: EngineProfile?
  /// The scenario's id, or what is missing.
  let name: String
  /// The result; nil for what is missing.
  let result: ScenarioResult?
  /// How it ended.
  let status: Status
  /// Why it did not pass; nil if it did.
  let message: String?
}

extension Report {
  /// The tests in the order of the engines and the pages.
  var tests: [ReportedTest] {
    var tests: [ReportedTest] = []
    for (column, engine) in engines.enumerated() {
      tests += engine.results.map { ReportedTest($0, on: engine.profile, column) }
      tests += ReportedTest.missing(
        engine.missingScenarios, on: engine.profile, column, before: "scenario")
    }
    return tests + ReportedTest.missing(missingEngines, on: nil, engines.count, before: "engine")
  }

  /// Why the report is not of a whole run: `2 engines not run`; nil if every engine was.
  var missingEngines: String? {
    enginesNotAsked > 0 ? "\(Noun.counted(enginesNotAsked, "engine")) not run" : nil
  }
}

extension EngineResults {
  /// Why the results are not all: `3 scenarios not run`; nil if every scenario was.
  var missingScenarios: String? {
    tally[.notRun] > 0 ? "\(Noun.counted(tally[.notRun], "scenario")) not run" : nil
  }
}

extension ReportedTest {
  fileprivate init(_ result: ScenarioResult, on engine: EngineProfile, _ column: Int) {
    let excuse = result.excuseWords
    let status: Status =
      switch result.verdict {
      case _ where excuse != nil: .excused
      case .passed: .passed
      case .failed, .deviated: .failed
      case .skipped: .skipped
      case .errored: .errored
      }
    let reason = status == .passed ? nil : (excuse ?? result.verdict.reason).description
    self.init(
      column: column, engine: engine, name: result.id, result: result, status: status,
      message: reason)
  }

  fileprivate static func missing(
    _ words: String?, on engine: EngineProfile?, _ column: Int, before last: String
  ) -> [ReportedTest] {
    guard let words else { return [] }
    let message = "the run ended before its last \(last)"
    return [
      ReportedTest(
        column: column, engine: engine, name: words, result: nil, status: .errored,
        message: message)
    ]
  }
}

extension ScenarioResult {
  /// Why the result does not fail a run although it did not pass: `expected, because it is young
  /// (https://example.org/7): …` or `deviates from a SHOULD: …`; nil for all other results.
  fileprivate var excuseWords: TerminalText? {
    guard verdict.isUnsuccessful, let excuse else {
      if case .deviated = verdict { return "deviates from a SHOULD: \(verdict.reason)" }
      return nil
    }
    let link = excuse.link.map { " (\($0))" as TerminalText } ?? ""
    let reason: TerminalText =
      expected == nil ? "\(excuse.reason)" : "expected, because \(excuse.reason)"
    return "\(reason)\(link): \(verdict.reason)"
  }
}
