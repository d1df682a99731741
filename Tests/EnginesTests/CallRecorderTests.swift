import Conformance
import Testing

@Suite("The limits of the call recorder")
struct CallRecorderTests {
  /// A window and views, each inside the one before.
  private func deep(_ levels: Int) -> Stage {
    var rows: [StagedResponder] = [
      .row("app", .application), .view("0", in: "app", 0, 0, 10, 10, kind: .window),
    ]
    rows += (1..<levels).map { .view("\($0)", in: "\($0 - 1)", 0, 0, 10, 10) }
    return Stage(rows)
  }

  @Test("A hundred thousand views are nested, where a touch is handled by the deepest")
  func deepViews() async {
    let stage = deep(100_000)
    let hit = Script.Step.stimulate("hitTest", of: "0", ["at": .point(Point(x: 1, y: 1))])
    #expect(await answer(.ask("hitTestView"), after: [hit], on: stage) == "99999")
    let handle = Script.Step.set("handlesTouches", of: "99999", to: true)
    #expect(await answer(.ask("touchView"), after: [handle, .touch(1, 1)], on: stage) == "99999")
    #expect(await answer(.ask("chain", of: "99999"), on: stage).utf8.count == 588_893)
    #expect(await answer(.ask("undoManager", of: "99999"), on: stage) == "0")
  }

  @Test("A touch is forwarded by at most a thousand responders")
  func longTouch() async {
    #expect(await answer(.ask("touchView"), after: [.touch(1, 1)], on: deep(999)) == "998")
    #expect(
      await error([.touch(1, 1)], on: deep(1_000))
        == "the touch travels through more than 1000 responders, which could exhaust the stack")
  }

  @Test("At most four hundred overridden hit-tests are nested")
  func deepHitTests() async {
    let stage = deep(402)
    let overrides = (1...401).map { Script.Step.set("hitTestPassesSelfThrough", of: "\($0)") }
    let hit = Script.Step.stimulate("hitTest", of: "0", ["at": .point(Point(x: 1, y: 1))])
    #expect(
      await error(overrides + [hit], on: stage)
        == "more than 400 overridden hit-tests are nested, which could exhaust the stack")
    #expect(
      await answer(.ask("hitTestView"), after: overrides.dropLast() + [hit], on: stage) == "401")
  }

  @Test("A press is forwarded by at most five hundred responders")
  func longPress() async {
    func press(_ levels: Int) async -> String {
      let last = "\(levels - 1)"
      return await error(
        [
          .set("canBecomeFirstResponder", of: last, to: true),
          .stimulate("becomeFirstResponder", of: .text(last)),
          .stimulate("press", ["key": "A", "stage": "began"]),
        ], on: deep(levels))
    }
    #expect(await press(499) == "no error")
    #expect(
      await press(500)
        == "the event travels through more than 500 responders, which could exhaust the stack")
  }
}
