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
  /// Those of `Fixtures/Engines/impossible-stages.txt`, and numbers that no request can have.
  static let stages =
    [
      StagedResponder.view("a", in: nil, 0, .infinity, 1, 1), .view("a", in: nil, 0, 0, .nan, 1),
    ].map {
      Impossible(message: "a gets a number that is not finite", stage: Stage([$0]), steps: [])
    }
    + read("impossible-stages.txt") { _, rows in
      guard case .stage(_, let rows)? = request(#"{"type":"stage","id":1,"responders":[\#(rows)]}"#)
      else { return nil }
      return (Stage(rows), [])
    }
}
