import Conformance
import Results
import Testing

@testable import Reporting

@Suite struct TraceTextTests {
  private func lines(_ steps: [Script.Step], _ trace: Trace, step: Int) -> [String] {
    let script = Script(stage: Stage([]), steps: steps)
    return TraceText.lines(trace, of: script, differences: [.sample(step: step)]).map(\.output)
  }

  @Test("A trace ends at the step of the difference")
  func ends() {
    let steps: [Script.Step] = [.ask("touchView"), .stimulate("touchEnds"), .ask("hitTestView")]
    let trace = Trace([
      Trace.Record(answer: .nobody), Trace.Record(), Trace.Record(answer: .nobody),
    ])
    #expect(
      lines(steps, trace, step: 1) == [
        "1. the view that the touch belongs to: nobody", "2. the touch ends",
      ])
  }

  @Test("The last thirty of many steps are shown")
  func manySteps() {
    let steps = Array(repeating: Script.Step.stimulate("touchEnds"), count: 50)
    let trace = Trace(Array(repeating: Trace.Record(), count: 50))
    let text = lines(steps, trace, step: 39)
    #expect(text.count == 31)
    #expect(text.first == "… 10 steps before")
    #expect(text.last == "40. the touch ends")
  }

  @Test("The first of many calls are shown, and the others are counted")
  func manyCalls() {
    let receivers = (1...15).map { Trace.Call("v\($0)", .pointInside) }
    let mixed = (1...30).map { Trace.Call("w", $0.isMultiple(of: 2) ? .hitTest : .pointInside) }
    let trace = Trace([Trace.Record(calls: receivers), Trace.Record(calls: mixed)])
    let steps = Array(repeating: Script.Step.stimulate("touchEnds"), count: 2)
    let text = lines(steps, trace, step: 1)
    #expect(
      text.prefix(5) == [
        "1. the touch ends",
        """
           point(inside:with:)  v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, \
        … 3 more
        """,
        "2. the touch ends",
        "   point(inside:with:)  w",
        "   hitTest(_:with:)  w",
      ])
    #expect(text.last == "   … 18 more calls")
  }

  @Test("A question without an answer is shown as such")
  func noAnswer() {
    #expect(
      lines([.ask("hitTestView")], Trace([Trace.Record()]), step: 0) == [
        "1. the hit-test view: no answer"
      ])
  }
}

@Suite struct RerunCommandTests {
  @Test(
    "A command can be pasted into a shell as it is",
    arguments: [
      (["conform"], "hidden", "conform --filter 'HIT-4/hidden'"),
      (
        ["conform", "--spec", "it's"], "it's;",
        "conform --spec 'it'\\''s' --filter 'HIT-4/it'\\''s;'"
      ),
    ])
  func line(words: [String], slug: String, line: String) {
    let id = ScenarioID(clause: "HIT-4", slug: slug)
    #expect(RerunCommand(words).line(for: id) == line)
  }
}
