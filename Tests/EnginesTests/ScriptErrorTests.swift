import Conformance
import Engines
import Testing

@Suite("Scripts that cannot be carried out")
struct ScriptErrorTests {
  @Test("A step that cannot be carried out is an error", arguments: Impossible.steps)
  func steps(_ impossible: Impossible) async {
    #expect(await error(impossible.steps, on: impossible.stage) == impossible.message)
  }

  @Test("A cycle in the chain is no error if a responder in it ends the delivery or the search")
  func handledCycles() async {
    let cycle: [Script.Step] = [
      .set("canBecomeFirstResponder", of: "E", to: true),
      .stimulate("becomeFirstResponder", of: "E"), .set("next", of: "window", to: "C"),
    ]
    let ends: [([Script.Step], [String])] = [
      (
        [.set("handlesTouches", of: "A", to: true), .touch(200, 200)],
        ["E began 1, C began 1, A began 1"]
      ),
      (
        [
          .set("implements", of: "A", ["action": "copy", "arguments": 0]),
          .stimulate("sendAction", ["action": "copy", "from": "E"]),
        ], ["A performs copy"]
      ),
    ]
    for (end, expected) in ends {
      #expect(await callsByStep(cycle + end, on: .figure) == expected)
    }
  }
}

/// A script that cannot be carried out, with the message of the error.
struct Impossible: Sendable, CustomTestStringConvertible {
  let message: String
  let stage: Stage
  private(set) var steps: [Script.Step]

  var testDescription: String { "\(message): \(steps.map(\.words))" }

  /// Creates a script with steps of which the last one fails.
  init(_ message: String, on stage: Stage = .everyKind, _ steps: Script.Step...) {
    self.message = message
    self.stage = stage
    self.steps = steps
  }

  /// Creates a script with a stage that cannot be built.
  init(_ message: String, rows: StagedResponder...) {
    self.message = message
    stage = Stage(rows)
    steps = []
  }

  /// Creates scripts of one step each that fail alike, after the same steps.
  private static func each(
    _ message: String, on stage: Stage = .everyKind, after setup: [Script.Step] = [],
    _ steps: Script.Step...
  ) -> [Impossible] {
    steps.map { step in
      var script = Impossible(message, on: stage)
      script.steps = setup + [step]
      return script
    }
  }

  static let steps: [Impossible] = [
    names, kinds, kindsOfControls, arrangements, presentations, numbers, fingers, missing, cycles,
  ].flatMap { $0 }

  /// Steps that name a row that the stage does not have.
  private static let names: [Impossible] = each(
    "the stage has no X", .set("hidden", of: "X", to: true), .set("next", of: "main", to: "X"),
    .set("delegate", of: "app", to: "X"), .set("handlesPresses", of: "X", to: true),
    .change("remove", of: "X"), .change("add", of: "X", to: "main"),
    .change("add", of: "main", to: "X"),
    .stimulate("sendAction", ["action": "copy", "to": "X"]), .ask("next", of: "X"),
    .ask("chain", of: "X"))

  /// Steps that need an object of another kind.
  private static let kinds: [Impossible] = [
    each(
      "root is a view controller, where a view is needed", .set("hidden", of: "root", to: true),
      .set("hitTest", of: "main", to: "root"), .set("pointInside", of: "root", to: true),
      .change("add", of: "main", to: "root"), .ask("subviews", of: "root")),
    each(
      "app is an application, where a view is needed", .set("inputView", of: "main", to: "app"),
      .change("focus", of: "app"),
      .stimulate("hitTest", of: "app", ["at": .point(Point(x: 0, y: 0))]),
      .ask("contains", of: "app", ["at": .point(Point(x: 0, y: 0))])),
    each(
      "object is an object, where a responder is needed", .set("next", of: "main", to: "object"),
      .set("next", of: "object"), .set("handlesTouches", of: "object", to: true),
      .set("redirects", of: "object", to: "main", ["action": "copy"]),
      .stimulate("becomeFirstResponder", of: "object"), .ask("chain", of: "object")),
    each("main is a view, where an application is needed", .set("delegate", of: "main")),
    each(
      "main is a view, where a window is needed", .set("canBecomeKey", of: "main", to: true),
      .change("makeKey", of: "main"), .ask("firstResponder", of: "main")),
    each(
      "main is a view, where an application or a window is needed",
      .set("swallowsEvents", of: "main", to: true)),
    each(
      "main is a view, where a view controller is needed", .ask("parent", of: "main"),
      .change("makeView", of: "form", ["controller": "main"]), .change("dismiss", of: "main")),
    each(
      "window is a window, where a view that can stand in another is needed",
      .change("add", of: "window", to: "form"),
      .change("makeView", of: "window", ["controller": "sheet"])),
  ].flatMap { $0 }

