import Conformance
import Results
import Testing

@testable import Running

@Suite struct JudgeTests {
  @Test("A scenario that is as expected passes, and has its trace")
  func right() {
    let result = Judge.judge(.sample(), by: .found("A"))
    #expect(result.verdict == .passed)
    #expect(result.trace?.records.count == 2)
  }

  @Test("A scenario that is not as expected fails with the difference and its trace")
  func wrong() {
    let result = Judge.judge(.sample(), by: .found("window"))
    let difference = Difference(
      step: 1, line: 52, phrase: "the hit-test view is A", expected: "A", actual: "window",
      mismatch: .other(
        of: .phrase("the hit-test view", []), expected: "view", actual: "window"))
    #expect(result.verdict == .failed([difference]))
    #expect(result.trace?.records.count == 2)
  }

  @Test("What an engine says is truncated, however long it is")
  func long() {
    let long = String(repeating: "A", count: 1_000_000)
    let short = String(repeating: "A", count: 10_000) + "…"
    guard case .errored(let message) = Judge.judge(.sample(), by: .found(long)).verdict else {
      Issue.record("a name that is not on the stage cannot be judged")
      return
    }
    #expect(message.utf8.count < 11_000)
    #expect(Judge.judge(.sample(), by: .errored(message: long)).verdict == .errored(message: short))
    #expect(
      Judge.judge(.sample(), by: .skipped(reason: long, url: nil)).verdict
        == .skipped(reason: .word(short), url: nil))
  }

  @Test("A difference from a SHOULD is a deviation, and a failure if judged strictly")
  func deviates() {
    let scenario = Scenario.sample(clause: .sample(level: .should))
    let difference = Difference(
      step: 1, line: 52, phrase: "the hit-test view is A", expected: "A", actual: "window",
      mismatch: .other(
        of: .phrase("the hit-test view", []), expected: "view", actual: "window"))
    let result = Judge.judge(scenario, by: .found("window"))
    #expect(result.verdict == .deviated([difference]))
    #expect(result.trace?.records.count == 2)
    #expect(
      Judge.judge(scenario, by: .found("window"), strictness: .strict).verdict
        == .failed([difference]))
    #expect(Judge.judge(scenario, by: .found("A")).verdict == .passed)
  }

  @Test(
    "Every outcome of a MAY passes, and the engine's choice is recorded",
    arguments: [("A", true), ("B", true), ("window", false)])
  func chooses(taken: String, isNamed: Bool) {
    let expectation = Expectation(
      step: 1, requirement: .answer(oneOf: [.responder("A"), .responder("B")]),
      phrase: "the hit-test view is A or B", line: 52)
    let scenario = Scenario.sample(clause: .sample(level: .may), expectations: [expectation])
    for strictness in [Judge.Strictness.byLevel, .strict] {
      let result = Judge.judge(scenario, by: .found(taken), strictness: strictness)
      #expect(result.verdict == .passed)
      #expect(
        result.choices == [
          Choice(
            line: 52, phrase: "the hit-test view is A or B", taken: .word(taken), isNamed: isNamed)
        ])
    }
  }

  @Test("An expectation with one outcome is a choice only if it does not hold")
  func noChoice() {
    let scenario = Scenario.sample(clause: .sample(level: .may))
    #expect(Judge.judge(scenario, by: .found("A")).choices == [])
    #expect(Judge.judge(scenario, by: .found("B")).choices.map(\.isNamed) == [false])
  }

  @Test("An error of the engine in a clause that says MAY is an error")
  func breaksAtMay() {
    let scenario = Scenario.sample(clause: .sample(level: .may))
    #expect(Judge.judge(scenario, by: .errored(message: "no")).verdict == .errored(message: "no"))
  }

  @Test("A scenario that the engine skips is skipped, with its reason and address")
  func skipped() {
    let reply = Reply.skipped(reason: "no touches yet", url: "https://example.org/1")
    #expect(
      Judge.judge(.sample(), by: reply).verdict
        == .skipped(reason: "no touches yet", url: "https://example.org/1"))
  }

  @Test("A scenario in which the engine has an error is errored, with its message")
  func errored() {
    let result = Judge.judge(.sample(), by: .errored(message: "index out of range"))
    #expect(result.verdict == .errored(message: "index out of range"))
    #expect(result.trace == nil)
  }

  @Test(
    "A trace that does not match the script is errored, not failed",
    arguments: [
      (Trace(), "the engine's trace has 0 records for a script of 2 steps"),
      (Trace([Trace.Record()]), "the engine's trace has 1 record for a script of 2 steps"),
      (
        Trace([Trace.Record(), Trace.Record(answer: .responder("A")), Trace.Record()]),
        "the engine's trace has 3 records for a script of 2 steps"
      ),
      (
        Trace([Trace.Record(), Trace.Record()]),
        "the engine's trace has no answer to the question at step 2"
      ),
    ])
  func notAboutTheScript(trace: Trace, message: String) {
    let result = Judge.judge(.sample(), by: .observed(trace))
    #expect(result.verdict == .errored(message: message))
    #expect(result.trace == nil)
  }

  @Test("A scenario that expects nothing never passes")
  func expectsNothing() {
    let result = Judge.judge(.sample(expectations: []), by: .found("A"))
    #expect(
      result.verdict == .errored(message: "the scenario expects nothing, so nothing was judged"))
  }

  @Test("An expectation outside the script is errored", arguments: [-1, 2])
  func expectationOutside(step: Int) {
    let expectation = Expectation(
      step: step, requirement: .answer(oneOf: [.nobody]), phrase: "", line: 1)
    let result = Judge.judge(.sample(expectations: [expectation]), by: .found("A"))
    #expect(
      result.verdict
        == .errored(
          message: "the scenario expects something at step \(step + 1) of a script of 2 steps"))
  }

  @Test("Every difference is reported, in the order of the expectations")
  func everyDifference() {
    let calls = [
      Trace.Call("A", .touchesBegan, fingers: [1]),
      Trace.Call("window", .touchesBegan, fingers: [1]),
    ]
    let reply = Reply.observed(
      Trace([Trace.Record(calls: calls), Trace.Record(answer: .responder("window"))]))
    let expectations = [
      Expectation(
        step: 0, requirement: .receivers(.touchesBegan, ["window"]),
        phrase: "the touch visits window", line: 52),
      Expectation(
        step: 0, requirement: .call(CallPattern("A", .touchesBegan)), phrase: "A gets the touch",
        line: 52),
      Expectation(
        step: 1, requirement: .answer(oneOf: [.responder("A")]),
        phrase: "the hit-test view is A", line: 53),
    ]
    let result = Judge.judge(.sample(expectations: expectations), by: reply)
    #expect(
      result.verdict
        == .failed([
          Difference(
            step: 0, line: 52, phrase: "the touch visits window", expected: "window",
            actual: .list(["A", "window"], .arrow), mismatch: .extra("view", .beginning)),
          Difference(
            step: 1, line: 53, phrase: "the hit-test view is A", expected: "A",
            actual: "window",
            mismatch: .other(
              of: .phrase("the hit-test view", []), expected: "view", actual: "window")),
        ]))
  }
}
