import Responders
import Testing

/// Back references hold nothing; each is cleared by what it refers to.
@Suite("Nothing refers to what is gone")
struct DanglingTests {
  @Test("after an application")
  func application() {
    let window = Window()
    let scene = WindowScene()
    let delegate = ResponderDelegate()
    do {
      let application = Application()
      application.addWindow(window)
      application.addScene(scene)
      application.delegate = delegate
    }
    #expect(window.application == nil && window.next == nil)
    #expect(scene.application == nil && scene.next == nil)
    #expect(delegate.next == nil)
  }

  @Test("after a scene")
  func scene() {
    let window = Window()
    do {
      let scene = WindowScene()
      scene.addWindow(window)
    }
    #expect(window.windowScene == nil && window.next == nil)
  }

  @Test("after a window")
  func window() {
    let controller = ViewController()
    do {
      let window = Window()
      window.rootViewController = controller
    }
    #expect(controller.next == nil && controller.view.superview == nil)
    let other = Window()
    other.rootViewController = controller
    #expect(controller.next === other)
  }

  @Test("after a superview")
  func superview() {
    let view = View()
    do {
      let superview = View()
      superview.addSubview(view)
    }
    #expect(view.superview == nil && view.next == nil && view.window == nil)
    view.removeFromSuperview()
  }

  @Test("after a controller")
  func controller() {
    let view = View()
    let superview = View()
    superview.addSubview(view)
    do {
      let controller = ViewController()
      controller.view = view
    }
    #expect(view.next === superview)
    ViewController().view = view
    #expect(view.next === superview)
  }

  @Test("after a parent or presenting controller")
  func controllers() {
    let child = ViewController()
    let presented = ViewController()
    do {
      let parent = ViewController()
      parent.addChild(child)
      parent.present(presented)
    }
    #expect(child.parent == nil)
    #expect(presented.presentingViewController == nil && presented.next == nil)
    child.removeFromParent()
    presented.dismiss()
  }

  @Test("after the world around a touch")
  func touch() {
    let touch = Touch(at: Point())
    let log = Log()
    do {
      let application = Application()
      let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      let view = NamedView("view", log: log)
      application.addWindow(window)
      window.addSubview(view)
      application.sendEvent(Event(touches: [touch]))
      view.removeFromSuperview()
    }
    #expect(touch.view?.chainDescription == "view")
    #expect(touch.window?.chainDescription == "Window")
    #expect(touch.location(in: touch.view) == Point())
    #expect(log.freed == 0)
  }
}
