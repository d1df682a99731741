import Conformance
import Testing

@testable import Running

@Suite struct RequirementTests {
  private func actualWords(
    of requirement: Requirement, at step: Int = 0, in trace: Trace
  ) -> String {
    requirement.actualWords(at: step, of: trace, on: Self.stage, to: nil).description
  }

  @Test(
    "Equivalent answers fulfil a requirement, and others do not",
    arguments: [
      ([Answer.responder("A")], Answer.responder("A"), true),
      ([.nobody], .responders([]), true), ([.responders([])], .nobody, true),
      ([.responders(["A"])], .responder("A"), true), ([.truth(true)], .truth(true), true),
      ([.text("A -> B")], .text("A -> B"), true), ([.number(20)], .number(20.0000019), true),
      (
        [.point(Point(x: 20, y: 0))], .point(Point(x: 19.9995, y: -0.0005)), true
      ),
      ([.responder("root"), .responder("window")], .responder("window"), true),
      ([.responder("root"), .responder("window")], .responder("A"), false),
      ([.responder("A")], .responder("B"), false), ([.responder("A")], .nobody, false),
      ([.responders(["A", "B"])], .responders(["B", "A"]), false),
      ([.truth(true)], .truth(false), false), ([.text("A")], .responder("A"), false),
      ([.nobody], .text("nobody"), false), ([.number(20)], .number(20.002), false),
      ([.point(Point(x: 20, y: 0))], .point(Point(x: 20, y: 0.002)), false),
      ([.number(20)], .number(.nan), false),
    ])
  func answers(expected: [Answer], actual: Answer, holds: Bool) {
    let trace = Trace([Trace.Record(answer: actual)])
    #expect(
      Requirement.answer(oneOf: expected).holds(at: 0, of: trace, on: Self.stage) == holds)
  }

  @Test("A requirement of an order holds only if the action is before the message")
  func firesBefore() {
    let requirement = Requirement.order(.firing(of: "tap"), CallPattern("A", .touchesCancelled))
    let fired = Trace.Call("tap", .fired(.ended))
    let cancelled = Trace.Call("A", .touchesCancelled)
    let outcomes: [([Trace.Call], Bool, String)] = [
      ([fired, cancelled], true, "tap fires before A gets touchesCancelled(_:with:)"),
      ([cancelled, fired], false, "A gets touchesCancelled(_:with:) before tap fires"),
      ([fired], false, "A does not get touchesCancelled(_:with:)"),
      ([cancelled], false, "tap does not fire"),
      ([], false, "tap does not fire; A does not get touchesCancelled(_:with:)"),
    ]
    for (calls, holds, actual) in outcomes {
      let trace = Trace([Trace.Record(calls: calls)])
      #expect(requirement.holds(at: 0, of: trace, on: Self.stage) == holds)
      if holds { continue }
      #expect(actualWords(of: requirement, in: trace) == actual)
    }
  }

  @Test("Alternative requirements hold if one of them does")
  func anyOf() {
    let trace = Trace([Trace.Record(calls: [Trace.Call("A", .touchesBegan)])])
    let (holds, fails) = (
      Requirement.call(CallPattern("A", .touchesBegan)),
      Requirement.call(CallPattern("B", .touchesBegan))
    )
    #expect(Requirement.anyOf([fails, holds]).holds(at: 0, of: trace, on: Self.stage))
    #expect(!Requirement.anyOf([fails, fails]).holds(at: 0, of: trace, on: Self.stage))
    #expect(
      Requirement.anyOf([fails, holds]).expectedWords(to: nil).description
        == "B gets touchesBegan(_:with:) or A gets touchesBegan(_:with:)")
  }

  static let asked = Trace.Record(calls: [
    Trace.Call("window", .pointInside), Trace.Call("B", .hitTest), Trace.Call("A", .pointInside),
  ])

  @Test(
    "Receivers of one message are compared in order",
    arguments: [
      (Requirement.receivers(.pointInside, ["window", "A"]), true),
      (.receivers(.pointInside, ["A", "window"]), false),
      (.receivers(.pointInside, ["window"]), false),
      (.receivers(.touchesBegan, []), true),
      (.receiversBegin(.pointInside, with: ["window"]), true),
      (.receiversBegin(.pointInside, with: ["window", "A"]), true),
      (.receiversBegin(.pointInside, with: ["A"]), false),
      (.receiversBegin(.pointInside, with: ["window", "A", "B"]), false),
      (.receiversBegin(.touchesBegan, with: ["A"]), false),
      (.call(CallPattern("A", .pointInside)), true),
      (.call(CallPattern("B", .pointInside)), false),
      (.noCall(CallPattern("B", .pointInside)), true),
      (.noCall(CallPattern("A", .pointInside)), false),
    ])
  func receivers(requirement: Requirement, holds: Bool) {
    #expect(requirement.holds(at: 0, of: Trace([Self.asked]), on: Self.stage) == holds)
  }

  @Test(
    "Expected and actual outcomes are worded alike",
    arguments: [
      (
        Requirement.answer(oneOf: [.responder("root"), .responder("window")]),
        Trace.Record(answer: .nobody), "root or window", "nobody"
      ),
      (
        .answer(oneOf: [.responders(["A", "B"]), .responders(["A", "C"])]),
        Trace.Record(answer: .responders(["A"])), "A → B or A → C", "A"
      ),
      (.answer(oneOf: [.truth(true)]), Trace.Record(answer: .truth(false)), "yes", "no"),
      (
        .answer(oneOf: [.text("A -> B")]), Trace.Record(answer: .text("A->B")), "\"A -> B\"",
        "\"A->B\""
      ),
      (.receivers(.pointInside, []), asked, "nobody", "window → A"),
      (.receivers(.touchesBegan, ["A", "window"]), asked, "A → window", "nobody"),
      (
        .receiversBegin(.pointInside, with: ["A", "window"]), asked, "A → window → …", "window → A"
      ),
      (
        .answerBegins(with: ["A", "B"]), Trace.Record(answer: .responders(["A"])), "A → B → …", "A"
      ),
      (
        .call(CallPattern("A", .touchesBegan)), asked, "A gets touchesBegan(_:with:)",
        "nobody gets it"
      ),
      (
        .call(CallPattern("B", .pointInside)), asked, "B gets point(inside:with:)",
        "window → A get it"
      ),
      (
        .noCall(CallPattern("B", .hitTest)), asked, "B does not get hitTest(_:with:)", "B gets it"
      ),
    ])
  func words(requirement: Requirement, record: Trace.Record, expected: String, actual: String) {
    #expect(requirement.expectedWords(to: nil).description == expected)
    #expect(actualWords(of: requirement, in: Trace([record])) == actual)
  }

  static let performed = Trace.Record(calls: [
    Trace.Call("A", .action("save"), fingers: [2], sender: .responder("B"), hasEvent: true),
    Trace.Call("A", .action("open"), sender: .nobody, hasEvent: false),
    Trace.Call("A", .action("copy")),
  ])

  private static func from(_ sender: String?) -> CallPattern {
    CallPattern("A", sender: sender.map { .responder($0) } ?? .nobody)
  }

  private static func event(_ finger: Int?) -> CallPattern {
    CallPattern("A", hasEvent: finger != nil, finger: finger)
  }

  @Test(
    "What an action comes with is compared and worded; what is not told meets no requirement",
    arguments: [
      ("save", from("B"), true, "from B", "performs it from B"),
      ("save", from("A"), false, "from A", "performs it from B"),
      (
        "save", event(2), true, "with the event of finger 2",
        "performs it with an event of fingers 2"
      ),
      (
        "save", event(1), false, "with the event of finger 1",
        "performs it with an event of fingers 2"
      ),
      ("save", event(nil), false, "without an event", "performs it with an event of fingers 2"),
      ("open", from(nil), true, "from nobody", "performs it from nobody"),
      ("open", event(nil), true, "without an event", "performs it without an event"),
      ("open", event(1), false, "with the event of finger 1", "performs it without an event"),
      ("copy", from(nil), false, "from nobody", "performs it without telling the sender"),
      (
        "copy", event(nil), false, "without an event",
        "performs it without telling whether there is an event"
      ),
      ("cut", from(nil), false, "from nobody", "does not perform it"),
    ] as [(String, CallPattern, Bool, String, String)])
  func arguments(
    action: String, argument: CallPattern, holds: Bool, expected: String, actual: String
  ) {
    var call = argument
    call.message = .action(action)
    let requirement = Requirement.call(call)
    let trace = Trace([Self.performed])
    #expect(requirement.holds(at: 0, of: trace, on: Self.stage) == holds)
    #expect(requirement.expectedWords(to: nil).description == "A performs \(action) \(expected)")
    #expect(actualWords(of: requirement, in: trace) == "it \(actual)")
  }

  @Test("An answer is joined as its phrase says, such as a printed chain")
  func printedChain() {
    let requirement = Requirement.answer(oneOf: [.responders(["A", "B"])])
    let outcomes: [(Answer?, Bool, String)] = [
      (.responders(["A", "B"]), true, "A -> B"), (.responders(["B", "A"]), false, "B -> A"),
      (.responder("A"), false, "A"), (.nobody, false, "nobody"),
      (.text("A -> B"), false, #""A -> B""#),
      (nil, false, "no answer"),
    ]
    #expect(
      requirement.expectedWords(to: nil, joining: .printed) == .list(["A", "B"], .printedArrow))
    for (answer, holds, actual) in outcomes {
      let trace = Trace([Trace.Record(answer: answer)])
      #expect(requirement.holds(at: 0, of: trace, on: Self.stage) == holds)
      #expect(
        requirement.actualWords(
          at: 0, of: trace, on: Self.stage, to: nil, joining: .printed
        ).description == actual)
    }
  }

  @Test(
    "An answer that begins with a path is a path that goes on, or ends there",
    arguments: [
      (Answer.responders(["A", "B", "C"]), true), (.responders(["A", "B"]), true),
      (.responders(["A"]), false), (.responders(["C", "A", "B"]), false), (.responder("A"), false),
      (.nobody, false), (.truth(true), false),
    ])
  func beginnings(_ answer: Answer, _ holds: Bool) {
    let requirement = Requirement.answerBegins(with: ["A", "B"])
    let trace = Trace([Trace.Record(answer: answer)])
    #expect(requirement.holds(at: 0, of: trace, on: Self.stage) == holds)
  }

  @Test(
    "How often an action fired is counted from the beginning, in any state",
    arguments: [(0, "does not fire"), (1, "fires once"), (2, "fires twice"), (3, "fires 3 times")])
  func firings(count: Int, words: String) {
    let fired = [Message.fired(.began), .fired(.possible), .fired(.ended)].prefix(count)
    let trace = Trace(
      [Trace.Record(calls: [Trace.Call("pan", .fired(.ended))])]
        + fired.map { Trace.Record(calls: [Trace.Call("tap", $0)]) } + [Trace.Record()])
    let last = trace.records.count - 1
    for other in 0...3 {
      let requirement = Requirement.count(of: "tap", .firings, other)
      #expect(requirement.holds(at: last, of: trace, on: Self.stage) == (other == count))
      #expect(actualWords(of: requirement, at: last, in: trace) == "tap \(words)")
    }
    #expect(
      Requirement.count(of: "tap", .firings, count).expectedWords(to: nil).description
        == "tap \(words)")
  }

  @Test("Subviews are worded as a list")
  func subviews() {
    let requirement = Requirement.answer(oneOf: [.responders(["B", "C"])])
    let record = Trace.Record(answer: .responders(["C", "B"]))
    #expect(requirement.expectedWords(to: .ask("subviews", of: "A")) == .list(["B", "C"], .comma))
    #expect(
      requirement.actualWords(
        at: 0, of: Trace([record]), on: Self.stage, to: .ask("subviews", of: "A"))
        == .list(["C", "B"], .comma))
  }

  static let stage = Stage([
    StagedResponder(name: "A", kind: .view), StagedResponder(name: "B", kind: .view),
    StagedResponder(name: "tap", kind: .tapRecognizer),
  ])

  static let gesture = Trace([
    Trace.Record(calls: [
      Trace.Call("B", .pointInside), Trace.Call("A", .pointInside),
      Trace.Call("B", .shouldRequireFailure), Trace.Call("B", .shouldBeRequiredToFail),
      Trace.Call("tap", .touchesBegan, fingers: [1]),
      Trace.Call("A", .touchesBegan, fingers: [1, 2]), Trace.Call("B", .touchesBegan),
    ]),
    Trace.Record(calls: [
      Trace.Call("tap", .touchesEnded), Trace.Call("A", .touchesCancelled),
      Trace.Call("tap", .fired(.ended)), Trace.Call("A", .control(.touchCancel)),
    ]),
  ])

  @Test(
    "Histories, orders, firings and fingers are read from the whole trace up to the step",
    arguments: [
      (Requirement.receivers(.touchesBegan, ["A", "B"]), 0, true, "A → B"),
      (.call(CallPattern("tap", .touchesBegan)), 0, true, "tap → A → B get it"),
      (
        .call(CallPattern("A", .touchesBegan, fingers: [1, 2])), 0, true,
        "it gets it with fingers 1, 2"
      ),
      (
        .call(CallPattern("A", .touchesBegan, fingers: [1])), 0, false,
        "it gets it with fingers 1, 2"
      ),
      (.call(CallPattern("A", .touchesMoved, fingers: [1])), 0, false, "it does not get it"),
      (
        .history("A", [.touchesBegan, .touchesCancelled], .touches), 1, true,
        "A: touchesBegan(_:with:), touchesCancelled(_:with:)"
      ),
      (.history("A", [.touchesBegan], .touches), 0, true, "A: touchesBegan(_:with:)"),
      (
        .history("A", [], .controlEvents), 1, false, "A: sendActions(for: touchCancel)"
      ),
      (.history("tap", [.fired(.ended)], .firings), 1, true, "tap: action in state ended"),
      (.history("B", [], .firings), 1, true, "B: nothing"),
      (
        .history("B", [.shouldRequireFailure], .waitingQuestions), 1, true,
        "B: gestureRecognizer(_:shouldRequireFailureOf:)"
      ),
      (
        .history("B", [], .awaitedQuestions), 0, false,
        "B: gestureRecognizer(_:shouldBeRequiredToFailBy:)"
      ),
      (.call(.firing(of: "tap")), 1, true, "tap fires"),
      (.call(.firing(of: "tap")), 0, false, "tap does not fire"),
      (.noCall(.firing(of: "tap")), 1, false, "tap fires"),
      (.order(CallPattern("tap"), CallPattern("A")), 0, true, "tap is told before A"),
      (.order(CallPattern("B"), CallPattern("A")), 0, false, "A is told before B"),
      (.order(CallPattern("tap"), CallPattern("B")), 1, false, "B is not told"),
    ])
  func wholeTrace(requirement: Requirement, step: Int, holds: Bool, actual: String) {
    #expect(requirement.holds(at: step, of: Self.gesture, on: Self.stage) == holds)
    #expect(actualWords(of: requirement, at: step, in: Self.gesture) == actual)
  }

  @Test(
    "Requirements on fingers, histories, firings and orders are worded",
    arguments: [
      (
        Requirement.call(CallPattern("A", .touchesBegan, fingers: [1, 2])),
        "A gets touchesBegan(_:with:) with fingers 1, 2"
      ),
      (.history("A", [.touchesBegan], .touches), "A: touchesBegan(_:with:)"),
      (.call(.firing(of: "tap")), "tap fires"), (.noCall(.firing(of: "tap")), "tap does not fire"),
      (.order(CallPattern("tap"), CallPattern("A")), "tap is told before A"),
      (
        .order(.firing(of: "tap"), CallPattern("A", .touchesCancelled)),
        "tap fires before A gets touchesCancelled(_:with:)"
      ),
    ])
  func expectedWords(requirement: Requirement, words: String) {
    #expect(requirement.expectedWords(to: nil).description == words)
  }
}
