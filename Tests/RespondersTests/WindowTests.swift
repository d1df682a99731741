import Responders
import Testing

@Suite("A window")
struct WindowTests {
  @Test("without a scene has its application next")
  func next() {
    let application = Application()
    let window = Window()
    #expect(window.next == nil)
    application.addWindow(window)
    #expect(window.next === application)
    window.removeFromApplication()
    #expect(window.next == nil)
  }

  @Test("is its own window and that of all it contains")
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

  @Test("cannot be put into a view or become a controller's view")
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

  @Test("loads its root controller's view and puts it in front")
  func root() {
    let window = Window()
    let controller = ViewController()
    window.addSubview(View())
    window.rootViewController = controller
    #expect(window.subviews.last === controller.view)
    #expect(controller.next === window)
  }

  @Test("takes the view of its former root controller out")
  func formerRoot() {
    let window = Window()
    let first = ViewController()
    let second = ViewController()
    window.rootViewController = first
    window.rootViewController = second
    #expect(first.view.superview == nil)
    #expect(first.next == nil)
    window.rootViewController = second
    #expect(second.view.superview === window)
    window.rootViewController = nil
    #expect(window.subviews.isEmpty)
  }

  @Test("takes a root controller from another window")
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

  @Test("tells a view of touches that share a phase in one call, and ignores those of others")
  func sendEvent() {
    let log = Log()
    let application = Application()
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let frame = Rect(x: 0, y: 0, width: 50, height: 50)
    window.addSubview(TouchedView("view", frame, log, handles: true))
    window.subviews[0].isMultipleTouchEnabled = true
    application.addWindow(window)
    let touches = [Touch(at: Point()), Touch(at: Point(x: 1, y: 1)), Touch(at: Point(x: 2, y: 2))]
    application.sendEvent(Event(touches: touches))
    touches[0].end()
    touches[1].cancel()
    touches[2].end()
    window.sendEvent(Event(touches: touches + [Touch(at: Point())]))
    #expect(log.lines == ["view began 3", "view ended 2", "view cancelled 1"])
  }
}
