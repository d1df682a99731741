import Conformance
import Results
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
    #expect(Outcome.differ(verdicts.map { Outcome($0) }) == expected)
  }

  @Test(
    "An expected failure has its own outcome, and differs from no other failure",
    arguments: [Samples.failure(), .deviated([]), errored] as [Verdict])
  func known(_ verdict: Verdict) {
    let known = Outcome(verdict, expected: ExpectedFailure(reason: "it looks twice"))
    #expect(known == .known)
    #expect(!Outcome.differ([known, Outcome(Samples.failure())]))
    #expect(Outcome.differ([known, .passed]))
  }

  @Test("A pass that was expected to fail is a pass")
  func passedAlthoughExpected() {
    #expect(Outcome(.passed, expected: ExpectedFailure(reason: "it looks twice")) == .passed)
  }

  @Test("What does not hold comes first, the worst before expected failures")
  func order() {
    #expect(Outcome.worstFirst([.passed, .known, .skipped, .failed]) == [3, 1, 0, 2])
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
    for verdict in verdicts { tally.add(Outcome(verdict)) }
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
