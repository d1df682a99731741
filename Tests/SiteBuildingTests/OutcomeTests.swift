import Conformance
import Testing

@testable import SiteBuilding

@Suite struct OutcomeTests {
  private static let skipped = Verdict.skipped(reason: "", url: nil)
  private static let errored = Verdict.errored(message: "")

  @Test(
    "Engines differ where those that attempted a scenario have different outcomes",
    arguments: [
      ([], false), ([.passed], false), ([.passed, .passed], false),
      ([.passed, Samples.failure()], true), ([.passed, skipped], false), ([.passed, nil], false),
      ([Samples.failure(), errored], true), ([skipped, nil, errored, .passed], true),
      ([Samples.failure(), Samples.failure(actual: "B")], false),
    ] as [([Verdict?], Bool)])
  func differ(_ verdicts: [Verdict?], _ expected: Bool) {
    #expect(Outcome.differ(verdicts) == expected)
  }

  @Test(
    "A tally has the worst outcome of its scenarios",
    arguments: [
      ([.passed, .passed], .passed), ([.passed, nil], .notRun),
      ([.passed, .skipped(reason: "", url: nil)], .skipped),
      ([.passed, .errored(message: ""), nil], .errored),
      ([.errored(message: ""), .failed([])], .failed), ([], .notTested),
    ] as [([Verdict?], Outcome)])
  func worst(_ verdicts: [Verdict?], _ expected: Outcome) {
    var tally = Tally()
    for verdict in verdicts {
      if let verdict { tally.add(verdict) } else { tally.notRun += 1 }
    }
    #expect(Outcome(tally) == expected)
  }

  @Test("Every outcome of a scenario has its own letter, upper case where it was attempted")
  func codes() {
    let codes = Outcome.worstFirst.map(\.code)
    #expect(Set(codes).count == codes.count)
    for outcome in Outcome.worstFirst {
      #expect(outcome.code.isUppercase == ![.skipped, .notRun].contains(outcome))
    }
    #expect(Set(Outcome.listed) == Set(Outcome.worstFirst))
  }
}
