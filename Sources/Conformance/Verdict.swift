/// How one scenario ended on one engine.
package enum Verdict: Hashable, Sendable {
  /// Everything was as expected.
  case passed
  /// Something differed; never empty.
  case failed([Difference])
  /// The engine does not do this.
  case skipped(reason: String, url: String?)
  /// The engine tried and broke.
  case errored(message: String)
}

extension Verdict {
  /// Whether a scenario was carried out and did not pass.
  package var isFailure: Bool {
    switch self {
    case .failed, .errored: true
    case .passed, .skipped: false
    }
  }

  /// Whether it says what an engine does, as it does not where the engine was not asked.
  package var isJudgement: Bool {
    if case .skipped = self { false } else { true }
  }
}
