import Conformance
import Testing

/// Without `@testable`: these are the words that an author of an engine gets.
@Suite("The descriptions of scripts and replies")
struct DescriptionTests {
  @Test("A step is a phrase of the pages, and its values are in their notation")
  func step() throws {
    let hidden = try Script.Step(.set, "hidden", ["of": "C", "to": true])
    let touch = try Script.Step(.stimulate, "touchBegins", ["at": .point(Point(x: 200, y: 10.5))])
    let next = try Script.Step(.ask, "next", ["of": "A"])
    #expect("\(hidden)" == "C is hidden")
    #expect("\(touch)" == "touching 200 10.5")
    #expect("\(next)" == "next of A")
    #expect(
      "\(hidden["to"]), \(touch["at"]), \(next["of"]), \(next["to"])" == "yes, 200 10.5, A, nobody")
    #expect("\(Point(x: 1, y: 0.5)); \(Rect(x: 0, y: 0, width: 3, height: 4))" == "1 0.5; 0 0 3 4")
  }

  @Test("A change of a finger reads as in a script of several fingers")
  func fingers() throws {
    let step = try Script.Step(
      .stimulate, "fingers",
      ["changes": .fingers([FingerChange(1, .moves(Point(x: 5, y: 5))), FingerChange(2, .lifts)])])
    #expect("\(step)" == "finger 1 moves to 5 5 while finger 2 lifts")
    #expect("\(step["changes"].fingers[1])" == "finger 2 lifts")
  }

  @Test("A stage is a tree, and a row a line with its parent")
  func stage() {
    let stage = Stage([
      StagedResponder(name: "app", kind: .application),
      StagedResponder(name: "root", kind: .viewController, parent: "window"),
      StagedResponder(
        name: "window", kind: .window, parent: "app", frame: Rect(x: 0, y: 0, width: 9, height: 9)),
      StagedResponder(name: "A", kind: .view, parent: "window", controller: "root"),
      StagedResponder(name: "B", kind: .viewController, presenter: "root"),
    ])
    #expect(
      "\(stage)" == """
        app  application
        └─ window  window  0 0 9 9
           ├─ root  view controller
           └─ A  view  view of root
        B  view controller  presented by root
        """)
    #expect("\(stage.responders[2])" == "window  window  in app  0 0 9 9")
    #expect("\(stage.responders[3])" == "A  view  in window  view of root")
  }

  @Test("A script is its stage and its numbered steps")
  func script() throws {
    let script = Script(
      stage: Stage([StagedResponder(name: "A", kind: .view)]),
      steps: [try Script.Step(.ask, "next", ["of": "A"]), try Script.Step(.ask, "hitTestView")])
    #expect("\(script)" == "A  view\n1. next of A\n2. the hit-test view")
  }

  @Test("The call of an action says what came with it, as far as the engine tells")
  func actionCall() {
    let save = Message.action("save")
    #expect("\(Trace.Call("A", save))" == "save  A")
    #expect("\(Trace.Call("A", save, sender: .responder("go")))" == "save  A from go")
    #expect(
      "\(Trace.Call("A", save, sender: .nobody, hasEvent: false))"
        == "save  A from nobody without an event")
    #expect(
      "\(Trace.Call("A", save, fingers: [2], sender: .responder("go"), hasEvent: true))"
        == "save  A (finger 2) from go with an event")
  }

  @Test("A reply is its trace, step by step, or the reason why there is none")
  func reply() {
    let calls = [
      Trace.Call("window", .pointInside), Trace.Call("A", .pointInside),
      Trace.Call("A", .touchesBegan, fingers: [1, 2]),
      Trace.Call("window", .touchesBegan, fingers: [1]),
    ]
    let trace = Trace([
      Trace.Record(calls: calls, answer: .responder("A")), Trace.Record(),
      Trace.Record(answer: .responders(["A", "window"])),
    ])
    #expect(
      "\(Reply.observed(trace))" == """
        1. point(inside:with:)  window → A
           touchesBegan(_:with:)  A (fingers 1, 2) → window (finger 1)
           answer: A
        2. nothing
        3. answer: A → window
        """)
    #expect("\(calls[2])" == "touchesBegan(_:with:)  A (fingers 1, 2)")
    #expect("\(calls[0])" == "point(inside:with:)  window")
    #expect("\(Answer.text("x")), \(Answer.nobody), \(Answer.truth(false))" == "\"x\", nobody, no")
    #expect("\(Reply.skipped(reason: "no text", url: nil))" == "skipped: no text")
    #expect(
      "\(Reply.skipped(reason: "no text", url: "http://a.b"))" == "skipped: no text (http://a.b)")
    #expect("\(Reply.errored(message: "no view"))" == "errored: no view")
  }
}
