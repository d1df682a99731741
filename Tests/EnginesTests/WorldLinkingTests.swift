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
    Impossible(
      "column `in` names `b`, which is not defined in this stage", rows: .row("a", .view, in: "b")),
    Impossible(
      "column `view of` names `c`, which is not defined in this stage",
      rows: StagedResponder(name: "a", kind: .view, controller: "c")),
    Impossible(
      "column `presented by` names `c`, which is not defined in this stage",
      rows: .row("a", .viewController, by: "c")),
    Impossible(
      "column `in` names `c`, which is not defined in this stage",
      rows: .row("a", .viewController, in: "c")),
    Impossible(
      "`a` stand in each other", rows: .row("a", .view, in: "a")),
    Impossible(
      "`a`, `b` stand in each other",
      rows: .row("a", .view, in: "b"), .row("b", .view, in: "a")),
    Impossible(
      "`a`, `c`, `b` stand in each other",
      rows: .row("a", .viewController, in: "c"), .row("b", .viewController, by: "a"),
      .row("c", .viewController, in: "b")),
    Impossible(
      "`a` stand in each other",
      rows: .row("a", .viewController, by: "a")),
    Impossible(
      "`a` is a view and `app` an application: that is no place for it",
      rows: .row("app", .application), .row("a", .view, in: "app")),
    Impossible(
      "`w` is a window and `a` a view: that is no place for it",
      rows: .row("a", .view), .row("w", .window, in: "a")),
    Impossible(
      "`c` is a view controller and `a` a view: that is no place for it",
      rows: .row("a", .view), .row("c", .viewController, in: "a")),
    Impossible(
      "`o` is an object and `r` a responder: that is no place for it",
      rows: .row("r", .responder), .row("o", .object, in: "r")),
    Impossible(
      "`tap` is a tap recognizer and `app` an application: that is no place for it",
      rows: .row("app", .application), .row("tap", .tapRecognizer, in: "app")),
    Impossible(
      "`two` is a second application, after `one`",
      rows: .row("one", .application), .row("two", .application)),
    Impossible(
      "`two` is a second delegate of `app`, after `one`",
      rows: .row("app", .application), .row("one", .object, in: "app"),
      .row("two", .applicationDelegate, in: "app")),
    Impossible(
      "`two` is a second root view controller of `w`, after `one`",
      rows: .row("w", .window), .row("one", .viewController, in: "w"),
      .row("two", .viewController, in: "w")),
    Impossible(
      "`two` is a second root view of `c`, after `one`",
      rows: .row("c", .viewController), StagedResponder(name: "one", kind: .view, controller: "c"),
      StagedResponder(name: "two", kind: .view, controller: "c")),
    Impossible(
      "`two` is a second controller presented by `c`, after `one`",
      rows: .row("c", .viewController), .row("one", .viewController, by: "c"),
      .row("two", .viewController, by: "c")),
    Impossible(
      "`w` is a window, which has no place in column `view of`",
      rows: .row("c", .viewController), StagedResponder(name: "w", kind: .window, controller: "c")),
    Impossible(
      "`a` is a view and `b` a view: that is no place for it",
      rows: .row("b", .view), StagedResponder(name: "a", kind: .view, controller: "b")),
    Impossible(
      "`c` is a view controller, which has no place in column `frame`",
      rows: .view("c", in: nil, 0, 0, 1, 1, kind: .viewController)),
    Impossible(
      "`r` is a responder, which has no place in column `view of`",
      rows: StagedResponder(name: "r", kind: .responder, controller: "c")),
    Impossible(
      "`a` is a view, which has no place in column `presented by`",
      rows: .row("a", .view, by: "c")),
    Impossible(
      "`two` is presented and has a container too",
      rows: .row("one", .viewController), .row("two", .viewController, in: "one", by: "one")),
    Impossible(
      "`pan` is a scroll pan recognizer of no scroll view", rows: .row("pan", .scrollPanRecognizer)),
    Impossible(
      "`pan` is a scroll pan recognizer and `a` a view: that is no place for it",
      rows: .row("a", .view), .row("pan", .scrollPanRecognizer, in: "a")),
    Impossible(
      "`other` is a scroll pinch recognizer and `pan` a scroll pan recognizer: "
        + "that is no place for it",
      rows: .row("list", .scrollView), .row("pan", .scrollPanRecognizer, in: "list"),
      .row("other", .scrollPinchRecognizer, in: "pan")),
    Impossible(
      "column `in` names `list`, which is not defined in this stage",
      rows: .row("pan", .scrollPanRecognizer, in: "list")),
    Impossible(
      "`two` is a second scroll pan recognizer of `list`, after `one`",
      rows: .row("list", .scrollView), .row("one", .scrollPanRecognizer, in: "list"),
      .row("pinch", .scrollPinchRecognizer, in: "list"),
      .row("two", .scrollPanRecognizer, in: "list")),
    Impossible("a gets a number that is not finite", rows: .view("a", in: nil, 0, .infinity, 1, 1)),
    Impossible("a gets a number that is not finite", rows: .view("a", in: nil, 0, 0, .nan, 1)),
  ]
}
