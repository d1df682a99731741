import Conformance
import Testing

extension Stage {
  /// Returns a stage with `B` in `A`, and further rows of recognizers and controls.
  fileprivate static func withRecognizers(_ rows: StagedResponder...) -> Stage {
    Stage(
      [
        .row("app", .application),
        .view("window", in: "app", 0, 0, 900, 900, kind: .window),
        .view("A", in: "window", 0, 0, 900, 900),
        .view("B", in: "A", 0, 0, 500, 500),
      ] + rows)
  }
}

extension Script.Step {
  /// A step that makes `B` handle its touches, so that its superviews receive none.
  fileprivate static let alone = Script.Step.set("handlesTouches", of: "B", to: true)
}

@Suite("Gesture recognizers of a script")
struct WorldGesturesTests {
  private let tapped = Stage.withRecognizers(.row("tap", .tapRecognizer, in: "B"))

  @Test("A tap fires at the lift, and the touch is cancelled in the view")
  func tap() async {
    #expect(
      await callsByStep([.alone, .touch(50, 50), .lift], on: tapped) == [
        "tap began 1, B began 1", "tap ended 1, tap fires ended, B cancelled 1",
      ])
    let steps: [Script.Step] = [.touch(50, 50), .lift]
    #expect(
      await answer(.ask("recognizerState", of: "tap"), after: steps, on: tapped) == "possible")
    #expect(await answer(.ask("recognizers", ["finger": 1]), after: steps, on: tapped) == "tap")
  }

  @Test("A view refuses the gesture of one recognizer, and keeps its touch")
  func refusal() async {
    let refuse = Script.Step.set("refusesGesture", of: "B", to: "tap")
    #expect(
      await callsByStep([.alone, refuse, .touch(50, 50), .lift], on: tapped) == [
        "tap began 1, B began 1", "tap ended 1, B ended 1",
      ])
    #expect(
      await error([.set("refusesGesture", of: "B", to: "A")], on: tapped)
        == "A is a view, where a recognizer is needed")
  }

  @Test("A tap fails when the finger strays, and the view receives the whole touch")
  func straying() async {
    let steps: [Script.Step] = [.alone, .touch(50, 50), .drag(80, 50), .drag(90, 50)]
    #expect(
      await callsByStep(steps + [.lift], on: tapped) == [
        "tap began 1, B began 1", "tap moved 1, B moved 1", "B moved 1", "B ended 1",
      ])
    #expect(await answer(.ask("recognizerState", of: "tap"), after: steps, on: tapped) == "failed")
    #expect(
      await answer(.ask("recognizerState", of: "tap"), after: steps + [.lift], on: tapped)
        == "possible")
  }

  @Test("A view receives the whole touch if the recognizer does not cancel touches in it")
  func leaving() async {
    #expect(
      await callsByStep(
        [.alone, .set("cancelsTouchesInView", of: "tap", to: false), .touch(50, 50), .lift],
        on: tapped)
        == ["tap began 1, B began 1", "tap ended 1, tap fires ended, B ended 1"])
  }

  @Test("Delayed beginnings are not delivered if the recognizer fires, and are if it fails")
  func holding() async {
    let hold: [Script.Step] = [.alone, .set("delaysTouchesBegan", of: "tap", to: true)]
    #expect(
      await callsByStep(hold + [.touch(50, 50), .lift], on: tapped) == [
        "tap began 1", "tap ended 1, tap fires ended",
      ])
    #expect(
      await callsByStep(hold + [.touch(50, 50), .drag(52, 50), .drag(90, 50), .lift], on: tapped)
        == [
          "tap began 1", "tap moved 1", "tap moved 1, B began 1, B moved 1", "B ended 1",
        ])
  }

  @Test("A double tap delays the end of a touch until it fires or fails, unless it is set not to")
  func doubleTap() async {
    let setup: [Script.Step] = [.alone, .set("tapsRequired", of: "tap", to: 2)]
    #expect(
      await callsByStep(setup + [.touch(50, 50), .lift, .wait(1)], on: tapped) == [
        "tap began 1, B began 1", "tap ended 1", "B ended 1",
      ])
    #expect(
      await callsByStep(
        setup + [.touch(50, 50), .lift, .wait(0.1), .touch(50, 50), .lift], on: tapped) == [
          "tap began 1, B began 1", "tap ended 1", "tap began 1",
          "tap ended 1, tap fires ended, B cancelled 1",
        ])
    #expect(
      await callsByStep(
        setup + [
          .set("delaysTouchesEnded", of: "tap", to: false), .touch(50, 50), .lift, .wait(1),
        ],
        on: tapped) == ["tap began 1, B began 1", "tap ended 1, B ended 1"])
  }

  @Test("A recognizer waits until the required one fails, and fails if that one fires")
  func waiting() async {
    let stage = Stage.withRecognizers(
      .row("single", .tapRecognizer, in: "B"), .row("double", .tapRecognizer, in: "B"))
    let steps: [Script.Step] = [
      .alone, .set("tapsRequired", of: "double", to: 2),
      .set("requiresFailure", of: "single", to: "double"),
      .touch(50, 50), .lift,
    ]
    #expect(
      await callsByStep(steps + [.wait(1)], on: stage) == [
        "double began 1, single began 1, B began 1", "double ended 1, single ended 1",
        "single fires ended, B cancelled 1",
      ])
    #expect(
      await callsByStep(steps + [.wait(0.1), .touch(50, 50), .lift], on: stage) == [
        "double began 1, single began 1, B began 1", "double ended 1, single ended 1",
        "double began 1", "double ended 1, double fires ended, B cancelled 1",
      ])
    #expect(
      await error(steps + [.set("requiresFailure", of: "double", to: "single")], on: stage)
        == "double cannot wait for single to fail, which waits for double or is the same")
  }

  @Test("A recognizer waits for another one if the delegate of either requires it")
  func waitingByDelegate() async {
    let stage = Stage.withRecognizers(
      .row("single", .tapRecognizer, in: "B"), .row("double", .tapRecognizer, in: "A"))
    let setup: [Script.Step] = [.alone, .set("tapsRequired", of: "double", to: 2)]
    let tap: [Script.Step] = [.touch(50, 50), .lift, .wait(1)]
    #expect(
      await callsByStep(setup + [.set("waitsFor", of: "single", to: "double")] + tap, on: stage)
        == [
          "single performs gestureRecognizer(_:shouldRequireFailureOf:), single began 1, "
            + "double began 1, B began 1",
          "single ended 1, double ended 1", "single fires ended, B cancelled 1",
        ])
    #expect(
      await callsByStep(
        setup + [
          .set("isAwaitedBy", of: "double", to: "single"), .set("waitsFor", of: "single"),
        ] + tap, on: stage) == [
          "single performs gestureRecognizer(_:shouldRequireFailureOf:), "
            + "double performs gestureRecognizer(_:shouldBeRequiredToFailBy:), single began 1, "
            + "double began 1, B began 1",
          "single ended 1, double ended 1", "single fires ended, B cancelled 1",
        ])
    #expect(
      await callsByStep(
        setup + [
          .set("waitsFor", of: "single", to: "double"), .set("waitsFor", of: "single"),
        ] + tap, on: stage) == [
          "single performs gestureRecognizer(_:shouldRequireFailureOf:), single began 1, "
            + "double began 1, B began 1",
          "single ended 1, double ended 1, single fires ended, B cancelled 1",
        ])
    #expect(
      await error([.set("waitsFor", of: "single", to: "A")], on: stage)
        == "A is a view, where a recognizer is needed")
  }

  @Test("The deepest view's recognizer prevents the others, unless they recognize together")
  func depth() async {
    let stage = Stage.withRecognizers(
      .row("outer", .tapRecognizer, in: "A"), .row("inner", .tapRecognizer, in: "B"),
      .row("outermost", .tapRecognizer, in: "window"))
    let steps: [Script.Step] = [.alone, .touch(50, 50), .lift]
    #expect(
      await callsByStep(steps, on: stage) == [
        "inner began 1, outer began 1, outermost began 1, B began 1",
        "inner ended 1, outer ended 1, outermost ended 1, inner fires ended, B cancelled 1",
      ])
    #expect(
      await answer(.ask("recognizers", ["finger": 1]), after: steps, on: stage)
        == "outer inner outermost")
    for (one, other) in [("inner", "outer"), ("outer", "inner")] {
      #expect(
        await callsByStep(
          [.set("recognizesTogether", of: one, to: .text(other))] + steps, on: stage
        ).last
          == "inner ended 1, outer ended 1, outermost ended 1, inner fires ended, "
          + "outer fires ended, B cancelled 1")
    }
  }

  @Test("A long press begins after half a second and ends at the lift")
  func longPress() async {
    let stage = Stage.withRecognizers(.row("press", .longPressRecognizer, in: "B"))
    #expect(
      await callsByStep(
        [.alone, .touch(50, 50), .wait(0.4), .wait(0.1), .drag(99, 50), .lift], on: stage) == [
          "press began 1, B began 1", "press fires began, B cancelled 1",
          "press moved 1, press fires changed", "press ended 1, press fires ended",
        ])
    #expect(
      await callsByStep([.alone, .touch(50, 50), .wait(0.3), .lift, .wait(1)], on: stage) == [
        "press began 1, B began 1", "press ended 1, B ended 1",
      ])
    #expect(
      await callsByStep([.touch(50, 50), .wait(1), .cancel], on: stage).last
        == "press cancelled 1, press fires cancelled")
  }

  @Test("A pan begins once the finger has moved ten points")
  func pan() async {
    let stage = Stage.withRecognizers(.row("pan", .panRecognizer, in: "A"))
    #expect(
      await callsByStep(
        [.alone, .touch(50, 50), .drag(55, 50), .drag(60, 50), .drag(65, 50), .lift], on: stage)
        == [
          "pan began 1, B began 1", "pan moved 1, B moved 1",
          "pan moved 1, pan fires began, B cancelled 1", "pan moved 1, pan fires changed",
          "pan ended 1, pan fires ended",
        ])
    #expect(
      await callsByStep([.alone, .touch(50, 50), .lift], on: stage) == [
        "pan began 1, B began 1", "pan ended 1, B ended 1",
      ])
  }

  @Test(
    "A swipe fires in its direction, and fails in the opposite one or if it is slow",
    arguments: [
      (SwipeDirection.right, 150.0, 100.0), (.left, 50, 100), (.up, 100, 50), (.down, 100, 150),
    ])
  func swipe(direction: SwipeDirection, x: Double, y: Double) async {
    let stage = Stage.withRecognizers(.row("swipe", .swipeRecognizer, in: "B"))
    let setup: [Script.Step] = [
      .set("direction", of: "swipe", to: .text(direction.rawValue)), .touch(100, 100),
    ]
    #expect(
      await callsByStep(setup + [.drag(x, y)], on: stage).last
        == "swipe moved 1, swipe fires ended, B cancelled 1, A cancelled 1, window cancelled 1, "
        + "app cancelled 1")
    #expect(
      await answer(
        .ask("recognizerState", of: "swipe"), after: setup + [.drag(200 - x, 200 - y)], on: stage)
        == "failed")
    #expect(
      await answer(
        .ask("recognizerState", of: "swipe"), after: setup + [.wait(1), .drag(x, y)], on: stage)
        == "failed")
  }

  @Test("Two fingers begin a pinch by their distance and a rotation by their angle")
  func fingers() async {
    let stage = Stage.withRecognizers(
      .row("pinch", .pinchRecognizer, in: "B"), .row("turn", .rotationRecognizer, in: "B"))
    let down: [Script.Step] = [.alone, .fingers(.down(1, 100, 100), .down(2, 200, 100))]
    #expect(
      await callsByStep(
        down + [
          .fingers(.move(2, 205, 100)), .fingers(.move(2, 208, 100)), .fingers(.up(1)),
          .fingers(.up(2)),
        ],
        on: stage) == [
          "turn began 1 2, pinch began 1 2, B began 1",
          "turn moved 2, pinch moved 2",
          "turn moved 2, pinch moved 2, pinch fires began, B cancelled 1",
          "pinch ended 1", "pinch ended 2, pinch fires ended",
        ])
    #expect(
      await callsByStep(
        down + [.fingers(.move(2, 199, 116)), .fingers(.move(2, 198, 119))], on: stage) == [
          "turn began 1 2, pinch began 1 2, B began 1",
          "turn moved 2, pinch moved 2",
          "turn moved 2, pinch moved 2, turn fires began, B cancelled 1",
        ])
  }

  @Test("A recognizer can be refused its beginning or its touches, and disabled at any time")
  func delegate() async {
    let steps: [Script.Step] = [.alone, .touch(50, 50), .lift]
    #expect(
      await callsByStep([.set("shouldBegin", of: "tap", to: false)] + steps, on: tapped) == [
        "tap began 1, B began 1", "tap ended 1, B ended 1",
      ])
    for property in ["shouldReceive", "enabled"] {
      #expect(
        await callsByStep([.set(property, of: "tap", to: false)] + steps, on: tapped) == [
          "B began 1", "B ended 1",
        ])
      #expect(
        await answer(
          .ask("recognizers", ["finger": 1]), after: [.set(property, of: "tap", to: false)] + steps,
          on: tapped)
          == "nobody")
    }
    let stage = Stage.withRecognizers(.row("press", .longPressRecognizer, in: "B"))
    #expect(
      await callsByStep(
        [.alone, .touch(50, 50), .wait(1), .set("enabled", of: "press", to: false)], on: stage
      )
      .last == "press fires cancelled")
  }

  @Test("A tap on a button does not fire a superview's recognizer, and one on a plain control does")
  func buttons() async {
    let stage = Stage.withRecognizers(
      .row("tap", .tapRecognizer, in: "A"), .row("own", .tapRecognizer, in: "switch"),
      .view("button", in: "B", 0, 0, 50, 50, kind: .button),
      .view("switch", in: "B", 100, 0, 50, 50, kind: .toggle),
      .view("knob", in: "B", 200, 0, 50, 50, kind: .control))
    #expect(
      await callsByStep([.touch(20, 20), .lift], on: stage) == [
        "tap began 1, button began 1, button sends touchDown",
        "tap ended 1, button ended 1, button sends touchUpInside, button sends primaryActionTriggered",
      ])
    #expect(
      await callsByStep([.touch(120, 20), .lift], on: stage) == [
        "own began 1, tap began 1, switch began 1",
        "own ended 1, tap ended 1, own fires ended, switch cancelled 1",
      ])
    #expect(
      await callsByStep([.touch(220, 20), .lift], on: stage) == [
        "tap began 1, knob began 1, knob sends touchDown",
        "tap ended 1, tap fires ended, knob cancelled 1, knob sends touchCancel",
      ])
  }

  @Test("A pan that waits for a swipe begins when the swipe fails, even if the touch has ended")
  func heldPan() async {
    let stage = Stage.withRecognizers(
      .row("pan", .panRecognizer, in: "B"), .row("swipe", .swipeRecognizer, in: "B"))
    let steps: [Script.Step] = [
      .alone, .set("requiresFailure", of: "pan", to: "swipe"), .touch(50, 50), .drag(70, 50),
    ]
    #expect(
      await callsByStep(steps + [.drag(99, 50), .lift], on: stage) == [
        "swipe began 1, pan began 1, B began 1", "swipe moved 1, pan moved 1, B moved 1",
        "swipe moved 1, pan moved 1, B moved 1",
        "swipe ended 1, pan ended 1, pan fires began, pan fires ended, B cancelled 1",
      ])
    #expect(
      await callsByStep(steps + [.wait(1), .drag(80, 50)], on: stage).suffix(1) == [
        "swipe moved 1, pan moved 1, pan fires began, B cancelled 1"
      ])
    #expect(
      await callsByStep(steps + [.drag(150, 50), .lift], on: stage).suffix(1) == [
        "swipe moved 1, pan moved 1, swipe fires ended, B cancelled 1"
      ])
    #expect(
      await callsByStep(steps + [.cancel, .wait(1)], on: stage).suffix(1) == [
        "swipe cancelled 1, pan cancelled 1, B cancelled 1"
      ])
  }

  @Test("A single tap does not prevent a double tap, and two-finger taps work on one-touch views")
  func moreTaps() async {
    let stage = Stage.withRecognizers(
      .row("single", .tapRecognizer, in: "B"), .row("double", .tapRecognizer, in: "A"),
      .row("pair", .tapRecognizer, in: "A"))
    let steps: [Script.Step] = [
      .alone, .set("tapsRequired", of: "double", to: 2), .set("touchesRequired", of: "pair", to: 2),
      .touch(50, 50), .lift, .wait(0.1), .touch(50, 50), .lift,
    ]
    #expect(
      await callsByStep(steps, on: stage) == [
        "single began 1, pair began 1, double began 1, B began 1",
        "single ended 1, pair ended 1, double ended 1, single fires ended, B cancelled 1",
        "single began 1, double began 1, pair began 1, B began 1",
        "single ended 1, double ended 1, pair ended 1, single fires ended, double fires ended, "
          + "B cancelled 1",
      ])
    #expect(
      await callsByStep(
        [
          .alone, .set("touchesRequired", of: "pair", to: 2),
          .set("exclusiveTouch", of: "B", to: true),
          .fingers(.down(1, 50, 50), .down(2, 60, 60)), .fingers(.up(1)), .fingers(.up(2)),
        ], on: stage) == [
          "single began 1 2, pair began 1 2, double began 1 2, B began 1",
          "pair ended 1", "pair ended 2, pair fires ended, B cancelled 1",
        ])
  }

  @Test("A cancelled touch cancels the recognizer that began, and the others fail")
  func systemCancels() async {
    let stage = Stage.withRecognizers(
      .row("pan", .panRecognizer, in: "B"), .row("press", .longPressRecognizer, in: "A"))
    let begin: [Script.Step] = [.alone, .touch(50, 50), .drag(90, 50)]
    #expect(
      await callsByStep(begin + [.cancel], on: stage).last == "pan cancelled 1, pan fires cancelled"
    )
    #expect(
      await callsByStep([.alone, .touch(50, 50), .cancel, .wait(1)], on: stage) == [
        "pan began 1, press began 1, B began 1",
        "pan cancelled 1, press cancelled 1, B cancelled 1",
      ])
    #expect(await answer(.ask("recognizerState", of: "press"), after: begin, on: stage) == "failed")
    #expect(await answer(.ask("recognizerState", of: "pan"), after: begin, on: stage) == "began")
  }

  @Test("A recognizer is attached to one view at a time, and can be removed")
  func attaching() async {
    let steps: [Script.Step] = [.touch(50, 50)]
    let move = Script.Step.change("attach", of: "tap", to: "window")
    #expect(await callsByStep([move, .alone] + steps, on: tapped) == ["tap began 1, B began 1"])
    #expect(
      await callsByStep([.change("remove", of: "tap"), .alone] + steps, on: tapped) == ["B began 1"]
    )
  }

  @Test("A recognizer is not a responder, and has only the properties of its kind")
  func impossible() async {
    #expect(
      await answer(.ask("next", of: "tap"), on: tapped)
        == "tap is a tap recognizer, where a responder is needed")
    #expect(
      await error([.set("hidden", of: "tap", to: true)], on: tapped)
        == "tap is a tap recognizer, where a view is needed")
    #expect(
      await error([.set("minimumPressDuration", of: "tap", to: 1)], on: tapped)
        == "tap is a tap recognizer, where a long press recognizer is needed")
    #expect(
      await error([.set("shouldBegin", of: "A", to: false)], on: tapped)
        == "A is a view, where a recognizer is needed")
    #expect(
      await error([.change("attach", of: "tap", to: "app")], on: tapped)
        == "app is an application, where a view is needed")
    let misplaced = Stage([.row("app", .application), .row("tap", .tapRecognizer, in: "app")])
    #expect(
      await error([], on: misplaced)
        == "tap is a tap recognizer and cannot stand in app, an application")
  }
}
