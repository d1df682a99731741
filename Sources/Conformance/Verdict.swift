/// How one scenario ended on one engine.
package enum Verdict: Hashable, Sendable {
  /// Everything was as expected.
  case passed
  /// A clause that says MUST was not met; the differences are never empty.
  case failed([Difference])
  /// A clause that says SHOULD was not met, which is no failure; never empty.
  case departed([Difference])
  /// The engine does not do this.
  case skipped(reason: String, url: String?)
  /// The engine tried and broke.
  case errored(message: String)
}

extension Verdict {
  /// The verdicts' names, as reports write them.
  package enum Name: String, Hashable, Sendable, CaseIterable {
    case passed, failed, departed, skipped, errored
  }

  /// The verdict's name.
  package var name: Name {
    switch self {
    case .passed: .passed
    case .failed: .failed
    case .departed: .departed
    case .skipped: .skipped
    case .errored: .errored
    }
  }

  /// Whether the engine does not conform, or broke.
  package var isFailure: Bool {
    switch self {
    case .failed, .errored: true
    case .passed, .departed, .skipped: false
    }
  }

  /// Whether a scenario was carried out and did not pass.
  package var isDeviation: Bool {
    switch self {
    case .failed, .departed, .errored: true
    case .passed, .skipped: false
    }
  }

  /// What differed; empty where nothing did, or where nothing was observed.
  package var differences: [Difference] {
    switch self {
    case .failed(let differences), .departed(let differences): differences
    case .passed, .skipped, .errored: []
    }
  }

  /// Whether it says what an engine does, as it does not where the engine was not asked.
  package var isJudgement: Bool {
    if case .skipped = self { false } else { true }
  }
}
