import Conformance
import Testing

@testable import Engines

@Suite("Stages of a script")
struct WorldLinkingTests {
  @Test(
    "Every kind of row is linked into the chain that its columns describe",
    arguments: [
      ("title", "title page child box main root window scene app delegate"),
      ("icon", "icon page child box main root window scene app delegate"),
      ("form", "form sheet"), ("sheet", "sheet"), ("coordinator", "coordinator"),
      ("object", "object is an object, where a responder is needed"),
    ])
  func everyKind(_ name: String, _ chain: String) async {
    #expect(await answer(.ask("chain", of: .text(name)), on: .everyKind) == chain)
  }

  @Test("A row may refer to rows below it")
  func anyOrder() async {
    let stage = Stage(Stage.everyKind.responders.reversed())
    #expect(
      await answer(.ask("chain", of: "title"), on: stage)
        == "title page child box main root window scene app delegate")
    #expect(await answer(.ask("subviews", of: "page"), on: stage) == "icon title")
  }

  @Test("The root controller's view is among its siblings in the order of the rows")
  func rootViewOrder() async {
    let stage = Stage([
      .view("window", in: nil, 0, 0, 9, 9, kind: .window),
      .row("root", .viewController, in: "window"),
      .view("back", in: "window", 0, 0, 9, 9),
      .view("main", in: "window", 0, 0, 9, 9, of: "root"),
      .view("front", in: "window", 0, 0, 9, 9),
    ])
    #expect(await answer(.ask("subviews", of: "window"), on: stage) == "back main front")
  }

  @Test("A controller's view without a superview in its row is not added to the window")
  func notInserted() async {
    let stage = Stage([
      .view("window", in: nil, 0, 0, 9, 9, kind: .window),
      .row("root", .viewController, in: "window"),
      .view("main", in: nil, 0, 0, 9, 9, of: "root"),
    ])
    #expect(await answer(.ask("subviews", of: "window"), on: stage) == "nobody")
    #expect(await answer(.ask("next", of: "root"), on: stage) == "nobody")
  }

  @Test("A controller without a row for its view has one that is no subview and is not hit")
  func unstagedView() async {
    let stage = Stage([
      .row("app", .application),
      .view("window", in: "app", 0, 0, 9, 9, kind: .window),
      .row("root", .viewController, in: "window"),
      .row("sheet", .viewController, by: "root"),
    ])
    #expect(await answer(.ask("subviews", of: "window"), on: stage) == "nobody")
    #expect(await answer(.ask("chain", of: "sheet"), on: stage) == "sheet root window app")
    #expect(await answer(.ask("hitTestView"), after: [.touch(0, 0)], on: stage) == "window")
  }

  @Test("Controllers are presented from the start if their rows say so")
  func presented() async {
    let stage = Stage([
      .view("window", in: nil, 0, 0, 9, 9, kind: .window),
      .row("alert", .viewController, by: "sheet"),
      .row("sheet", .viewController, by: "root"),
      .row("root", .viewController, in: "window"),
      .view("main", in: "window", 0, 0, 9, 9, of: "root"),
      .view("form", in: "window", 0, 0, 9, 9, of: "sheet"),
      .view("text", in: nil, 0, 0, 9, 9, of: "alert"),
    ])
    #expect(await answer(.ask("subviews", of: "window"), on: stage) == "main form")
    #expect(await answer(.ask("chain", of: "text"), on: stage) == "text alert sheet root window")
  }

  @Test("A delegate that is an object is not the application's next responder")
  func objectDelegate() async {
    let stage = Stage([.row("app", .application), .row("object", .object, in: "app")])
    #expect(await answer(.ask("next", of: "app"), on: stage) == "nobody")
  }

  @Test("A row without a frame has an empty one")
  func noFrame() async {
    let stage = Stage([.row("a", .view)])
    #expect(
      await answer(.ask("contains", of: "a", ["at": .point(Point(x: 0, y: 0))]), on: stage) == "no")
  }

  @Test("A stage that cannot be built is an error", arguments: Impossible.stages)
  func impossible(_ impossible: Impossible) async {
    #expect(await error([], on: Stage(impossible.rows)) == impossible.message)
  }

  @Test("A stage is deallocated with its world, despite references between its responders")
  func freed() throws {
    weak var recorder: CallRecorder?
    weak var page: AnyObject?
    weak var application: AnyObject?
    do {
      let world = try World(.everyKind)
      for step: Script.Step in [
        .set("delegate", of: "app", to: "page"), .set("next", of: "page", to: "title"),
        .set("hitTest", of: "page", to: "main"), .change("present", of: "sheet", ["by": "root"]),
        .touch(150, 150),
      ] {
        _ = try world.carryOut(step)
      }
      recorder = world.recorder
      page = try world.view("page")
      application = world.application
      #expect(recorder != nil && page != nil && application != nil)
    }
    #expect(recorder == nil && page == nil && application == nil)
  }
}

