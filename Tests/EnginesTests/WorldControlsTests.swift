import Conformance
import Testing

extension Stage {
  /// Controls of several kinds in a window of 900 by 900 points.
  fileprivate static let controls = Stage([
    .row("app", .application),
    .view("window", in: "app", 0, 0, 900, 900, kind: .window),
    .view("A", in: "window", 0, 0, 900, 900),
    .view("knob", in: "A", 400, 400, 100, 100, kind: .control),
    .view("button", in: "A", 0, 0, 100, 100, kind: .button),
    .view("switch", in: "A", 0, 700, 100, 100, kind: .toggle),
    .view("stepper", in: "A", 200, 700, 100, 100, kind: .stepper),
    .view("slider", in: "A", 400, 700, 100, 100, kind: .slider),
    .row("helper", .responder),
  ])
}

@Suite("Controls of a script")
struct WorldControlsTests {
  @Test("A control sends events for each move of its touch, which it does not forward")
  func dragging() async {
    #expect(
      await callsByStep(
        [
          .touch(450, 450), .drag(460, 460), .drag(800, 450), .drag(810, 450), .drag(450, 450),
          .drag(455, 450), .lift,
        ], on: .controls) == [
          "knob began 1, knob sends touchDown", "knob moved 1, knob sends touchDragInside",
          "knob moved 1, knob sends touchDragExit, knob sends touchDragOutside",
          "knob moved 1, knob sends touchDragOutside",
          "knob moved 1, knob sends touchDragEnter, knob sends touchDragInside",
          "knob moved 1, knob sends touchDragInside",
          "knob ended 1, knob sends touchUpInside",
        ])
  }

  @Test("A control sends touchUpOutside for a lift outside and touchCancel for a cancelled touch")
  func endings() async {
    #expect(
      await callsByStep(
        [.touch(450, 450), .drag(800, 450), .lift, .touch(450, 450), .cancel], on: .controls)
        == [
          "knob began 1, knob sends touchDown",
          "knob moved 1, knob sends touchDragExit, knob sends touchDragOutside",
          "knob ended 1, knob sends touchUpOutside", "knob began 1, knob sends touchDown",
          "knob cancelled 1, knob sends touchCancel",
        ])
  }

  @Test(
    "A second tap sends touchDownRepeat, and each kind of control sends its own events for a tap")
  func taps() async {
    #expect(
      await callsByStep([.touch(50, 50), .lift, .wait(0.1), .touch(50, 50)], on: .controls) == [
        "button began 1, button sends touchDown",
        "button ended 1, button sends touchUpInside, button sends primaryActionTriggered",
        "button began 1, button sends touchDown, button sends touchDownRepeat",
      ])
    #expect(
      await callsByStep([.touch(50, 750), .lift, .touch(250, 750), .lift], on: .controls) == [
        "switch began 1",
        "switch ended 1, switch sends valueChanged, switch sends primaryActionTriggered, "
          + "switch sends touchUpInside",
        "stepper began 1, stepper sends touchDown",
        "stepper ended 1, stepper sends touchUpInside, stepper sends valueChanged, "
          + "stepper sends primaryActionTriggered",
      ])
  }

  @Test("A control tracks while its touch is down, and is highlighted while the touch is inside")
  func tracking() async {
    let inside: [Script.Step] = [.touch(450, 450)]
    let outside = inside + [.drag(800, 450)]
    #expect(await answer(.ask("isTracking", of: "knob"), on: .controls) == "no")
    #expect(await answer(.ask("isTracking", of: "knob"), after: inside, on: .controls) == "yes")
    #expect(await answer(.ask("isHighlighted", of: "knob"), after: inside, on: .controls) == "yes")
    #expect(await answer(.ask("isTracking", of: "knob"), after: outside, on: .controls) == "yes")
    #expect(await answer(.ask("isHighlighted", of: "knob"), after: outside, on: .controls) == "no")
    #expect(
      await answer(.ask("isTracking", of: "knob"), after: outside + [.lift], on: .controls) == "no")
    #expect(
      await answer(
        .ask("isHighlighted", of: "knob"), after: outside + [.drag(450, 450)], on: .controls)
        == "yes")
  }

  @Test(
    "A control sends nothing while it does not track, and is not hit while disabled")
  func withoutTracking() async {
    let whole: [Script.Step] = [.touch(450, 450), .drag(460, 460), .lift]
    let touches = ["knob began 1", "knob moved 1", "knob ended 1"]
    #expect(
      await callsByStep([.set("enabled", of: "knob", to: false)] + whole, on: .controls).joined()
        .contains(
          "knob")
        == false)
    #expect(
      await callsByStep([.set("refusesTracking", of: "knob", to: true)] + whole, on: .controls)
        == touches)
    #expect(
      await callsByStep([.set("stopsTracking", of: "knob", to: true)] + whole, on: .controls) == [
        "knob began 1, knob sends touchDown", "knob moved 1", "knob ended 1",
      ])
    #expect(
      await callsByStep([.touch(300, 300), .drag(450, 450), .lift], on: .controls).joined()
        .contains(
          "knob") == false)
  }

  @Test("The action of a control comes with the event of the touch, or without one from code")
  func event() async throws {
    func call(_ stimuli: Script.Step...) async throws -> Trace.Call {
      let set: [Script.Step] = [
        .set("implements", of: "helper", ["action": "save", "arguments": 2]),
        .change(
          "addTarget", of: "knob", ["action": "save", "target": "helper", "event": "touchDown"]),
      ]
      guard case .observed(let trace) = await perform(set + stimuli, on: .controls) else {
        return Trace.Call("", .action("nothing"))
      }
      let calls = trace.records.flatMap(\.calls)
      return try #require(calls.first { $0.message == .action("save") })
    }
    let save = Trace.Call("helper", .action("save"), sender: .responder("knob"), hasEvent: false)
    #expect(
      try await call(.stimulate("sendActions", of: "knob", ["event": "touchDown"])) == save)
    var touched = save
    (touched.fingers, touched.hasEvent) = ([1, 2], true)
    #expect(try await call(.fingers(.down(2, 450, 450), .down(1, 800, 800))) == touched)
  }

  @Test("A set of two events performs a registration for both once, and is no event by itself")
  func bothEvents() async {
    let steps: [Script.Step] = [
      .set("implements", of: "helper", ["action": "save", "arguments": 0]),
      .change(
        "addTarget", of: "knob", ["action": "save", "target": "helper", "event": "touchDown"]),
      .change(
        "addTarget", of: "knob", ["action": "save", "target": "helper", "event": "touchUpInside"]),
    ]
    let both = Script.Step.stimulate(
      "sendActionsForBoth", of: "knob", ["event": "touchDown", "other": "touchUpInside"])
    #expect(await callsByStep(steps + [both], on: .controls) == ["helper performs save"])
    let neither = Script.Step.stimulate(
      "sendActionsForBoth", of: "knob", ["event": "touchCancel", "other": "valueChanged"])
    #expect(await callsByStep(steps + [neither], on: .controls) == [])
  }

  @Test("Each registered action is performed once for its events, until it is removed")
  func targets() async {
    let set: [Script.Step] = [
      .set("implements", of: "helper", ["action": "save", "arguments": 1]),
      .set("implements", of: "A", ["action": "show", "arguments": 0]),
      .change(
        "addTarget", of: "knob", ["target": "helper", "action": "save", "event": "touchDown"]),
      .change(
        "addTarget", of: "knob", ["target": "helper", "action": "save", "event": "touchDown"]),
      .change("addTarget", of: "knob", ["action": "show", "event": "allTouchEvents"]),
    ]
    #expect(
      await callsByStep(set + [.touch(450, 450), .lift], on: .controls) == [
        "knob began 1, knob sends touchDown, helper performs save, A performs show",
        "knob ended 1, knob sends touchUpInside, A performs show",
      ])
    #expect(
      await callsByStep(
        set + [
          .change("removeTarget", of: "knob", ["target": "helper", "event": "allEvents"]),
          .stimulate("sendActions", of: "knob", ["event": "touchDown"]),
          .change("removeTarget", of: "knob", ["action": "show", "event": "touchDown"]),
          .stimulate("sendActions", of: "knob", ["event": "touchDown"]),
          .stimulate("sendActions", of: "knob", ["event": "touchCancel"]),
        ], on: .controls) == [
          "knob sends touchDown, A performs show", "knob sends touchDown",
          "knob sends touchCancel, A performs show",
        ])
  }

  @Test("An action without a target is performed by the first responder of the key window")
  func withoutTarget() async {
    #expect(
      await callsByStep(
        [
          .set("implements", of: "A", ["action": "show", "arguments": 0]),
          .set("implements", of: "window", ["action": "show", "arguments": 0]),
          .set("canBecomeFirstResponder", of: "window", to: true),
          .stimulate("becomeFirstResponder", of: "window"),
          .change("addTarget", of: "knob", ["action": "show", "event": "touchDown"]),
          .touch(450, 450),
        ], on: .controls) == ["knob began 1, knob sends touchDown, window performs show"])
  }

  @Test("A step that needs a control is an error for other responders")
  func impossible() async {
    #expect(
      await error([.set("enabled", of: "A", to: false)], on: .controls)
        == "A is a view, where a control or a recognizer is needed")
    #expect(
      await error([.set("stopsTracking", of: "A", to: true)], on: .controls)
        == "A is a view, where a control is needed")
    #expect(
      await error([.stimulate("sendActions", of: "helper", ["event": "allEvents"])], on: .controls)
        == "helper is a responder, where a control is needed")
    #expect(
      await answer(.ask("isTracking", of: "window"), on: .controls)
        == "window is a window, where a control is needed")
  }
}
