import Conformance
import Testing

/// Rows of the specification judge single calls and pairs; these are whole steps.
@Suite("Calls that the world records")
struct RecordedCallsTests {
  @Test("The calls of each step are recorded in order", arguments: Recorded.all)
  func order(_ recorded: Recorded) async {
    #expect(await callsByStep(recorded.steps, on: recorded.stage) == recorded.expected)
  }

  @Test(
    "An action is recorded with as much of its sender and event as the method takes",
    arguments: [
      (0, "C", Trace.Call("B", .action("copy"))),
      (1, "C", Trace.Call("B", .action("copy"), sender: .responder("C"))),
      (1, nil, Trace.Call("B", .action("copy"), sender: .nobody)),
      (2, "C", Trace.Call("B", .action("copy"), sender: .responder("C"), hasEvent: false)),
    ] as [(Int, String?, Trace.Call)])
  func action(_ arguments: Int, _ sender: String?, _ expected: Trace.Call) async {
    let reply = await perform(
      [
        .set("implements", of: "B", ["action": "copy", "arguments": .integer(arguments)]),
        .stimulate("sendAction", ["action": "copy", "to": "B", "from": StepValue(sender)]),
      ], on: .figure)
    #expect(reply == .observed(Trace([Trace.Record(), Trace.Record(calls: [expected])])))
  }

  @Test("Hit-testing and sendEvent are recorded before the calls of the touch")
  func touch() async {
    let stage = Stage([
      .row("app", .application),
      .view("main", in: "app", 0, 0, 100, 100, kind: .window),
      .view("panel", in: "app", 0, 0, 100, 100, kind: .window),
      .view("button", in: "panel", 0, 0, 10, 10, kind: .button),
    ])
    #expect(
      await calls([.touch(5, 5)], on: stage) == [
        "panel point(inside:with:)", "button point(inside:with:)", "app sendEvent(_:)",
        "panel sendEvent(_:)", "button touchesBegan(_:with:) 1",
        "button sendActions(for: touchDown)",
      ])
    let pass: [Script.Step] = [
      .set("hitTestPassesSelfThrough", of: "panel"), .set("hitTest", of: "button"),
    ]
    #expect(
      await calls(pass + [.touch(5, 5)], on: stage) == [
        "panel hitTest(_:with:)", "panel point(inside:with:)", "button hitTest(_:with:)",
        "main point(inside:with:)", "app sendEvent(_:)", "main sendEvent(_:)",
        "main touchesBegan(_:with:) 1", "app touchesBegan(_:with:) 1",
      ])
  }

  @Test("A press is recorded from sendEvent on, and its key command in place of the press")
  func press() async {
    let steps: [Script.Step] = [
      .set("canBecomeFirstResponder", of: "B", to: true),
      .stimulate("becomeFirstResponder", of: "B"),
      .set("keyCommand", of: "B", ["key": "cmd-S", "action": "save"]),
      .set("keyCommand", of: "B", ["key": "cmd-S", "action": "store"]),
      .set("implements", of: "A", ["action": "save", "arguments": 0]),
    ]
    func press(_ key: StepValue) -> Script.Step {
      .stimulate("press", ["key": key, "stage": "began"])
    }
    #expect(
      await calls(steps + [press("B")], on: .figure) == [
        "app sendEvent(_:)", "window sendEvent(_:)", "B pressesBegan(_:with:)",
        "A pressesBegan(_:with:)", "window pressesBegan(_:with:)", "app pressesBegan(_:with:)",
      ])
    #expect(
      await calls(steps + [press("cmd-S")], on: .figure) == ["app sendEvent(_:)", "A save"])
  }

  @Test(
    "A question records no calls",
    arguments: [
      .ask("contains", of: "C", ["at": .point(Point(x: 0, y: 0))]),
      .ask("target", of: "E", ["action": "copy"]), .ask("canPerform", of: "A", ["action": "copy"]),
      .ask("chain", of: "E"), .ask("undoManager", of: "E"),
    ] as [Script.Step])
  func questions(_ query: Script.Step) async {
    let implement = Script.Step.set("implements", of: "A", ["action": "copy", "arguments": 0])
    #expect(await callsByStep([implement, query], on: .figure) == [])
    #expect(await answer(query, after: [implement], on: .figure) != "no answer")
  }
}

