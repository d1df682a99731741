import Conformance
import Testing

@Suite("Questions of a script")
struct WorldQueriesTests {
  @Test("Questions about next responders, chains and printed chains follow next")
  func chains() async {
    #expect(await answer(.ask("next", of: "E"), on: .figure) == "C")
    #expect(await answer(.ask("next", of: "app"), on: .figure) == "nobody")
    #expect(await answer(.ask("chain", of: "E"), on: .figure) == "E C A window app")
    #expect(
      await answer(.ask("printedChain", of: "E"), on: .figure) == "E -> C -> A -> window -> app")
    #expect(await answer(.ask("printedChain", of: "app"), on: .figure) == "app")
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
    #expect(await answer(.ask("printedChain", of: "E"), after: steps, on: .figure) == message)
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
      await answer(.ask("printedChain", of: "object"), on: .everyKind)
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
