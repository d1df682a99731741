import Conformance
import Testing

extension Stage {
  /// A control, a button and a switch in a window of 900 by 900 points.
  fileprivate static let desk = Stage([
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

@Suite("A control on the stage")
struct WorldControlsTests {
  @Test("sends its events to nobody in particular as the touch goes on, and keeps the touch")
  func dragging() async {
    #expect(
      await story(
        [
          .touch(450, 450), .drag(460, 460), .drag(800, 450), .drag(810, 450), .drag(450, 450),
          .drag(455, 450), .lift,
        ], on: .desk) == [
          "knob began 1, knob sends touchDown", "knob moved 1, knob sends touchDragInside",
          "knob moved 1, knob sends touchDragExit, knob sends touchDragOutside",
          "knob moved 1, knob sends touchDragOutside",
          "knob moved 1, knob sends touchDragEnter, knob sends touchDragInside",
          "knob moved 1, knob sends touchDragInside",
          "knob ended 1, knob sends touchUpInside",
        ])
  }

  @Test("is left outside, and loses a touch to the system")
  func endings() async {
    #expect(
      await story([.touch(450, 450), .drag(800, 450), .lift, .touch(450, 450), .cancel], on: .desk)
        == [
          "knob began 1, knob sends touchDown",
          "knob moved 1, knob sends touchDragExit, knob sends touchDragOutside",
          "knob ended 1, knob sends touchUpOutside", "knob began 1, knob sends touchDown",
          "knob cancelled 1, knob sends touchCancel",
        ])
  }

  @Test("tells of a repeated touch, and what else a tap does by its kind")
  func taps() async {
    #expect(
      await story([.touch(50, 50), .lift, .wait(0.1), .touch(50, 50)], on: .desk) == [
        "button began 1, button sends touchDown",
        "button ended 1, button sends touchUpInside, button sends primaryActionTriggered",
        "button began 1, button sends touchDown, button sends touchDownRepeat",
      ])
    #expect(
      await story([.touch(50, 750), .lift, .touch(250, 750), .lift], on: .desk) == [
        "switch began 1",
        "switch ended 1, switch sends valueChanged, switch sends primaryActionTriggered, "
          + "switch sends touchUpInside",
        "stepper began 1, stepper sends touchDown",
        "stepper ended 1, stepper sends touchUpInside, stepper sends valueChanged, "
          + "stepper sends primaryActionTriggered",
      ])
  }

  @Test("tracks and is highlighted while a touch is down and inside")
  func tracking() async {
    let inside: [Script.Step] = [.touch(450, 450)]
    let outside = inside + [.drag(800, 450)]
    #expect(await answer(.ask("isTracking", of: "knob"), on: .desk) == "no")
    #expect(await answer(.ask("isTracking", of: "knob"), after: inside, on: .desk) == "yes")
    #expect(await answer(.ask("isHighlighted", of: "knob"), after: inside, on: .desk) == "yes")
    #expect(await answer(.ask("isTracking", of: "knob"), after: outside, on: .desk) == "yes")
    #expect(await answer(.ask("isHighlighted", of: "knob"), after: outside, on: .desk) == "no")
    #expect(
      await answer(.ask("isTracking", of: "knob"), after: outside + [.lift], on: .desk) == "no")
    #expect(
      await answer(.ask("isHighlighted", of: "knob"), after: outside + [.drag(450, 450)], on: .desk)
        == "yes")
  }

  @Test(
    "sends nothing while it refuses to track, or after it stopped, and is not hit while disabled")
  func silence() async {
    let whole: [Script.Step] = [.touch(450, 450), .drag(460, 460), .lift]
    let quiet = ["knob began 1", "knob moved 1", "knob ended 1"]
    #expect(
      await story([.set("enabled", of: "knob", to: false)] + whole, on: .desk).joined().contains(
        "knob")
        == false)
    #expect(
      await story([.set("refusesTracking", of: "knob", to: true)] + whole, on: .desk) == quiet)
    #expect(
      await story([.set("stopsTracking", of: "knob", to: true)] + whole, on: .desk) == [
        "knob began 1, knob sends touchDown", "knob moved 1", "knob ended 1",
      ])
    #expect(
      await story([.touch(300, 300), .drag(450, 450), .lift], on: .desk).joined().contains(
        "knob") == false)
  }

  @Test("has its targets perform each registration once, by the events it is for")
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
      await story(set + [.touch(450, 450), .lift], on: .desk) == [
        "knob began 1, knob sends touchDown, helper performs save, A performs show",
        "knob ended 1, knob sends touchUpInside, A performs show",
      ])
    #expect(
      await story(
        set + [
          .change("removeTarget", of: "knob", ["target": "helper", "event": "allEvents"]),
          .stimulate("sendActions", of: "knob", ["event": "touchDown"]),
          .change("removeTarget", of: "knob", ["action": "show", "event": "touchDown"]),
          .stimulate("sendActions", of: "knob", ["event": "touchDown"]),
          .stimulate("sendActions", of: "knob", ["event": "touchCancel"]),
        ], on: .desk) == [
          "knob sends touchDown, A performs show", "knob sends touchDown",
          "knob sends touchCancel, A performs show",
        ])
  }

  @Test("asks the first responder of the key window first where nobody is the target")
  func nobody() async {
    #expect(
      await story(
        [
          .set("implements", of: "A", ["action": "show", "arguments": 0]),
          .set("implements", of: "window", ["action": "show", "arguments": 0]),
          .set("canBecomeFirstResponder", of: "window", to: true),
          .stimulate("becomeFirstResponder", of: "window"),
          .change("addTarget", of: "knob", ["action": "show", "event": "touchDown"]),
          .touch(450, 450),
        ], on: .desk) == ["knob began 1, knob sends touchDown, window performs show"])
  }

  @Test("must be one where one is needed")
  func impossible() async {
    #expect(
      await error([.set("enabled", of: "A", to: false)], on: .desk)
        == "A is a view, where a control or a recognizer is needed")
    #expect(
      await error([.set("stopsTracking", of: "A", to: true)], on: .desk)
        == "A is a view, where a control is needed")
    #expect(
      await error([.stimulate("sendActions", of: "helper", ["event": "allEvents"])], on: .desk)
        == "helper is a responder, where a control is needed")
    #expect(
      await answer(.ask("isTracking", of: "window"), on: .desk)
        == "window is a window, where a control is needed")
  }
}
