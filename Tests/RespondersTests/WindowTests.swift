import Responders
import Testing

@Suite("Windows")
struct WindowTests {
  @Test("A window is the window of itself and of all its descendants")
  func window() {
    let window = Window()
    let view = View()
    let inner = View()
    view.addSubview(inner)
    #expect(inner.window == nil)
    window.addSubview(view)
    #expect(inner.window === window)
    #expect(window.window === window)
  }

  @Test("A window cannot become a subview or a controller's view")
  func noSubview() {
    let view = View()
    let window = Window()
    let controller = ViewController()
    view.addSubview(window)
    view.insertSubview(window, at: 0)
    controller.view = window
    #expect(view.subviews.isEmpty)
    #expect(window.superview == nil)
    #expect(controller.viewIfLoaded == nil)
  }

  @Test("Setting a root controller adds its view in front and removes the previous one's view")
  func root() {
    let window = Window()
    let (first, second) = (ViewController(), ViewController())
    window.addSubview(View())
    window.rootViewController = first
    #expect(window.subviews.last === first.view && first.next === window)
    window.rootViewController = second
    #expect(first.view.superview == nil && first.next == nil)
    window.rootViewController = second
    #expect(second.view.superview === window)
    window.rootViewController = nil
    #expect(window.subviews.count == 1)
  }

  @Test("Setting another window's root controller removes it from that window")
  func rootOfAnother() {
    let one = Window()
    let other = Window()
    let controller = ViewController()
    one.rootViewController = controller
    other.rootViewController = controller
    #expect(one.rootViewController == nil)
    #expect(one.subviews.isEmpty)
    #expect(controller.next === other)
  }
}

@Suite("Key windows")
struct WindowKeyTests {
  private let application = Application()
  private let one = Window()
  private let two = Window()

  @Test("A hidden window is shown by makeKeyAndVisible, and not by makeKey")
  func visible() {
    application.addWindow(one)
    application.addWindow(two)
    two.isHidden = true
    two.makeKey()
    #expect(two.isKeyWindow && two.isHidden)
    one.makeKey()
    two.makeKeyAndVisible()
    #expect(two.isKeyWindow && !two.isHidden)
  }

  @Test("A touch makes its window key, unless it cannot become key")
  func touched() {
    final class Overlay: Window {
      override var canBecomeKey: Bool { false }
    }
    let overlay = Overlay(frame: Rect(x: 100, y: 0, width: 100, height: 100))
    application.addWindow(overlay)
    #expect(application.keyWindow == nil)
    application.addWindow(one)
    overlay.makeKeyAndVisible()
    #expect(application.keyWindow === one)
    let touchable = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    application.addWindow(touchable)
    for (x, key) in [(150.0, one), (50, touchable), (150, touchable)] {
      let touch = Touch(at: Point(x: x, y: 50))
      application.send(touch)
      application.lift(touch)
      #expect(application.keyWindow === key)
    }
  }

  @Test("Removing the key window or its scene leaves no key window")
  func removal() {
    let scene = WindowScene()
    application.addScene(scene)
    scene.addWindow(one)
    application.addWindow(two)
    #expect(one.isKeyWindow)
    two.removeFromApplication()
    #expect(one.isKeyWindow)
    scene.removeFromApplication()
    #expect(application.keyWindow == nil && !one.isKeyWindow)
    application.addScene(scene)
    #expect(one.isKeyWindow)
    one.removeFromApplication()
    #expect(application.keyWindow == nil)
  }

  @Test("A window outside an application cannot become key")
  func nowhere() {
    one.makeKey()
    #expect(!one.isKeyWindow)
    let scene = WindowScene()
    scene.addWindow(one)
    one.makeKey()
    #expect(!one.isKeyWindow)
    application.addScene(scene)
    #expect(one.isKeyWindow)
  }

  @Test("A key window added to another application is not key there if another one is")
  func moving() {
    let other = Application()
    other.addWindow(two)
    application.addWindow(one)
    other.addWindow(one)
    #expect(application.keyWindow == nil && other.keyWindow === two)
  }
}

@Suite("Window levels")
struct WindowLevelTests {
  private let application = Application()
  private let screen = Rect(x: 0, y: 0, width: 100, height: 100)

  private func window(_ level: Window.Level, in scene: WindowScene? = nil) -> Window {
    let window = Window(frame: screen)
    window.windowLevel = level
    if let scene { scene.addWindow(window) } else { application.addWindow(window) }
    return window
  }

  @Test("A window that makeKeyAndVisible shows is in front of the others of its level")
  func showing() {
    let early = window(.normal)
    let late = window(.normal)
    early.makeKey()
    #expect(application.windows.last === late)
    early.makeKeyAndVisible()
    #expect(application.windows.last === early)
    let scene = WindowScene()
    let first = window(.normal, in: scene)
    let second = window(.alert, in: scene)
    first.makeKeyAndVisible()
    #expect(scene.windows[0] === second && scene.windows[1] === first)
  }

  @Test("The named levels are ordered")
  func names() {
    let levels: [Window.Level] = [.alert, .normal, .statusBar]
    #expect(levels.sorted().map(\.rawValue) == [0, 1000, 2000])
    #expect(Window().windowLevel == .normal)
  }
}