/// A script and its calls, in an element for each step that makes some.
struct Recorded: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let stage: Stage
  let steps: [Script.Step]
  let expected: [String]

  private init(
    _ description: String, _ stage: Stage, _ steps: [Script.Step], _ expected: String...
  ) {
    testDescription = description
    self.stage = stage
    self.steps = steps
    self.expected = expected
  }

  static let all: [Recorded] = [
    Recorded(
      "two fingers, each along its chain", .figure,
      [
        .fingers(.down(2, 200, 200), .down(1, 10, 200)), .fingers(.up(2), .move(1, 1, 1)), .cancel,
      ],
      "D began 1, C began 1, A began 1, window began 1, app began 1, E began 2, C began 2, "
        + "A began 2, window began 2, app began 2",
      "D moved 1, C moved 1, A moved 1, window moved 1, app moved 1, E ended 2, C ended 2, "
        + "A ended 2, window ended 2, app ended 2",
      "D cancelled 1, C cancelled 1, A cancelled 1, window cancelled 1, app cancelled 1"),
    Recorded(
      "a recognizer that both delegates are asked about",
      .recognizers(
        .row("single", .tapRecognizer, in: "B"), .row("double", .tapRecognizer, in: "A")),
      alone + [
        .set("tapsRequired", of: "double", to: 2), .set("isAwaitedBy", of: "double", to: "single"),
        .set("waitsFor", of: "single"), .touch(50, 50), .lift, .wait(1),
      ],
      "single performs gestureRecognizer(_:shouldRequireFailureOf:), "
        + "double performs gestureRecognizer(_:shouldBeRequiredToFailBy:), single began 1, "
        + "double began 1, B began 1",
      "single ended 1, double ended 1", "single fires ended, B cancelled 1"),
    Recorded(
      "a pinch and not a rotation",
      .recognizers(
        .row("pinch", .pinchRecognizer, in: "B"), .row("turn", .rotationRecognizer, in: "B")),
      alone + [
        .fingers(.down(1, 100, 100), .down(2, 200, 100)), .fingers(.move(2, 205, 100)),
        .fingers(.move(2, 208, 100)), .fingers(.up(1)), .fingers(.up(2)),
      ],
      "turn began 1 2, pinch began 1 2, B began 1", "turn moved 2, pinch moved 2",
      "turn moved 2, pinch moved 2, pinch fires began, B cancelled 1", "pinch ended 1",
      "pinch ended 2, pinch fires ended"),
    Recorded(
      "taps of several kinds of controls", .controls,
      [
        .touch(450, 450), .lift, .touch(450, 450), .cancel, .touch(50, 750), .lift,
        .touch(250, 750), .lift,
      ],
      "knob began 1, knob sends touchDown", "knob ended 1, knob sends touchUpInside",
      "knob began 1, knob sends touchDown, knob sends touchDownRepeat",
      "knob cancelled 1, knob sends touchCancel", "switch began 1",
      "switch ended 1, switch sends valueChanged, switch sends primaryActionTriggered, "
        + "switch sends touchUpInside",
      "stepper began 1, stepper sends touchDown",
      "stepper ended 1, stepper sends touchUpInside, stepper sends valueChanged, "
        + "stepper sends primaryActionTriggered"),
    Recorded(
      "actions for two events at once, whose set may have a name of its own", .controls,
      [
        .set("implements", of: "field", ["action": "save", "arguments": 0]),
        .change(
          "addTarget", of: "knob", ["action": "save", "target": "field", "event": "touchDown"]),
        .stimulate(
          "sendActionsForBoth", of: "knob", ["event": "touchDown", "other": "allTouchEvents"]),
        .stimulate("sendActionsForBoth", of: "knob", ["event": "touchDown", "other": "touchDown"]),
        .stimulate("sendActions", of: "knob", ["event": "touchDown"]),
      ],
      "field performs save", "field performs save", "knob sends touchDown, field performs save"),
    Recorded(
      "a slider", .controls,
      [.set("value", of: "slider", to: 0.5), .touch(450, 750), .drag(460, 750), .lift],
      "slider began 1, slider sends valueChanged, slider sends primaryActionTriggered, "
        + "slider sends touchDown",
      "slider moved 1, slider sends valueChanged, slider sends primaryActionTriggered, "
        + "slider sends touchDragInside",
      "slider ended 1, slider sends valueChanged, slider sends primaryActionTriggered, "
        + "slider sends touchUpInside"),
  ]

  /// Steps that make `B` handle its touches, so that its superviews receive none.
  private static let alone = [Script.Step.set("handlesTouches", of: "B", to: true)]
}

extension Stage {
  /// Returns a stage with `B` in `A`, and further rows of recognizers.
  fileprivate static func recognizers(_ rows: StagedResponder...) -> Stage {
    Stage(
      [
        .row("app", .application),
        .view("window", in: "app", 0, 0, 900, 900, kind: .window),
        .view("A", in: "window", 0, 0, 900, 900),
        .view("B", in: "A", 0, 0, 700, 500),
      ] + rows)
  }

  /// Controls of several kinds in a window of 900 by 900 points.
  fileprivate static let controls = Stage([
    .row("app", .application),
    .view("window", in: "app", 0, 0, 900, 900, kind: .window),
    .view("A", in: "window", 0, 0, 900, 900),
    .view("knob", in: "A", 400, 400, 100, 100, kind: .control),
    .view("switch", in: "A", 0, 700, 100, 100, kind: .switch),
    .view("stepper", in: "A", 200, 700, 100, 100, kind: .stepper),
    .view("slider", in: "A", 400, 700, 100, 100, kind: .slider),
    .view("field", in: "A", 0, 200, 100, 100, kind: .textField),
  ])
}
