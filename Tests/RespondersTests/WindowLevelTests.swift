import Responders
import Testing

@Suite("A window's level")
struct WindowLevelTests {
  private let application = Application()
  private let screen = Rect(x: 0, y: 0, width: 100, height: 100)

  private func window(_ level: Window.Level, in scene: WindowScene? = nil) -> Window {
    let window = Window(frame: screen)
    window.windowLevel = level
    if let scene { scene.addWindow(window) } else { application.addWindow(window) }
    return window
  }

  @Test("comes before the order of adding, and before what the window stands in")
  func order() {
    let scene = WindowScene()
    application.addScene(scene)
    let high = window(.alert, in: scene)
    let low = window(Window.Level(rawValue: -1))
    let early = window(.normal)
    let late = window(.normal)
    let bar = window(.statusBar)
    let inScene = window(.normal, in: scene)
    for expected in [high, bar, late, early, inScene, low] {
      let touch = Touch(at: Point(x: 1, y: 1))
      application.receive(Event(touches: [touch]))
      #expect(touch.window === expected)
      expected.isHidden = true
    }
  }

  @Test("has its windows in the order in which they were shown")
  func showing() {
    let early = window(.normal)
    let late = window(.normal)
    early.makeKey()
    #expect(application.windows.last === late)
    early.isHidden = true
    early.isHidden = false
    #expect(application.windows.last === early)
    late.makeKeyAndVisible()
    #expect(application.windows.last === late)
    let scene = WindowScene()
    let first = window(.normal, in: scene)
    let second = window(.alert, in: scene)
    first.makeKeyAndVisible()
    #expect(scene.windows[0] === second && scene.windows[1] === first)
  }

  @Test("has names for three numbers, which are ordered")
  func names() {
    let levels: [Window.Level] = [.alert, .normal, .statusBar]
    #expect(levels.sorted().map(\.rawValue) == [0, 1000, 2000])
    #expect(Window().windowLevel == .normal)
  }
}
