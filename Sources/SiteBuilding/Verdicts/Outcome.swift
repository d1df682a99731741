import Conformance
import Results

/// How readers see outcomes.
extension Outcome {
  /// The outcomes of scenarios in the order in which counts are listed.
  static let listed: [Outcome] = [
    .passed, .failed, .errored, .deviated, .known, .skipped, .notRun,
  ]

  /// The outcomes of scenarios that do not hold, worst first.
  static let wrong: [Outcome] = [.failed, .errored, .deviated, .known]

  /// The letter for this outcome in the data of the scripts: upper case where the engine attempted
  /// the scenario.
  ///
  /// The scripts count and compare these letters and know no other rule about verdicts.
  var code: Character {
    let letter = rawValue.prefix(1)
    return Character(isAttempted ? letter.uppercased() : String(letter))
  }

  /// The class in the style sheet.
  var styleClass: String {
    "verdict \(rawValue[...].parts(at: " ").joined(separator: "-"))"
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
}

extension Tally {
  /// Returns the counts that are not zero in words, worst first.
  func words(_ strings: LocalizedStrings) -> String {
    let counts = Outcome.worstFirst.filter { self[$0] > 0 }.map { strings.counted(self[$0], $0) }
    return counts.isEmpty ? strings[of: Outcome(self)] : counts.joined(separator: ", ")
  }
}
