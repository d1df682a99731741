import Conformance
import Results
import Testing

@testable import Running

@Suite("The kind of a difference")
struct MismatchTests {

  private static let stage = Stage([
    StagedResponder(name: "app", kind: .application),
    StagedResponder(name: "delegate", kind: .applicationDelegate, parent: "app"),
    StagedResponder(name: "window", kind: .window, parent: "app"),
    StagedResponder(name: "A", kind: .view, parent: "window"),
    StagedResponder(name: "B", kind: .view, parent: "A"),
    StagedResponder(name: "field", kind: .textField, parent: "A"),
    StagedResponder(name: "pan", kind: .panRecognizer, parent: "A"),
  ])

  /// Returns the kind of difference in words.
  private func words(
    _ requirement: Requirement, _ record: Trace.Record,
    to step: Script.Step = .stimulate("touchEnds")
  ) -> String {
    let scenario = Scenario(
      id: ScenarioID(clause: "HIT-4", slug: "a"), clause: .sample(),
      location: SourceLocation(file: "Spec/hit-testing.md", line: 52), features: [],
      script: Script(stage: Self.stage, steps: [step]),
      expectations: [Expectation(step: 0, requirement: requirement, phrase: "p", line: 52)])
    let expectation = scenario.expectations[0]
    return Mismatch(
      expectation.requirement, at: expectation.step, of: Trace([record]), in: scenario.script
    ).sentence
      .description
  }