  /// Steps that need a control, a recognizer or text of another kind.
  private static let kindsOfControls: [Impossible] = [
    each(
      "view is a view, where a control or a recognizer is needed", on: controls,
      .set("enabled", of: "view", to: false)),
    each(
      "view is a view, where a control is needed", on: controls,
      .set("stopsTracking", of: "view", to: true),
      .stimulate("sendActions", of: "view", ["event": "allEvents"])),
    each(
      "view is a view, where a control or a scroll view is needed", on: controls,
      .ask("isTracking", of: "view")),
    each(
      "view is a view, where a scroll view is needed", on: scrolling,
      .set("contentSize", of: "view", to: .point(Point(x: 1, y: 1))),
      .set("contentInset", of: "view", to: 1.0, ["edge": "bottom"]),
      .set("zooming", of: "view", ["minimum": 1.0, "maximum": 2.0]),
      .set("refusesTouches", of: "view", ["view": "list"]),
      .set("decelerating", of: "view", to: true), .ask("contentOffset", of: "view"),
      .ask("isDragging", of: "view")),
    each(
      "pan is a scroll pan recognizer, where a view is needed", on: scrolling,
      .set("refusesTouches", of: "list", ["view": "pan"]),
      .set("cancelsTouches", of: "list", to: true, ["view": "pan"]),
      .set("zooming", of: "list", ["view": "pan", "minimum": 1.0, "maximum": 2.0])),
    each(
      "view is a view, where a switch is needed", on: controls, .set("on", of: "view", to: true),
      .ask("isOn", of: "view")),
    each(
      "object is an object, where a switch is needed", .set("on", of: "object", to: true)),
    each(
      "stepper is a stepper, where a slider is needed", on: controls,
      .set("continuous", of: "stepper", to: false)),
    each(
      "view is a view, where a segmented control is needed", on: controls,
      .set("segments", of: "view", to: 2)),
    each(
      "view is a view, where a page control is needed", on: controls,
      .set("pages", of: "view", to: 2)),
    each(
      "view is a view, where a slider, stepper, segmented control or page control is needed",
      on: controls, .set("value", of: "view", to: 1), .ask("value", of: "view")),
    each(
      "view is a view, where a text field or text view is needed", on: controls,
      .set("text", of: "view", to: "a"), .ask("text", of: "view")),
    each(
      "view is a view, where a recognizer is needed", on: controls,
      .set("shouldBegin", of: "view", to: false), .set("waitsFor", of: "tap", to: "view"),
      .set("refusesGesture", of: "view", to: "view")),
    each(
      "tap is a tap recognizer, where a responder or an object is needed", on: controls,
      .set("implements", of: "tap", ["action": "copy", "arguments": 0])),
    each(
      "tap is a tap recognizer, where a view is needed", on: controls,
      .set("hidden", of: "tap", to: true)),
    each(
      "app is an application, where a view is needed", on: controls,
      .change("attach", of: "tap", to: "app")),
    each(
      "turn is a rotation recognizer, where a tap recognizer is needed", on: controls,
      .set("tapsRequired", of: "turn", to: 2)),
    each(
      "turn is a rotation recognizer, where a tap, long press, pan or swipe recognizer is needed",
      on: controls, .set("touchesRequired", of: "turn", to: 2)),
    each(
      "turn is a rotation recognizer, where a long press recognizer is needed", on: controls,
      .set("minimumPressDuration", of: "turn", to: 1)),
    each(
      "turn is a rotation recognizer, where a swipe recognizer is needed", on: controls,
      .set("direction", of: "turn", to: "left")),
    each(
      "turn is a rotation recognizer, where a pan recognizer is needed", on: controls,
      .set("allowedScrollTypes", of: "turn", to: "all")),
    each(
      "view is a view, where a text view is needed", on: controls,
      .set("selectable", of: "view", to: false), .set("refusesLinkMenu", of: "view", to: true)),
  ].flatMap { $0 }

