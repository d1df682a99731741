import Conformance
import Results

/// The outcome of a scenario, or the worst outcome of several, as shown to readers.
enum Outcome: String, CaseIterable {
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
  static let worstFirst: [Outcome] = [
    .failed, .errored, .deviated, .known, .notRun, .skipped, .passed,
  ]

  /// The outcomes of scenarios in the order in which counts are listed.
  static let listed: [Outcome] = [
    .passed, .failed, .errored, .deviated, .known, .skipped, .notRun,
  ]

  /// The outcomes of scenarios that do not hold, worst first.
  static let wrong: [Outcome] = [.failed, .errored, .deviated, .known]

  init(_ verdict: Verdict?, expected: ExpectedFailure? = nil) {
    if expected != nil, verdict?.isUnsuccessful == true {
      self = .known
      return
    }
    switch verdict {
    case .passed: self = .passed
    case .failed: self = .failed
    case .deviated: self = .deviated
    case .skipped: self = .skipped
    case .errored: self = .errored
    case nil: self = .notRun
    }
  }

  /// The outcome of a result; not run without one.
  init(_ result: ScenarioResult?) { self.init(result?.verdict, expected: result?.expected) }

  /// The worst outcome of a tally; an empty tally is not tested.
  init(_ tally: OutcomeTally) {
    self = Self.worstFirst.first { tally[$0] > 0 } ?? .notTested
  }

  /// The letter for this outcome in the data of the scripts: upper case where the engine attempted
  /// the scenario.
  ///
  /// The scripts count and compare these letters and know no other rule about verdicts.
  var code: Character {
    switch self {
    case .passed: "P"
    case .failed: "F"
    case .deviated: "D"
    case .errored: "E"
    case .known: "K"
    case .skipped: "s"
    case .notRun, .notTested: "n"
    }
  }

  /// The class in the style sheet.
  var styleClass: String {
    "verdict \(rawValue.replacing(" ", with: "-"))"
  }

  /// Returns whether engines that attempted a scenario have different outcomes; engines that did
  /// not attempt it are ignored. An expected failure is a failure like any other.
  static func differ(_ outcomes: some Sequence<Outcome>) -> Bool {
    var seen: Outcome?
    for outcome in outcomes where outcome.isAttempted {
      let kind = outcome == .deviated || outcome == .known ? .failed : outcome
      if let seen, seen != kind { return true }
      seen = kind
    }
    return false
  }

  /// Returns the positions of outcomes, those that do not hold first, worst first; the others in
  /// order.
  static func worstFirst(_ outcomes: [Outcome]) -> [Int] {
    wrong.flatMap { worst in outcomes.indices.filter { outcomes[$0] == worst } }
      + outcomes.indices.filter { !wrong.contains(outcomes[$0]) }
  }

  /// Whether the engine attempted the scenario.
  var isAttempted: Bool {
    ![.skipped, .notRun, .notTested].contains(self)
  }
}

/// The number of scenarios with each outcome.
struct OutcomeTally: Hashable, Sendable {
  private var counts: [Outcome: Int] = [:]

  init() {}

  /// Counts the outcomes of results.
  init(_ results: some Sequence<ScenarioResult>) {
    for result in results { add(Outcome(result)) }
  }

  /// How many scenarios have an outcome.
  subscript(outcome: Outcome) -> Int { counts[outcome, default: 0] }

  /// How many scenarios there are.
  var total: Int { counts.values.reduce(0, +) }

  /// How many scenarios the engine attempted.
  var asked: Int { counts.reduce(0) { $0 + ($1.key.isAttempted ? $1.value : 0) } }

  /// Counts an outcome.
  mutating func add(_ outcome: Outcome) { counts[outcome, default: 0] += 1 }

  /// Adds the counts of another tally.
  mutating func add(_ other: OutcomeTally) { counts.merge(other.counts, uniquingKeysWith: +) }

  /// Returns the counts that are not zero in words, worst first.
  func words(_ strings: LocalizedStrings) -> String {
    let counts = Outcome.worstFirst.filter { self[$0] > 0 }.map { strings.counted(self[$0], $0) }
    return counts.isEmpty ? strings[StringKey(Outcome(self))] : counts.joined(separator: ", ")
  }
}
