import Conformance

/// The outcome of one scenario on one engine.
package enum Verdict: Hashable, Sendable {
  /// Every expectation was met, or the clause says MAY.
  case passed
  /// An expectation of a clause with MUST was not met; the differences are never empty.
  case failed([Difference])
  /// An expectation of a clause with SHOULD was not met; the differences are never empty.
  case deviated([Difference])
  /// The engine does not support the scenario.
  case skipped(reason: Sentence, url: String?)
  /// The engine reported an error or could not be reached, or its trace could not be judged.
  case errored(message: String)
}

extension Verdict {
  /// The names of the verdicts in reports.
  package enum Name: String, Hashable, Sendable, CaseIterable, WireValue {
    case passed, failed, deviated, skipped, errored
  }

  /// The verdict's name.
  package var name: Name {
    switch self {
    case .passed: .passed
    case .failed: .failed
    case .deviated: .deviated
    case .skipped: .skipped
    case .errored: .errored
    }
  }

  /// Whether the scenario failed or errored.
  package var isFailure: Bool { name == .failed || name == .errored }

  /// Whether the scenario failed, deviated or errored.
  package var isUnsuccessful: Bool { isFailure || name == .deviated }

  /// The expectations that were not met.
  package var differences: [Difference] {
    switch self {
    case .failed(let differences), .deviated(let differences): differences
    case .passed, .skipped, .errored: []
    }
  }

  /// Why the first expectation was not met, in a sentence; nil where nothing certain can be said.
  package var cause: FailureExplanation? {
    get { differences.first?.cause }
    set {
      var differences = differences
      guard !differences.isEmpty else { return }
      differences[0].cause = newValue
      self = isFailure ? .failed(differences) : .deviated(differences)
    }
  }

  /// Whether the scenario was not skipped.
  package var isJudgement: Bool { name != .skipped }
}

/// An expectation that was not met.
package struct Difference: Hashable, Sendable {
  /// The index of the step in the script.
  package var step: Int
  /// The line of the expectation in its page, from 1.
  package var line: Int
  /// The phrase of the page.
  package var phrase: Sentence
  /// The expected outcome.
  package var expected: Sentence
  /// The actual outcome.
  package var actual: Sentence
  /// The kind of the difference; nil where it has none.
  package var mismatch: Mismatch?
  /// Why, in a sentence; only of the first difference, and nil where nothing certain can be said.
  package var cause: FailureExplanation?

  package init(
    step: Int, line: Int, phrase: Sentence, expected: Sentence, actual: Sentence,
    mismatch: Mismatch? = nil, cause: FailureExplanation? = nil
  ) {
    self.step = step
    self.line = line
    self.phrase = phrase
    self.expected = expected
    self.actual = actual
    self.mismatch = mismatch
    self.cause = cause
  }
}

/// The behaviour of an engine where a clause says MAY.
///
/// Recorded for each expectation that names several outcomes, and for each that was not met. The
/// scenario passes in both cases.
package struct Choice: Hashable, Sendable {
  /// The line of the expectation in its page, from 1.
  package var line: Int
  /// The phrase of the page.
  package var phrase: Sentence
  /// The actual outcome.
  package var taken: Sentence
  /// Whether the page names this outcome.
  package var isNamed: Bool

  package init(line: Int, phrase: Sentence, taken: Sentence, isNamed: Bool) {
    self.line = line
    self.phrase = phrase
    self.taken = taken
    self.isNamed = isNamed
  }
}