  /// Changes of the views that the hierarchy does not allow.
  private static let arrangements: [Impossible] = [
    each(
      "app is an application, which stands in nothing that it could be removed from",
      .change("remove", of: "app")),
    each(
      "main cannot stand in main, which stands in main or is the same",
      .change("add", of: "main", to: "main")),
    each(
      "main cannot stand in page, which stands in main or is the same",
      .change("add", of: "main", to: "page"),
      .change("insert", of: "main", ["placement": "below", "sibling": "title"]),
      .change("insertInto", of: "main", to: "page", ["placement": "above", "sibling": "form"])),
    each(
      "title cannot be put beside itself",
      .change("insert", of: "title", ["placement": "above", "sibling": "title"]),
      .change("insertInto", of: "title", to: "form", ["placement": "above", "sibling": "title"])),
    each(
      "title cannot be put beside form, which has no superview",
      .change("insert", of: "title", ["placement": "above", "sibling": "form"])),
    each("form has no superview to be moved in", .change("bringToFront", of: "form")),
    each("window has no superview to be moved in", .change("sendToBack", of: "window")),
    each(
      "left stands in no application and cannot become key",
      on: Stage([.row("app", .application), .row("left", .window)]),
      .change("makeKey", of: "left")),
  ].flatMap { $0 }

  /// Presentations that would form a cycle or are doubled.
  private static let presentations: [Impossible] = {
    let present = Script.Step.change("present", of: "sheet", ["by": "root"])
    return [
      each("sheet is not presented", .change("dismiss", of: "sheet")),
      each(
        "sheet is presented: it can be dismissed, not removed", after: [present],
        .change("remove", of: "sheet")),
      each(
        "sheet is presented already", after: [present],
        .change("present", of: "sheet", ["by": "child"])),
      each(
        "child cannot be the presented controller of root, which has one already",
        after: [present], .change("present", of: "child", ["by": "root"])),
      each(
        "root cannot stand in child, which stands in root or is the same",
        .change("present", of: "root", ["by": "child"])),
      each(
        "sheet cannot stand in root, which stands in sheet or is the same",
        after: [.change("add", of: "main", to: "form")], present),
      each(
        "main cannot stand in form, which stands in main or is the same", after: [present],
        .change("add", of: "main", to: "form")),
      each(
        "box cannot stand in sheet, which stands in box or is the same",
        after: [.change("present", of: "sheet", ["by": "child"])],
        .change("makeView", of: "box", ["controller": "sheet"])),
    ].flatMap { $0 }
  }()

  /// Numbers that a property or a step cannot have.
  private static let numbers: [Impossible] = [
    each(
      "main gets a number that is not finite", .set("alpha", of: "main", to: .number(.nan)),
      .set("frame", of: "main", to: .rect(Rect(x: 0, y: 0, width: .infinity, height: 0))),
      .set("boundsOrigin", of: "main", to: .point(Point(x: 0, y: -.infinity)))),
    each(
      "segments gets a number that is not whole", on: controls,
      .set("value", of: "segments", to: 1.5)),
    each(
      "pages gets a number that is not whole", on: controls,
      .set("value", of: "pages", to: 0.5)),
    each(
      "the point gets a number that is not finite", after: [.touch(1, 1)], .touch(.nan, 0),
      .drag(.nan, 0), .fingers(.move(1, .nan, 0)),
      .stimulate("hitTest", of: "main", ["at": .point(Point(x: .nan, y: 0))]),
      .ask("contains", of: "main", ["at": .point(Point(x: .infinity, y: 0))])),
    each(
      "list gets a number that is not finite", on: scrolling,
      .set("contentSize", of: "list", to: .point(Point(x: 0, y: .infinity))),
      .set("contentOffset", of: "list", to: .point(Point(x: .nan, y: 0))),
      .set("contentInset", of: "list", to: .number(-.infinity), ["edge": "top"]),
      .set("zooming", of: "list", ["minimum": .number(.nan), "maximum": 2.0]),
      .set("zooming", of: "list", ["minimum": 1.0, "maximum": .number(.infinity)])),
    each("the clock gets a number that is not finite", .wait(.nan)),
    each("time cannot go back", .wait(-1)),
    each(
      "copy cannot have 3 arguments: an action has 0, 1 or 2",
      .set("implements", of: "main", ["action": "copy", "arguments": 3])),
  ].flatMap { $0 }