/// Rows of a stage that cannot be built, with the message of the error.
struct Impossible: Sendable, CustomTestStringConvertible {
  let rows: [StagedResponder]
  let message: String

  var testDescription: String { message }

  init(_ message: String, _ rows: StagedResponder...) {
    self.rows = rows
    self.message = message
  }

  static let stages: [Impossible] = [
    Impossible("the stage has no b", .row("a", .view, in: "b")),
    Impossible("the stage has no c", StagedResponder(name: "a", kind: .view, controller: "c")),
    Impossible("the stage has no c", .row("a", .viewController, by: "c")),
    Impossible("the stage has no c", .row("a", .viewController, in: "c")),
    Impossible("a cannot stand in a, which stands in a or is the same", .row("a", .view, in: "a")),
    Impossible(
      "b cannot stand in a, which stands in b or is the same",
      .row("a", .view, in: "b"), .row("b", .view, in: "a")),
    Impossible(
      "c cannot stand in b, which stands in c or is the same",
      .row("a", .viewController, in: "c"), .row("b", .viewController, by: "a"),
      .row("c", .viewController, in: "b")),
    Impossible(
      "a cannot stand in a, which stands in a or is the same", .row("a", .viewController, by: "a")),
    Impossible(
      "a is a view and cannot stand in app, an application",
      .row("app", .application), .row("a", .view, in: "app")),
    Impossible(
      "w is a window and cannot stand in a, a view",
      .row("a", .view), .row("w", .window, in: "a")),
    Impossible(
      "s is a window scene and cannot stand in a, a view",
      .row("a", .view), .row("s", .windowScene, in: "a")),
    Impossible(
      "c is a view controller and cannot stand in a, a view",
      .row("a", .view), .row("c", .viewController, in: "a")),
    Impossible(
      "d is an application delegate and cannot stand in a, an image view",
      .row("a", .imageView), .row("d", .applicationDelegate, in: "a")),
    Impossible(
      "r is a responder and cannot stand in app, an application",
      .row("app", .application), .row("r", .responder, in: "app")),
    Impossible(
      "app is an application and cannot stand in l, a label",
      .row("l", .label), .row("app", .application, in: "l")),
    Impossible(
      "o is an object and cannot stand in r, a responder",
      .row("r", .responder), .row("o", .object, in: "r")),
    Impossible(
      "two cannot be the application of the stage, which has one already",
      .row("one", .application), .row("two", .application)),
    Impossible(
      "two cannot be the delegate of app, which has one already",
      .row("app", .application), .row("one", .object, in: "app"),
      .row("two", .applicationDelegate, in: "app")),
    Impossible(
      "two cannot be the root view controller of w, which has one already",
      .row("w", .window), .row("one", .viewController, in: "w"),
      .row("two", .viewController, in: "w")),
    Impossible(
      "two cannot be the view of c, which has one already",
      .row("c", .viewController), StagedResponder(name: "one", kind: .view, controller: "c"),
      StagedResponder(name: "two", kind: .view, controller: "c")),
    Impossible(
      "two cannot be the presented controller of c, which has one already",
      .row("c", .viewController), .row("one", .viewController, by: "c"),
      .row("two", .viewController, by: "c")),
    Impossible(
      "w is a window, where a view that can stand in another is needed",
      .row("c", .viewController), StagedResponder(name: "w", kind: .window, controller: "c")),
    Impossible(
      "b is a view, where a view controller is needed",
      .row("b", .view), StagedResponder(name: "a", kind: .view, controller: "b")),
    Impossible(
      "c is a view controller and cannot have an entry in the column 'frame'",
      .view("c", in: nil, 0, 0, 1, 1, kind: .viewController)),
    Impossible(
      "r is a responder and cannot have an entry in the column 'view of'",
      StagedResponder(name: "r", kind: .responder, controller: "c")),
    Impossible(
      "a is a view and cannot have an entry in the column 'presented by'",
      .row("a", .view, by: "c")),
    Impossible(
      "two is a view controller and cannot have an entry in the column 'in'",
      .row("one", .viewController), .row("two", .viewController, in: "one", by: "one")),
    Impossible("a gets a number that is not finite", .view("a", in: nil, 0, .infinity, 1, 1)),
    Impossible("a gets a number that is not finite", .view("a", in: nil, 0, 0, .nan, 1)),
  ]
}
