import Conformance

/// The outcome of a scenario, or the worst outcome of several, as shown to readers.
enum Outcome: String, CaseIterable {
  case passed
  case failed
  case departed
  case errored
  case skipped
  case notRun = "not run"
  case notTested = "not tested"

  /// The outcomes of scenarios, worst first: the worst gives a tally its colour.
  static let worstFirst: [Outcome] = [.failed, .errored, .departed, .notRun, .skipped, .passed]

  /// The outcomes of scenarios in the order in which counts are listed.
  static let listed: [Outcome] = [.passed, .failed, .errored, .departed, .skipped, .notRun]

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

  /// The worst outcome of a tally; an empty tally is not tested.
  init(_ tally: Tally) {
    self = Self.worstFirst.first { $0.count(in: tally) > 0 } ?? .notTested
  }

  /// The letter for this outcome in the data of the scripts: upper case where the engine attempted
  /// the scenario.
  ///
  /// The scripts count and compare these letters and know no other rule about verdicts.
  var code: Character {
    switch self {
    case .passed: "P"
    case .failed: "F"
    case .departed: "D"
    case .errored: "E"
    case .skipped: "s"
    case .notRun, .notTested: "n"
    }
  }

  /// The class in the style sheet.
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

  /// Returns how many scenarios of a tally have this outcome.
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

  /// Returns whether engines that attempted a scenario have different outcomes; engines that did
  /// not attempt it are ignored.
  static func differ(_ verdicts: some Sequence<Verdict?>) -> Bool {
    var seen: Outcome?
    for verdict in verdicts {
      let outcome = Outcome(verdict)
      guard outcome != .skipped, outcome != .notRun else { continue }
      if let seen, seen != outcome { return true }
      seen = outcome
    }
    return false
  }
}

extension Tally {
  /// How many scenarios the engine attempted.
  var asked: Int { passed + failed + departed + errored }

  /// Counts a verdict, or a scenario that was not run.
  mutating func add(_ verdict: Verdict?) {
    if let verdict { add(verdict) } else { notRun += 1 }
  }

  /// Returns the counts that are not zero in words, worst first.
  func words(_ wording: any Wording) -> String {
    let counts = Outcome.worstFirst.compactMap { outcome in
      let count = outcome.count(in: self)
      return count == 0 ? nil : wording.counted(count, outcome)
    }
    return counts.isEmpty ? wording.word(Outcome(self)) : counts.joined(separator: ", ")
  }
}
