import Conformance
import Testing

@Suite("Stages of a script")
struct WorldLinkingTests {
  @Test("The hierarchy is the one that the columns of the rows describe", arguments: Linked.all)
  func links(_ linked: Linked) async {
    #expect(await answer(linked.query, on: linked.stage) == linked.expected)
  }

  @Test("A stage that cannot be built is an error", arguments: Impossible.stages)
  func impossible(_ impossible: Impossible) async {
    #expect(await error([], on: impossible.stage) == impossible.message)
  }
}

/// A question about a stage as it was built, and its answer.
struct Linked: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let stage: Stage
  let query: Script.Step
  let expected: String

  init(_ description: String, _ stage: Stage, _ query: Script.Step, _ expected: String) {
    testDescription = description
    self.stage = stage
    self.query = query
    self.expected = expected
  }

  static let all: [Linked] = [
    Linked(
      "every kind", .everyKind, .ask("chain", of: "title"),
      "title page child box main root window scene app delegate"),
    Linked(
      "rows in any order", Stage(Stage.everyKind.responders.reversed()), .ask("chain", of: "title"),
      "title page child box main root window scene app delegate"),
    Linked("an unconnected controller", .everyKind, .ask("chain", of: "form"), "form sheet"),
    Linked(
      "a delegate that is no responder",
      Stage([.row("app", .application), .row("object", .object, in: "app")]),
      .ask("next", of: "app"), "nobody"),
    Linked(
      "the root view among its siblings",
      Stage(
        rooted + [
          .row("back", .view, in: "window"), main(in: "window"), .row("front", .view, in: "window"),
        ]), .ask("subviews", of: "window"), "back main front"),
    Linked(
      "a root view that is in no window", Stage(rooted + [main(in: nil)]),
      .ask("subviews", of: "window"), "nobody"),
    Linked(
      "a loaded view is not listed", Stage(rooted), .ask("subviews", of: "window"), "nobody"),
    Linked(
      "a presented controller without a view",
      Stage(rooted + [.row("sheet", .viewController, by: "root")]), .ask("chain", of: "sheet"),
      "sheet root window"),
    Linked(
      "a child controller without a view",
      Stage(rooted + [.row("child", .viewController, in: "root")]), .ask("next", of: "child"),
      "nobody"),
    Linked(
      "the views of presented controllers", presented, .ask("subviews", of: "window"), "main form"),
    Linked(
      "presented from the start", presented, .ask("chain", of: "text"),
      "text alert sheet root window"),
  ]

  private static let rooted: [StagedResponder] = [
    .row("window", .window), .row("root", .viewController, in: "window"),
  ]

  private static func main(in parent: String?) -> StagedResponder {
    StagedResponder(name: "main", kind: .view, parent: parent, controller: "root")
  }

  private static let presented = Stage(
    rooted + [
      .row("alert", .viewController, by: "sheet"), .row("sheet", .viewController, by: "root"),
      main(in: "window"),
      StagedResponder(name: "form", kind: .view, parent: "window", controller: "sheet"),
      StagedResponder(name: "text", kind: .view, controller: "alert"),
    ])
}

