import Conformance
import Testing

@Suite("Windows of a script")
struct WorldWindowsTests {
  private let stage = Stage([
    .row("app", .application),
    .view("main", in: "app", 0, 0, 100, 100, kind: .window),
    .view("panel", in: "app", 0, 0, 100, 100, kind: .window),
    .view("button", in: "panel", 0, 0, 10, 10, kind: .button),
    .view("left", in: nil, 0, 0, 100, 100, kind: .window),
  ])

  @Test("are touched by level")
  func levels() async {
    let raise = Script.Step.set(.windowLevel(1), of: "main")
    #expect(await answer(.touchView, after: [.touch(5, 5)], on: stage) == "button")
    #expect(await answer(.touchView, after: [raise, .touch(5, 5)], on: stage) == "main")
  }

  @Test("are key, the first one or the one that was made so")
  func key() async {
    #expect(await answer(.keyWindow, on: stage) == "main")
    let become = Script.Step.change(.makeKey("panel"))
    #expect(await answer(.keyWindow, after: [become], on: stage) == "panel")
    let remove = Script.Step.change(.remove("panel"))
    #expect(await answer(.keyWindow, after: [become, remove], on: stage) == "nobody")
    #expect(await answer(.keyWindow, on: Stage([])) == "nobody")
    #expect(
      await error([.change(.makeKey("left"))], on: stage)
        == "left stands in no application and cannot become key")
    #expect(
      await error([.change(.makeKey("button"))], on: stage)
        == "button is a button, where a window is needed")
  }

  @Test("pass events on, or swallow them")
  func swallowing() async {
    let button = ["button touchesBegan(_:with:) 1", "button sendActions(for: touchDown)"]
    let asked = ["panel point(inside:with:)", "button point(inside:with:)"]
    let app = Script.Step.set(.swallowsEvents(true), of: "app")
    let panel = Script.Step.set(.swallowsEvents(true), of: "panel")
    let sent = ["app sendEvent(_:)", "panel sendEvent(_:)"]
    #expect(await calls([.touch(5, 5)], on: stage) == asked + sent + button)
    #expect(await calls([panel, .touch(5, 5)], on: stage) == asked + sent)
    #expect(await calls([app, .touch(5, 5)], on: stage) == asked + ["app sendEvent(_:)"])
    #expect(await answer(.touchView, after: [app, .touch(5, 5)], on: stage) == "button")
    #expect(
      await error([.set(.swallowsEvents(true), of: "button")], on: stage)
        == "button is a button, where an application or a window is needed")
    #expect(
      await error([.set(.windowLevel(.nan), of: "main")], on: stage)
        == "main gets a number that is not finite")
  }
}
