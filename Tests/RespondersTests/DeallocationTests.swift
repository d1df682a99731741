import Responders
import Testing

/// Back references do not retain; the object they refer to clears them.
@Suite("Cleared back references")
struct BackReferenceTests {
  @Test("An application clears the references to it in its windows, scenes and delegate")
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

  @Test("A scene clears the references to it in its windows")
  func scene() {
    let window = Window()
    do {
      let scene = WindowScene()
      scene.addWindow(window)
    }
    #expect(window.windowScene == nil && window.next == nil)
  }

  @Test("A window clears the reference to it in its root controller")
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

  @Test("A view clears the references to it in its subviews")
  func superview() {
    let view = View()
    do {
      let superview = View()
      superview.addSubview(view)
    }
    #expect(view.superview == nil && view.next == nil && view.window == nil)
    view.removeFromSuperview()
  }

  @Test("A controller clears the reference to it in its view")
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

  @Test(
    "A controller clears the references to it in its children and in the controller it presents")
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

  @Test("A touch retains its window and view")
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

@Suite("Deallocation of views")
struct ViewDeallocationTests {
  @Test("A view that is retained elsewhere survives with its subviews")
  func spared() {
    let log = Log()
    let kept = NamedView("kept", log: log)
    let leaf = NamedView("leaf")
    kept.addSubview(leaf)
    do {
      let root = NamedView("root", log: log)
      let middle = NamedView("middle", log: log)
      root.addSubview(middle)
      middle.addSubview(kept)
    }
    #expect(log.freed == 2)
    #expect(kept.superview == nil && kept.next == nil)
    #expect(leaf.chainDescription == "leaf -> kept")
  }

  @Test("No subview has a superview while its siblings are deallocated")
  func noneSees() {
    final class Witness: View {
      var sibling: View?
      let log: Log
      init(_ log: Log) {
        self.log = log
        super.init()
      }
      deinit { log.lines.append(sibling?.superview == nil ? "alone" : "seen") }
    }
    let log = Log()
    do {
      let root = View()
      let witness = Witness(log)
      witness.sibling = NamedView("sibling")
      if let sibling = witness.sibling { root.addSubview(sibling) }
      root.addSubview(witness)
    }
    #expect(log.lines == ["alone"])
  }
}
