/// The outcome of a scenario, or the worst outcome of several.
package enum Outcome: String, CaseIterable, Sendable {
  case passed
  case failed
  case deviated
  case errored
  /// Failed, deviated or errored as the expectations of its engine say.
  case known
  case skipped
  case notRun = "not run"
  case notTested = "not tested"

  /// The outcomes of scenarios, worst first: the worst gives a tally its colour.
  package static let worstFirst: [Outcome] = [
    .failed, .errored, .deviated, .known, .notRun, .skipped, .passed,
  ]

  package init(_ verdict: Verdict?, expected: ExpectedFailure? = nil) {
    guard let verdict else {
      self = .notRun
      return
    }
    let isKnown = expected != nil && verdict.isUnsuccessful
    self = isKnown ? .known : Outcome(verdict.name)
  }

  package init(_ name: Verdict.Name) {
    switch name {
    case .passed: self = .passed
    case .failed: self = .failed
    case .deviated: self = .deviated
    case .skipped: self = .skipped
    case .errored: self = .errored
    }
  }

  /// The outcome of a result; not run without one.
  package init(_ result: ScenarioResult?) {
    self.init(result?.verdict, expected: result?.expected)
  }

  /// The worst outcome of a tally; an empty tally is not tested.
  package init(_ tally: Tally) {
    self = Self.worstFirst.first { tally[$0] > 0 } ?? .notTested
  }

  /// The number of outcomes that are declared before this one.
  fileprivate var position: Int { Self.allCases.prefix { $0 != self }.count }

  /// Whether the engine attempted the scenario.
  package var isAttempted: Bool {
    ![.skipped, .notRun, .notTested].contains(self)
  }
}

/// Counts of scenarios by outcome.
///
/// Reports count verdicts, and so no expected failures; readers are shown outcomes.
package struct Tally: Hashable, Sendable {
  /// The counts, by the positions of the outcomes.
  private var counts = Outcome.allCases.map { _ in 0 }

  package init() {}

  /// Counts the verdicts of results.
  package init(verdictsOf results: [ScenarioResult], notRun: Int = 0) {
    for index in results.indices { add(results[index].verdict) }
    self[.notRun] = notRun
  }

  /// Counts the outcomes of results.
  package init(outcomesOf results: [ScenarioResult]) {
    for result in results { add(Outcome(result)) }
  }

  /// The number of scenarios with an outcome.
  package subscript(outcome: Outcome) -> Int {
    get { counts[outcome.position] }
    set { counts[outcome.position] = newValue }
  }

  /// The number of scenarios.
  package var total: Int { counts.reduce(0, +) }

  /// The number of scenarios that the engine attempted.
  package var asked: Int { Outcome.allCases.filter(\.isAttempted).reduce(0) { $0 + self[$1] } }

  /// The number of scenarios of which an engine's trace was judged.
  package var judged: Int { self[.passed] + self[.failed] + self[.deviated] }

  /// The number of scenarios that failed, deviated or erred.
  package var unsuccessful: Int { self[.failed] + self[.deviated] + self[.errored] }

  /// Counts an outcome.
  package mutating func add(_ outcome: Outcome) { self[outcome] += 1 }

  /// Counts a verdict.
  package mutating func add(_ verdict: Verdict) { add(Outcome(verdict.name)) }

  /// Adds the counts of another tally.
  package mutating func add(_ other: Tally) { counts = zip(counts, other.counts).map(+) }
}
