import Responders
import Testing

@Suite("An application's windows")
struct ApplicationWindowsTests {
  private let screen = Rect(x: 0, y: 0, width: 100, height: 100)

  @Test("leave where they were when they are added elsewhere")
  func moving() {
    let first = Application()
    let second = Application()
    let scene = WindowScene()
    let window = Window(frame: screen)
    first.addWindow(window)
    second.addWindow(window)
    #expect(first.windows.isEmpty)
    #expect(window.application === second)
    scene.addWindow(window)
    #expect(second.windows.isEmpty)
    #expect(window.application == nil)
    #expect(window.windowScene === scene)
    first.addScene(scene)
    second.addScene(scene)
    #expect(first.scenes.isEmpty)
    #expect(scene.application === second)
  }

  @Test("come to the front when they are added again")
  func front() {
    let application = Application()
    let one = Window(frame: screen)
    let two = Window(frame: screen)
    application.addWindow(one)
    application.addWindow(two)
    application.addWindow(one)
    #expect(
      application.windows.map(ObjectIdentifier.init) == [two, one].map(ObjectIdentifier.init))
  }

  @Test("are searched in the application first, then in its scenes from the front")
  func order() {
    let application = Application()
    let back = WindowScene()
    let front = WindowScene()
    application.addScene(back)
    application.addScene(front)
    var windows: [Window] = []
    for _ in 0..<3 { windows.append(Window(frame: screen)) }
    back.addWindow(windows[0])
    front.addWindow(windows[1])
    application.addWindow(windows[2])
    for window in windows.reversed() {
      let touch = Touch(at: Point(x: 1, y: 1))
      application.sendEvent(Event(touches: [touch]))
      #expect(touch.window === window)
      window.isHidden = true
    }
  }
}
