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

  @Test("A window of a higher level receives the touch")
  func levels() async {
    let raise = Script.Step.set("windowLevel", of: "main", to: 1)
    #expect(await answer(.ask("touchView"), after: [.touch(5, 5)], on: stage) == "button")
    #expect(await answer(.ask("touchView"), after: [raise, .touch(5, 5)], on: stage) == "main")
  }

  @Test("The first window is key until another one is made key")
  func key() async {
    #expect(await answer(.ask("keyWindow"), on: stage) == "main")
    let become = Script.Step.change("makeKey", of: "panel")
    #expect(await answer(.ask("keyWindow"), after: [become], on: stage) == "panel")
    let remove = Script.Step.change("remove", of: "panel")
    #expect(await answer(.ask("keyWindow"), after: [become, remove], on: stage) == "nobody")
    #expect(await answer(.ask("keyWindow"), on: Stage([])) == "nobody")
    #expect(
      await error([.change("makeKey", of: "left")], on: stage)
        == "left stands in no application and cannot become key")
    #expect(
      await error([.change("makeKey", of: "button")], on: stage)
        == "button is a button, where a window is needed")
  }

  @Test("A window that cannot become key leaves the key window as it is, also when it is touched")
  func keyless() async {
    let refuse = Script.Step.set("canBecomeKey", of: "panel", to: false)
    let become = Script.Step.change("makeKey", of: "panel")
    #expect(await answer(.ask("keyWindow"), after: [refuse, become], on: stage) == "main")
    #expect(await answer(.ask("keyWindow"), after: [refuse, .touch(5, 5)], on: stage) == "main")
    let allow = Script.Step.set("canBecomeKey", of: "panel", to: true)
    #expect(await answer(.ask("keyWindow"), after: [refuse, allow, become], on: stage) == "panel")
  }

  @Test("A view that is being animated is not touched, unless the animation allows it")
  func animation() async {
    func view(_ animation: String) async -> String {
      let set = Script.Step.set("animation", of: "button", to: .text(animation))
      return await answer(.ask("touchView"), after: [set, .touch(5, 5)], on: stage)
    }
    #expect(await view("withoutInteraction") == "panel")
    #expect(await view("withInteraction") == "button")
    #expect(await view("none") == "button")
  }

  @Test("An application or window that swallows events does not pass them on")
  func swallowing() async {
    let button = ["button touchesBegan(_:with:) 1", "button sendActions(for: touchDown)"]
    let asked = ["panel point(inside:with:)", "button point(inside:with:)"]
    let app = Script.Step.set("swallowsEvents", of: "app", to: true)
    let panel = Script.Step.set("swallowsEvents", of: "panel", to: true)
    let sent = ["app sendEvent(_:)", "panel sendEvent(_:)"]
    #expect(await calls([.touch(5, 5)], on: stage) == asked + sent + button)
    #expect(await calls([panel, .touch(5, 5)], on: stage) == asked + sent)
    #expect(await calls([app, .touch(5, 5)], on: stage) == asked + ["app sendEvent(_:)"])
    #expect(await answer(.ask("touchView"), after: [app, .touch(5, 5)], on: stage) == "button")
    #expect(
      await error([.set("swallowsEvents", of: "button", to: true)], on: stage)
        == "button is a button, where an application or a window is needed")
    #expect(
      await error([.set("windowLevel", of: "main", to: .number(.nan))], on: stage)
        == "main gets a number that is not finite")
  }
}
