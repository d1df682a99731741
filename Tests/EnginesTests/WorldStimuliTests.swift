import Conformance
import Testing

@Suite("Stimuli of a script")
struct WorldStimuliTests {
  @Test("A touch begins in the frontmost window with a view that is hit")
  func windows() async {
    let stage = Stage([
      .row("app", .application),
      .view("back", in: "app", 0, 0, 100, 100, kind: .window),
      .view("front", in: "app", 0, 0, 100, 100, kind: .window),
      .view("button", in: "front", 0, 0, 10, 10),
    ])
    let pass = Script.Step.set("hitTestPassesSelfThrough", of: "front")
    let hide = Script.Step.set("hidden", of: "front", to: true)
    #expect(await answer(.ask("touchView"), after: [.touch(50, 50)], on: stage) == "front")
    #expect(await answer(.ask("touchView"), after: [pass, .touch(50, 50)], on: stage) == "back")
    #expect(await answer(.ask("touchView"), after: [pass, .touch(5, 5)], on: stage) == "button")
    #expect(await answer(.ask("touchView"), after: [hide, .touch(5, 5)], on: stage) == "back")
    #expect(await answer(.ask("touchView"), after: [.touch(500, 5)], on: stage) == "nobody")
  }

  @Test("A touch that moves stays in its view, without another hit-test")
  func moving() async {
    let steps: [Script.Step] = [
      .touch(1, 1), .stimulate("touchMoves", ["at": .point(Point(x: 200, y: 200))]),
    ]
    #expect(await answer(.ask("touchView"), after: steps, on: .figure) == "B")
    #expect(await answer(.ask("hitTestView"), after: steps, on: .figure) == "B")
    #expect(
      await calls(steps, on: .figure) == [
        "app sendEvent(_:)", "window sendEvent(_:)", "B touchesMoved(_:with:) 1",
        "A touchesMoved(_:with:) 1", "window touchesMoved(_:with:) 1",
        "app touchesMoved(_:with:) 1",
      ])
  }

  @Test("After a touch ends none is down, and the result of its hit-test remains")
  func ending() async {
    let steps: [Script.Step] = [.touch(1, 1), .stimulate("touchEnds")]
    #expect(await answer(.ask("touchView"), after: steps, on: .figure) == "nobody")
    #expect(await answer(.ask("hitTestView"), after: steps, on: .figure) == "B")
  }

  @Test("A question about the touch is about the newest one")
  func newest() async {
    #expect(
      await answer(.ask("touchView"), after: [.touch(1, 1), .touch(200, 200)], on: .figure) == "E")
  }

  @Test("A hit-test uses the view's own coordinates and needs no application")
  func hitTest() async {
    let stage = Stage([
      .view("outer", in: nil, 50, 50, 100, 100), .view("inner", in: "outer", 10, 10, 10, 10),
    ])
    func hit(_ x: Double, _ y: Double) -> [Script.Step] {
      [.stimulate("hitTest", of: "outer", ["at": .point(Point(x: x, y: y))])]
    }
    #expect(await answer(.ask("hitTestView"), after: hit(15, 15), on: stage) == "inner")
    #expect(await answer(.ask("hitTestView"), after: hit(99, 99), on: stage) == "outer")
    #expect(await answer(.ask("hitTestView"), after: hit(100, 99), on: stage) == "nobody")
    #expect(
      await calls(hit(15, 15), on: stage) == [
        "outer point(inside:with:)", "inner point(inside:with:)",
      ]
    )
  }

  @Test("Calls of hitTest are recorded only for views that override it")
  func overridden() async {
    #expect(
      await calls(
        [
          .set("hitTestPassesSelfThrough", of: "C"),
          .set("hitTest", of: "E"),
          .set("hitTest", of: "D"),
          .stimulate("hitTest", of: "A", ["at": .point(Point(x: 200, y: 200))]),
        ], on: .figure) == [
          "A point(inside:with:)", "C hitTest(_:with:)", "C point(inside:with:)",
          "E hitTest(_:with:)", "D hitTest(_:with:)", "B point(inside:with:)",
        ])
  }

  @Test("A touch is forwarded through every kind of responder")
  func everyKind() async {
    let enable = Script.Step.set("interactionEnabled", of: "icon", to: true)
    let detour = Script.Step.set("next", of: "delegate", to: "coordinator")
    #expect(
      await touchCalls([enable, detour, .touch(160, 160)], on: .everyKind)
        == [
          "icon", "page", "child", "box", "main", "root", "window", "scene", "app", "delegate",
          "coordinator",
        ].map { "\($0) began 1" })
  }

  @Test("A stimulus that cannot occur is an error")
  func impossible() async {
    let detached = Stage([.view("a", in: nil, 0, 0, 10, 10)])
    let nowhere = Point(x: .nan, y: 0)
    #expect(
      await error([.touch(1, 1)], on: detached)
        == "the stage has no application that could get touches")
    #expect(
      await error([.change("ignoreInteractionEvents", to: true)], on: detached)
        == "the stage has no application that could get touches")
    #expect(await error([.stimulate("touchEnds")], on: .figure) == "no touch is down")
    #expect(
      await error([.stimulate("touchMoves", ["at": .point(Point(x: 1, y: 1))])], on: .figure)
        == "no touch is down")
    for stimulus: Script.Step in [
      .stimulate("touchBegins", ["at": .point(nowhere)]),
      .stimulate("touchMoves", ["at": .point(nowhere)]),
      .stimulate("hitTest", of: "A", ["at": .point(nowhere)]),
    ] {
      #expect(
        await error([stimulus], on: .figure)
          == "the point gets a number that is not finite")
    }
    #expect(
      await error(
        [.stimulate("hitTest", of: "app", ["at": .point(Point(x: 0, y: 0))])], on: .figure)
        == "app is an application, where a view is needed")
  }
}
