import Conformance
import Testing

@Suite("Fingers of a script")
struct WorldFingersTests {
  private let many = Script.Step.set("multipleTouch", of: "C", to: true)
  private let alone = [
    Script.Step.set("handlesTouches", of: "A", to: true), .set("handlesTouches", of: "E", to: true),
    .set("handlesTouches", of: "D", to: true), .set("handlesTouches", of: "B", to: true),
  ]

  private func down(_ finger: Int, _ x: Double, _ y: Double) -> FingerChange {
    FingerChange(finger, .touches(Point(x: x, y: y)))
  }

  private func move(_ finger: Int, _ x: Double, _ y: Double) -> FingerChange {
    FingerChange(finger, .moves(Point(x: x, y: y)))
  }

  private func fingers(_ changes: FingerChange...) -> Script.Step {
    .stimulate("fingers", ["changes": .fingers(changes)])
  }

  @Test("Fingers in several views are delivered from one event in the order of their numbers")
  func views() async {
    let both = fingers(down(2, 200, 200), down(1, 10, 200))
    #expect(await touchCalls(alone + [both], on: .figure) == ["d began 1", "e began 2"])
    #expect(
      await touchCalls(alone + [both, fingers(move(2, 1, 1))], on: .figure) == ["e moved 2"])
    #expect(
      await touchCalls(
        alone + [both, fingers(FingerChange(2, .lifts), move(1, 1, 1))], on: .figure)
        == ["d moved 1", "e ended 2"])
  }

  @Test("A view with multiple touch receives its fingers in one call, and another only the first")
  func oneView() async {
    let both = fingers(down(3, 200, 200), down(1, 210, 200))
    let takesMany = Script.Step.set("multipleTouch", of: "E", to: true)
    #expect(await touchCalls(alone + [takesMany, both], on: .figure) == ["e began 1 3"])
    #expect(await touchCalls(alone + [both], on: .figure) == ["e began 1"])
    #expect(await answer(.ask("fingerView", ["finger": 3]), after: [both], on: .figure) == "E")
  }

  @Test("Each finger's touch is forwarded along the chain separately")
  func chains() async {
    let both = fingers(down(1, 10, 200), down(2, 200, 200))
    #expect(
      await touchCalls([both], on: .figure) == [
        "d began 1", "c began 1", "a began 1", "window began 1", "app began 1", "e began 2",
        "c began 2", "a began 2", "window began 2", "app began 2",
      ])
  }

  @Test("The later of two touches is not delivered if the view of either is exclusive")
  func exclusive() async {
    let exclusive = Script.Step.set("exclusiveTouch", of: "D", to: true)
    let first = fingers(down(1, 10, 200))
    #expect(
      await touchCalls(alone + [exclusive, first, fingers(down(2, 200, 200))], on: .figure) == [])
    #expect(
      await touchCalls(
        alone + [exclusive, fingers(down(2, 200, 200)), first], on: .figure) == [])
  }

  @Test("Steps about the touch and steps about fingers refer to the same touch")
  func oneFinger() async {
    let steps: [Script.Step] = [.touch(10, 200), fingers(move(1, 20, 200))]
    #expect(await touchCalls(alone + steps, on: .figure) == ["d moved 1"])
    let end: [Script.Step] = [fingers(down(1, 10, 200)), .stimulate("touchEnds")]
    #expect(await touchCalls(alone + end, on: .figure) == ["d ended 1"])
    #expect(await answer(.ask("touchView"), after: [fingers(down(4, 10, 200))], on: .figure) == "D")
  }

  @Test("A cancellation by the system ends all touches")
  func cancelled() async {
    let steps: [Script.Step] = [
      fingers(down(1, 10, 200), down(2, 200, 200)), .stimulate("touchesAreCancelled"),
    ]
    #expect(await touchCalls(alone + steps, on: .figure) == ["d cancelled 1", "e cancelled 2"])
    #expect(await answer(.ask("phase", ["finger": 2]), after: steps, on: .figure) == "cancelled")
    #expect(await answer(.ask("touchView"), after: steps, on: .figure) == "nobody")
    #expect(
      await answer(
        .ask("phase", ["finger": 1]), after: steps + [.stimulate("touchesAreCancelled")],
        on: .figure)
        == "cancelled")
  }

  @Test("A finger has a phase and a view, also after the lift")
  func phases() async {
    let both = fingers(down(1, 10, 200), down(2, 200, 200))
    #expect(await answer(.ask("phase", ["finger": 1]), after: [both], on: .figure) == "began")
    let moved = fingers(move(2, 1, 1))
    #expect(
      await answer(.ask("phase", ["finger": 1]), after: [both, moved], on: .figure) == "stationary")
    #expect(
      await answer(.ask("phase", ["finger": 2]), after: [both, moved], on: .figure) == "moved")
    let lifted = fingers(FingerChange(2, .lifts))
    #expect(
      await answer(.ask("phase", ["finger": 2]), after: [both, lifted], on: .figure) == "ended")
    #expect(
      await answer(.ask("fingerView", ["finger": 2]), after: [both, lifted], on: .figure) == "E")
  }

  @Test("A finger has a present and a previous location, in the window and in views")
  func places() async {
    let steps: [Script.Step] = [
      fingers(down(2, 10, 210)), fingers(move(2, 20, 220)),
      .set("frame", of: "C", to: .rect(Rect(x: 0, y: 50, width: 300, height: 200))),
    ]
    #expect(
      await answer(.ask("location", ["finger": 2]), after: steps, on: .figure) == "20.0 220.0")
    #expect(
      await answer(.ask("previousLocation", ["finger": 2]), after: steps, on: .figure)
        == "10.0 210.0")
    #expect(
      await answer(.ask("location", ["finger": 2, "in": "D"]), after: steps, on: .figure)
        == "20.0 170.0")
    #expect(
      await answer(.ask("previousLocation", ["finger": 2, "in": "D"]), after: steps, on: .figure)
        == "10.0 160.0")
    let flat = Script.Step.set("scale", of: "C", to: .point(Point(x: 0, y: 1)))
    #expect(
      await answer(.ask("location", ["finger": 2, "in": "D"]), after: steps + [flat], on: .figure)
        == "finger 2 is at no place that D could name")
  }

  @Test(
    "Taps are counted by the script's clock and by their distance",
    arguments: [(0.1, 10.0, "2.0"), (2, 10, "1.0"), (0.1, 200, "1.0")])
  func taps(_ seconds: Double, _ x: Double, _ expected: String) async {
    let tap: [Script.Step] = [.touch(10, 10), .stimulate("touchEnds")]
    let again: [Script.Step] = [.stimulate("wait", ["seconds": .number(seconds)]), .touch(x, 10)]
    #expect(await answer(.ask("tapCount", ["finger": 1]), after: tap, on: .figure) == "1.0")
    #expect(
      await answer(.ask("tapCount", ["finger": 1]), after: tap + again, on: .figure) == expected)
    let other = [Script.Step.stimulate("fingers", ["changes": .fingers([down(2, 10, 10)])])]
    #expect(await answer(.ask("tapCount", ["finger": 2]), after: tap + other, on: .figure) == "1.0")
  }

  @Test("Responders that did not receive a touch's beginning do not receive its later phases")
  func kept() async {
    let keep = Script.Step.set("keepsTouches", of: "B", to: true, ["phase": "began"])
    let touch = Script.Step.touch(1, 1)
    let moved = Script.Step.stimulate("touchMoves", ["at": .point(Point(x: 2, y: 2))])
    #expect(await touchCalls([keep, touch], on: .figure) == ["b began 1"])
    #expect(await touchCalls([keep, touch, moved], on: .figure) == ["b moved 1"])
    let forward = Script.Step.set("keepsTouches", of: "B", to: false, ["phase": "began"])
    #expect(await touchCalls([keep, touch, forward, moved], on: .figure) == ["b moved 1"])
    #expect(await touchCalls([keep, forward, touch, moved], on: .figure).count == 4)
  }

  @Test("Responders that received a touch's beginning receive a later phase that the view keeps")
  func completed() async {
    let keep = Script.Step.set("keepsTouches", of: "B", to: true, ["phase": "moved"])
    let moved = Script.Step.stimulate("touchMoves", ["at": .point(Point(x: 2, y: 2))])
    #expect(
      await touchCalls([keep, .touch(1, 1), moved], on: .figure)
        == ["b moved 1", "a moved 1", "window moved 1", "app moved 1"])
  }

  @Test("Steps of fingers and of the clock that cannot be carried out are errors")
  func impossible() async {
    let nowhere = FingerChange(1, .moves(Point(x: .nan, y: 0)))
    let cases: [(String, [Script.Step])] = [
      ("no touch is down", [fingers(move(2, 1, 1))]),
      ("no touch is down", [fingers()]),
      ("finger 2 is not down", [.touch(1, 1), fingers(FingerChange(2, .lifts))]),
      ("finger 2 was never down", [.touch(1, 1), .ask("phase", ["finger": 2])]),
      ("there is no finger 0: fingers are counted from 1", [fingers(down(0, 1, 1))]),
      ("finger 2 cannot do two things in one event", [fingers(down(2, 1, 1), move(2, 1, 1))]),
      ("the point gets a number that is not finite", [.touch(1, 1), fingers(nowhere)]),
      (
        "the clock gets a number that is not finite",
        [.stimulate("wait", ["seconds": .number(.nan)])]
      ),
      ("time cannot go back", [.stimulate("wait", ["seconds": -1])]),
      ("more than 100 fingers are used", (1...101).map { fingers(down($0, 1, 1)) }),
      (
        "more than 100 fingers are used",
        [.stimulate("fingers", ["changes": .fingers((1...101).map { down($0, 1, 1) })])]
      ),
    ]
    for (message, steps) in cases { #expect(await error(steps, on: .figure) == message) }
    #expect(
      await error([fingers(down(1, 1, 1))], on: Stage([]))
        == "the stage has no application that could get touches")
  }
}