extension Impossible {
  static let stages: [Impossible] = [
    Impossible("the stage has no b", rows: .row("a", .view, in: "b")),
    Impossible(
      "the stage has no c", rows: StagedResponder(name: "a", kind: .view, controller: "c")),
    Impossible("the stage has no c", rows: .row("a", .viewController, by: "c")),
    Impossible("the stage has no c", rows: .row("a", .viewController, in: "c")),
    Impossible(
      "a cannot stand in a, which stands in a or is the same", rows: .row("a", .view, in: "a")),
    Impossible(
      "b cannot stand in a, which stands in b or is the same",
      rows: .row("a", .view, in: "b"), .row("b", .view, in: "a")),
    Impossible(
      "c cannot stand in b, which stands in c or is the same",
      rows: .row("a", .viewController, in: "c"), .row("b", .viewController, by: "a"),
      .row("c", .viewController, in: "b")),
    Impossible(
      "a cannot stand in a, which stands in a or is the same",
      rows: .row("a", .viewController, by: "a")),
    Impossible(
      "a is a view and cannot stand in app, an application",
      rows: .row("app", .application), .row("a", .view, in: "app")),
    Impossible(
      "w is a window and cannot stand in a, a view",
      rows: .row("a", .view), .row("w", .window, in: "a")),
    Impossible(
      "c is a view controller and cannot stand in a, a view",
      rows: .row("a", .view), .row("c", .viewController, in: "a")),
    Impossible(
      "o is an object and cannot stand in r, a responder",
      rows: .row("r", .responder), .row("o", .object, in: "r")),
    Impossible(
      "tap is a tap recognizer and cannot stand in app, an application",
      rows: .row("app", .application), .row("tap", .tapRecognizer, in: "app")),
    Impossible(
      "two cannot be the application of the stage, which has one already",
      rows: .row("one", .application), .row("two", .application)),
    Impossible(
      "two cannot be the delegate of app, which has one already",
      rows: .row("app", .application), .row("one", .object, in: "app"),
      .row("two", .applicationDelegate, in: "app")),
    Impossible(
      "two cannot be the root view controller of w, which has one already",
      rows: .row("w", .window), .row("one", .viewController, in: "w"),
      .row("two", .viewController, in: "w")),
    Impossible(
      "two cannot be the view of c, which has one already",
      rows: .row("c", .viewController), StagedResponder(name: "one", kind: .view, controller: "c"),
      StagedResponder(name: "two", kind: .view, controller: "c")),
    Impossible(
      "two cannot be the presented controller of c, which has one already",
      rows: .row("c", .viewController), .row("one", .viewController, by: "c"),
      .row("two", .viewController, by: "c")),
    Impossible(
      "w is a window, where a view that can stand in another is needed",
      rows: .row("c", .viewController), StagedResponder(name: "w", kind: .window, controller: "c")),
    Impossible(
      "b is a view, where a view controller is needed",
      rows: .row("b", .view), StagedResponder(name: "a", kind: .view, controller: "b")),
    Impossible(
      "c is a view controller and cannot have an entry in the column 'frame'",
      rows: .view("c", in: nil, 0, 0, 1, 1, kind: .viewController)),
    Impossible(
      "r is a responder and cannot have an entry in the column 'view of'",
      rows: StagedResponder(name: "r", kind: .responder, controller: "c")),
    Impossible(
      "a is a view and cannot have an entry in the column 'presented by'",
      rows: .row("a", .view, by: "c")),
    Impossible(
      "two is a view controller and cannot have an entry in the column 'in'",
      rows: .row("one", .viewController), .row("two", .viewController, in: "one", by: "one")),
    Impossible(
      "pan is a scroll pan recognizer of no scroll view", rows: .row("pan", .scrollPanRecognizer)),
    Impossible(
      "pan is a scroll pan recognizer and cannot stand in a, a view",
      rows: .row("a", .view), .row("pan", .scrollPanRecognizer, in: "a")),
    Impossible(
      "other is a scroll pinch recognizer and cannot stand in pan, a scroll pan recognizer",
      rows: .row("list", .scrollView), .row("pan", .scrollPanRecognizer, in: "list"),
      .row("other", .scrollPinchRecognizer, in: "pan")),
    Impossible("the stage has no list", rows: .row("pan", .scrollPanRecognizer, in: "list")),
    Impossible(
      "two cannot be the scroll pan recognizer of list, which has one already",
      rows: .row("list", .scrollView), .row("one", .scrollPanRecognizer, in: "list"),
      .row("pinch", .scrollPinchRecognizer, in: "list"),
      .row("two", .scrollPanRecognizer, in: "list")),
    Impossible("a gets a number that is not finite", rows: .view("a", in: nil, 0, .infinity, 1, 1)),
    Impossible("a gets a number that is not finite", rows: .view("a", in: nil, 0, 0, .nan, 1)),
  ]
}