  /// Fingers and keys that are not down, that are too many or that change twice.
  private static let fingers: [Impossible] = [
    each("no touch is down", .lift, .drag(1, 1), .fingers(), .fingers(.move(2, 1, 1))),
    each("finger 2 is not down", after: [.touch(1, 1)], .fingers(.up(2))),
    each("finger 2 was never down", after: [.touch(1, 1)], .ask("phase", ["finger": 2])),
    each("there is no finger 0: fingers are counted from 1", .fingers(.down(0, 1, 1))),
    each(
      "finger 2 cannot do two things in one event", .fingers(.down(2, 1, 1), .move(2, 1, 1))),
    each(
      "more than 100 fingers are used", after: (1...100).map { .fingers(.down($0, 1, 1)) },
      .fingers(.down(101, 1, 1))),
    each(
      "more than 100 fingers are used",
      .stimulate("fingers", ["changes": .fingers((1...101).map { .down($0, 1, 1) })])),
    each(
      "finger 2 is at no place that main could name",
      after: [
        .fingers(.down(2, 1, 1)), .set("scale", of: "main", to: .point(Point(x: 0, y: 1))),
      ],
      .ask("location", ["finger": 2, "in": "main"])),
    each("the key A is not down", .stimulate("press", ["key": "A", "stage": "ended"])),
    each(
      "a shake cannot change: it began, ended or was cancelled",
      .stimulate("shake", ["stage": "changed"])),
  ].flatMap { $0 }

  /// Steps that need an application, and questions that need an earlier step.
  private static let missing: [Impossible] = [
    each(
      "the stage has no application that could get touches", on: Stage([]), .touch(1, 1),
      .change("ignoreInteractionEvents", to: true)),
    each(
      "the stage has no application that could get events", on: Stage([]), .change("focus"),
      .change("receiveRemoteControl", to: true),
      .stimulate("press", ["key": "A", "stage": "began"]),
      .stimulate("shake", ["stage": "began"]),
      .stimulate("remoteControl", ["command": "play"]), .stimulate("type", ["text": "a"]),
      .stimulate("pressReturn"), .stimulate("tapStatusBar")),
    each(
      "the stage has no application that could send actions", on: Stage([]),
      .stimulate("sendAction", ["action": "copy"])),
    each("nothing was called yet that returns a result", .ask("result")),
    each("nothing was hit-tested yet", .ask("hitTestView")),
  ].flatMap { $0 }

  /// Chains that contain a cycle, and recognizers that would wait for each other.
  private static let cycles: [Impossible] = [
    each(
      "the chain from E comes back to C", on: .figure,
      after: [
        .set("canBecomeFirstResponder", of: "E", to: true),
        .stimulate("becomeFirstResponder", of: "E"), .set("next", of: "window", to: "C"),
      ],
      .touch(200, 200), .stimulate("shake", ["stage": "began"]),
      .stimulate("press", ["key": "A", "stage": "began"]),
      .stimulate("sendAction", ["action": "copy", "from": "E"]),
      .ask("target", of: "E", ["action": "copy"]), .ask("chain", of: "E")),
    each(
      "the chain from E comes back to E", on: .figure,
      after: [.set("next", of: "A", to: "E")], .ask("undoManager", of: "E")),
    each(
      "the chain from A comes back to A", on: .figure,
      after: [.set("next", of: "A", to: "A")], .ask("chain", of: "A")),
    each(
      "tap cannot wait for turn to fail, which waits for tap or is the same", on: controls,
      after: [.set("requiresFailure", of: "turn", to: "tap")],
      .set("requiresFailure", of: "tap", to: "turn")),
    each(
      "tap is a tap recognizer, where an edge pan recognizer is needed", on: controls,
      .set("startEdge", of: "tap", to: "left")),
    each(
      "tap is a tap recognizer, where a sheet pan recognizer is needed", on: controls,
      .set("mediumDetent", of: "tap", to: true), .set("expandsByScrolling", of: "tap", to: false)),
    each(
      "view is a view, where a view controller is needed", on: controls,
      .set("deferringEdge", of: "view", to: "top"),
      .set("modalInPresentation", of: "view", to: true)),
    each(
      "other is no child of root", on: containers,
      .set("deferringChild", of: "root", to: "other")),
    each(
      "root is no child of root", on: containers,
      .set("deferringChild", of: "root", to: "root")),
  ].flatMap { $0 }

  /// A controller with a child, and one beside them.
  private static let containers = Stage([
    .row("app", .application), .row("window", .window, in: "app"),
    .row("root", .viewController, in: "window"), .row("child", .viewController, in: "root"),
    .row("other", .viewController),
  ])

  /// A scroll view with its recognizer of drags, and a view in it.
  private static let scrolling = Stage([
    .row("app", .application), .row("list", .scrollView), .row("view", .view, in: "list"),
    .row("pan", .scrollPanRecognizer, in: "list"),
  ])

  /// Controls, recognizers and a view.
  private static let controls = Stage([
    .row("app", .application), .row("view", .view), .row("stepper", .stepper),
    .row("segments", .segmentedControl), .row("pages", .pageControl),
    .row("tap", .tapRecognizer, in: "view"), .row("turn", .rotationRecognizer, in: "view"),
  ])
}