  @Test(
    "A path is compared by kinds and places",
    arguments: [
      (["A", "window", "app", "delegate"], ["A", "window"], "application missing at the end"),
      (["A", "window", "app"], ["A", "window"], "application missing at the end"),
      (["B", "A", "window"], ["A", "window"], "view missing at the beginning"),
      (["B", "A", "window", "app"], ["B", "window", "app"], "view missing in the middle"),
      (["A", "window"], ["A", "window", "app"], "unexpected application at the end"),
      (["A", "window"], ["B", "A", "window"], "unexpected view at the beginning"),
      (
        ["A", "window"], ["A", "app"],
        "receivers of touchesBegan(_:with:): application instead of window"
      ),
      (["A", "B"], ["B", "A"], "receivers of touchesBegan(_:with:): another order"),
      (["A", "window"], [], "touchesBegan(_:with:) missing"),
      ([], ["A"], "unexpected touchesBegan(_:with:)"),
    ])
  func paths(expected: [String], actual: [String], words: String) {
    let calls = actual.map { Trace.Call($0, .touchesBegan) }
    #expect(
      self.words(.receivers(.touchesBegan, expected), Trace.Record(calls: calls)) == words)
  }

  @Test(
    "Of a path that ends open, only the beginning is compared",
    arguments: [
      (["B", "A"], ["B", "window", "app"], "view missing at the end"),
      (["B", "A", "window"], ["B", "window", "app"], "view missing in the middle"),
      (["A", "window"], ["B", "A", "window", "app"], "unexpected view at the beginning"),
      (["A", "window"], ["A"], "window missing at the end"),
    ])
  func openPaths(beginning: [String], actual: [String], words: String) {
    let calls = actual.map { Trace.Call($0, .touchesBegan) }
    #expect(
      self.words(.receiversBegin(.touchesBegan, with: beginning), Trace.Record(calls: calls))
        == words)
    #expect(
      self.words(
        .answerBegins(with: beginning), Trace.Record(answer: .responders(actual)),
        to: .ask("chain", of: "A")) == words)
  }

  @Test("A chain and a next responder that stop before the application differ alike")
  func chains() {
    let words = "application missing at the end"
    #expect(
      self.words(
        .answer(oneOf: [.responders(["A", "window", "app"])]),
        Trace.Record(answer: .responders(["A", "window"])), to: .ask("chain", of: "A")) == words)
    #expect(
      self.words(
        .answer(oneOf: [.responder("app")]), Trace.Record(answer: .nobody),
        to: .ask("next", of: "window")) == words)
  }

  @Test(
    "An answer is compared by type, and named by its query without names",
    arguments: [
      (
        Script.Step.ask("firstResponder", of: "window"), Answer.nobody, Answer.responder("field"),
        "the first responder of window: text field instead of nobody"
      ),
      (.ask("hitTestView"), .responder("A"), .responder("B"), "the hit-test view: another view"),
      (
        .ask("isFirstResponder", of: "field"), .truth(true), .truth(false),
        "text field is first responder: no instead of yes"
      ),
      (
        .ask("recognizerState", of: "pan"), .text("ended"), .text("possible"),
        "the state of pan recognizer: possible instead of ended"
      ),
      (
        .ask("subviews", of: "A"), .responders(["B", "field"]), .responders(["field", "B"]),
        "the subviews of view: another order"
      ),
    ])
  func answers(query: Script.Step, expected: Answer, actual: Answer, words: String) {
    #expect(
      self.words(.answer(oneOf: [expected]), Trace.Record(answer: actual), to: query) == words)
  }

  private static let moved = CallPattern("A", .touchesMoved)
  private static let began = CallPattern("A", .touchesBegan, fingers: [1])
  private static let waved = CallPattern("A", .action("wave"), sender: .responder("B"))
  private static let withoutEvent = CallPattern("A", .action("wave"), hasEvent: false)
  private static let (a, b, pan) = (
    CallPattern("A"), CallPattern("B"), CallPattern.firing(of: "pan")
  )

  private static func began(_ fingers: Int...) -> Trace.Call {
    Trace.Call("A", .touchesBegan, fingers: fingers)
  }

  private static func moved(_ receiver: String) -> Trace.Call {
    Trace.Call(receiver, .touchesMoved)
  }

  private static func waved(_ sender: String?) -> Trace.Call {
    Trace.Call("A", .action("wave"), sender: sender.map { .responder($0) })
  }

  private static let fired = Trace.Call("pan", .fired(.began))
  private static let wavedWithEvent = Trace.Call("A", .action("wave"), fingers: [1], hasEvent: true)

  @Test(
    "Calls are compared by message",
    arguments: [
      (.call(moved), [], "touchesMoved(_:with:) missing"),
      (.noCall(moved), [moved("A")], "unexpected touchesMoved(_:with:)"),
      (.call(CallPattern("A", .action("wave"))), [], "action missing"),
      (.call(began), [], "touchesBegan(_:with:) missing"),
      (.call(began), [began()], "finger of touchesBegan(_:with:) missing"),
      (.call(began), [began(1, 2)], "unexpected finger of touchesBegan(_:with:)"),
      (.call(began), [began(2)], "touchesBegan(_:with:): another finger"),
      (.call(pan), [], "action of pan recognizer missing"),
      (.count(of: "pan", .firings, 1), [], "action of pan recognizer missing"),
      (.count(of: "pan", .firings, 0), [fired], "unexpected action of pan recognizer"),
      (.call(waved), [], "action missing"),
      (.call(waved), [waved(nil)], "sender of an action: unknown instead of view"),
      (.call(waved), [waved("field")], "sender of an action: text field instead of view"),
      (.call(withoutEvent), [wavedWithEvent], "event of an action: event instead of no event"),
      (.noCall(pan), [fired], "unexpected action of pan recognizer"),
      (.order(a, b), [moved("B"), moved("A")], "calls: another order"),
      (.order(a, b), [moved("A")], "any call of view missing"),
      (.order(pan, moved), [], "action of pan recognizer missing"),
      (.order(pan, moved), [fired], "touchesMoved(_:with:) missing"),
      (
        .anyOf([.call(moved), .call(CallPattern("A", .touchesEnded))]), [],
        "touchesMoved(_:with:) missing"
      ),
    ] as [(Requirement, [Trace.Call], String)])
  func calls(requirement: Requirement, calls: [Trace.Call], words: String) {
    #expect(self.words(requirement, Trace.Record(calls: calls)) == words)
  }

  @Test(
    "A history is compared by its first message that is missing, unexpected or other",
    arguments: [
      (
        [Message.touchesBegan, .touchesEnded], [Message.touchesBegan],
        "touchesEnded(_:with:) missing"
      ),
      (
        [.touchesBegan, .touchesEnded, .touchesBegan], [.touchesBegan, .touchesBegan],
        "touchesEnded(_:with:) missing"
      ),
      ([.touchesBegan], [.touchesBegan, .touchesMoved], "unexpected touchesMoved(_:with:)"),
      (
        [.touchesBegan, .touchesEnded], [.touchesEnded, .touchesBegan], "calls: another order"
      ),
      (
        [.touchesBegan, .touchesEnded], [.touchesBegan, .touchesCancelled],
        "calls: touchesCancelled(_:with:) instead of touchesEnded(_:with:)"
      ),
    ])
  func histories(expected: [Message], actual: [Message], words: String) {
    let record = Trace.Record(calls: actual.map { Trace.Call("A", $0) })
    #expect(self.words(.history("A", expected, .touches), record) == words)
  }

  @Test("Actions that are fired in another state are compared by state")
  func states() {
    let record = Trace.Record(calls: [Trace.Call("pan", .fired(.possible))])
    #expect(
      words(.history("pan", [.fired(.ended)], .firings), record)
        == "the state of the action: possible instead of ended")
    #expect(
      words(.history("pan", [.fired(.ended)], .firings), Trace.Record())
        == "action in state ended missing")
  }

  @Test("A trace of any length is compared in time")
  func long() {
    let calls = Array(repeating: Trace.Call("A", .touchesMoved), count: 200_000)
    #expect(
      words(.history("A", [.touchesBegan], .touches), Trace.Record(calls: calls))
        == "calls: touchesMoved(_:with:) instead of touchesBegan(_:with:)")
  }
}
