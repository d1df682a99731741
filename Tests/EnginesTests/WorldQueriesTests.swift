import Conformance
import Testing

@Suite("Questions of a script")
struct WorldQueriesTests {
  @Test("Questions about next responders and chains follow next")
  func chains() async {
    #expect(await answer(.ask("next", of: "E"), on: .figure) == "C")
    #expect(await answer(.ask("next", of: "app"), on: .figure) == "nobody")
    #expect(await answer(.ask("chain", of: "E"), on: .figure) == "E C A window app")
    #expect(await answer(.ask("chain", of: "app"), on: .figure) == "app")
  }

  @Test("A child controller has a parent; a root or presented controller has none")
  func parents() async {
    #expect(await answer(.ask("parent", of: "child"), on: .everyKind) == "root")
    #expect(await answer(.ask("parent", of: "root"), on: .everyKind) == "nobody")
    #expect(
      await answer(
        .ask("parent", of: "sheet"), after: [.change("present", of: "sheet", ["by": "root"])],
        on: .everyKind) == "nobody")
    #expect(
      await answer(
        .ask("parent", of: "child"), after: [.change("remove", of: "child")], on: .everyKind)
        == "nobody")
    #expect(
      await answer(.ask("parent", of: "main"), on: .everyKind)
        == "main is a view, where a view controller is needed")
  }

  @Test("A controller without a view of its own leads where the platform's view is")
  func withoutView() async {
    let stage = Stage([
      .row("app", .application),
      .view("window", in: "app", 0, 0, 300, 300, kind: .window),
      .row("root", .viewController, in: "window"),
      .row("child", .viewController, in: "root"), .row("sheet", .viewController, by: "root"),
    ])
    #expect(await answer(.ask("chain", of: "root"), on: stage) == "root window app")
    #expect(await answer(.ask("next", of: "child"), on: stage) == "nobody")
    #expect(await answer(.ask("next", of: "sheet"), on: stage) == "root")
    #expect(await answer(.ask("subviews", of: "window"), on: stage) == "nobody")
  }

  @Test("A question about containment calls the view's override, and is not recorded")
  func contains() async {
    #expect(
      await answer(.ask("contains", of: "C", ["at": .point(Point(x: 0, y: 0))]), on: .figure)
        == "yes")
    #expect(
      await answer(.ask("contains", of: "C", ["at": .point(Point(x: 0, y: 200))]), on: .figure)
        == "no")
    let override = Script.Step.set("pointInsideOutset", of: "C", to: 1)
    #expect(
      await answer(
        .ask("contains", of: "C", ["at": .point(Point(x: 0, y: 200))]), after: [override],
        on: .figure) == "yes")
    #expect(
      await calls([.ask("contains", of: "C", ["at": .point(Point(x: 0, y: 0))])], on: .figure) == []
    )
  }

  @Test("A question about a cyclic chain is an error")
  func endless() async {
    let steps: [Script.Step] = [.set("next", of: "A", to: "C")]
    let message = "the chain from E comes back to C"
    #expect(await answer(.ask("chain", of: "E"), after: steps, on: .figure) == message)
    #expect(await answer(.ask("next", of: "A"), after: steps, on: .figure) == "C")
    #expect(
      await answer(.ask("chain", of: "A"), after: [.set("next", of: "A", to: "A")], on: .figure)
        == "the chain from A comes back to A")
  }

  @Test("A question that cannot be answered is an error")
  func impossible() async {
    #expect(await answer(.ask("hitTestView"), on: .figure) == "nothing was hit-tested yet")
    #expect(await answer(.ask("next", of: "X"), on: .figure) == "the stage has no X")
    #expect(await answer(.ask("chain", of: "X"), on: .figure) == "the stage has no X")
    #expect(
      await answer(.ask("chain", of: "object"), on: .everyKind)
        == "object is an object, where a responder is needed")
    #expect(
      await answer(.ask("contains", of: "app", ["at": .point(Point(x: 0, y: 0))]), on: .figure)
        == "app is an application, where a view is needed")
    #expect(
      await answer(
        .ask("contains", of: "A", ["at": .point(Point(x: .infinity, y: 0))]), on: .figure)
        == "the point gets a number that is not finite")
    #expect(
      await answer(.ask("subviews", of: "root"), on: .everyKind)
        == "root is a view controller, where a view is needed")
  }
}
