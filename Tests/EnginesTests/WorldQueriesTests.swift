import Conformance
import Testing

@Suite("A question")
struct WorldQueriesTests {
  @Test("about next, chains and printed chains follows next")
  func chains() async {
    #expect(await answer(.next(of: "E"), on: .figure) == "C")
    #expect(await answer(.next(of: "app"), on: .figure) == "nobody")
    #expect(await answer(.chain(from: "E"), on: .figure) == "E C A window app")
    #expect(await answer(.printedChain(from: "E"), on: .figure) == "E -> C -> A -> window -> app")
    #expect(await answer(.printedChain(from: "app"), on: .figure) == "app")
  }

  @Test("about containment is put to the view, and not recorded")
  func contains() async {
    #expect(await answer(.contains("C", Point(x: 0, y: 0)), on: .figure) == "yes")
    #expect(await answer(.contains("C", Point(x: 0, y: 200)), on: .figure) == "no")
    let override = Script.Step.set(.pointInside(.outset(1)), of: "C")
    #expect(
      await answer(.contains("C", Point(x: 0, y: 200)), after: [override], on: .figure) == "yes")
    #expect(await calls([.ask(.contains("C", Point(x: 0, y: 0)))], on: .figure) == [])
  }

  @Test("about a chain that never ends is an error")
  func endless() async {
    let steps: [Script.Step] = [.set(.next("C"), of: "A")]
    let message = "the chain from E comes back to C"
    #expect(await answer(.chain(from: "E"), after: steps, on: .figure) == message)
    #expect(await answer(.printedChain(from: "E"), after: steps, on: .figure) == message)
    #expect(await answer(.next(of: "A"), after: steps, on: .figure) == "C")
    #expect(
      await answer(.chain(from: "A"), after: [.set(.next("A"), of: "A")], on: .figure)
        == "the chain from A comes back to A")
  }

  @Test("that cannot be answered is an error")
  func impossible() async {
    #expect(await answer(.hitTestView, on: .figure) == "nothing was hit-tested yet")
    #expect(await answer(.next(of: "X"), on: .figure) == "the stage has no X")
    #expect(await answer(.chain(from: "X"), on: .figure) == "the stage has no X")
    #expect(
      await answer(.printedChain(from: "object"), on: .theatre)
        == "object is an object, where a responder is needed")
    #expect(
      await answer(.contains("app", Point(x: 0, y: 0)), on: .figure)
        == "app is an application, where a view is needed")
    #expect(
      await answer(.contains("A", Point(x: .infinity, y: 0)), on: .figure)
        == "the point gets a number that is not finite")
    #expect(
      await answer(.subviews(of: "root"), on: .theatre)
        == "root is a view controller, where a view is needed")
  }
}
