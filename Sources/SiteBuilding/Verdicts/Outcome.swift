import Conformance

/// How a scenario, or the worst of several, ended; the word a reader sees.
enum Outcome: String, CaseIterable {
  case passed
  case failed
  case departed
  case errored
  case skipped
  case notRun = "not run"
  case notTested = "not tested"

  init(_ verdict: Verdict?) {
    switch verdict {
    case .passed: self = .passed
    case .failed: self = .failed
    case .departed: self = .departed
    case .skipped: self = .skipped
    case .errored: self = .errored
    case nil: self = .notRun
    }
  }

  /// The worst of a tally: only one in which everything passed is passed.
  init(_ tally: Tally) {
    if tally.failed > 0 {
      self = .failed
    } else if tally.errored > 0 {
      self = .errored
    } else if tally.departed > 0 {
      self = .departed
    } else if tally.notRun > 0 {
      self = .notRun
    } else if tally.skipped > 0 {
      self = .skipped
    } else {
      self = tally.passed > 0 ? .passed : .notTested
    }
  }

  /// The name that the style sheet knows it by.
  var styleClass: String {
    switch self {
    case .passed: "verdict passed"
    case .failed: "verdict failed"
    case .departed: "verdict departed"
    case .errored: "verdict errored"
    case .skipped: "verdict skipped"
    case .notRun: "verdict not-run"
    case .notTested: "verdict not-tested"
    }
  }

  /// How many of a tally ended so.
  func count(in tally: Tally) -> Int {
    switch self {
    case .passed: tally.passed
    case .failed: tally.failed
    case .departed: tally.departed
    case .errored: tally.errored
    case .skipped: tally.skipped
    case .notRun: tally.notRun
    case .notTested: 0
    }
  }
}
