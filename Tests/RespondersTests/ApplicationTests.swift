import Responders
import Testing

@Suite("Applications")
struct ApplicationTests {
  @Test("The next responder is the delegate if it is a responder")
  func responderDelegate() {
    let application = Application()
    let delegate = ResponderDelegate()
    #expect(application.next == nil)
    application.delegate = delegate
    #expect(application.delegate === delegate)
    #expect(application.next === delegate)
    application.delegate = nil
    #expect(application.next == nil)
  }

  @Test("There is no next responder if the delegate is not a responder")
  func plainDelegate() {
    let application = Application()
    application.delegate = PlainDelegate()
    #expect(application.delegate != nil)
    #expect(application.next == nil)
  }

  @Test(
    "There is no next responder if the delegate is a view, a controller, a scene or an application")
  func excludedDelegates() {
    final class DelegateView: View, ApplicationDelegate {}
    final class DelegateController: ViewController, ApplicationDelegate {}
    final class DelegateScene: WindowScene, ApplicationDelegate {}
    let application = Application()
    for delegate: any ApplicationDelegate in [
      DelegateView(), DelegateController(), DelegateScene(), DelegateApplication(),
    ] {
      application.delegate = delegate
      #expect(application.delegate === delegate)
      #expect(application.next == nil)
    }
  }

  @Test("An application that is its own delegate is deallocated")
  func ownDelegate() {
    let log = Log()
    do {
      let application = DelegateApplication()
      application.log = log
      application.delegate = application
      #expect(application.delegate === application)
      #expect(application.next == nil)
    }
    #expect(log.freed == 1)
  }

  @Test("An application retains its delegate")
  func keepsDelegate() {
    let application = Application()
    application.delegate = ResponderDelegate()
    #expect(application.next?.description == "Responder")
  }

  @Test("A touch belongs to the frontmost window that contains it")
  func sendEvent() {
    let application = Application()
    let back = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let front = Window(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    application.addWindow(back)
    application.addWindow(front)
    #expect(application.touch(10, 10).view === front)
    #expect(application.touch(60, 60).view === back)
    #expect(application.touch(60, 60).window === back)
    #expect(application.touch(200, 200).view == nil)
    front.isHidden = true
    #expect(application.touch(10, 10).view === back)
  }

  @Test("Each window receives an event once")
  func severalWindows() {
    let log = Log()
    let application = Application()
    for x in [0.0, 50] {
      let window = Window(frame: Rect(x: x, y: 0, width: 50, height: 50))
      let frame = Rect(x: 0, y: 0, width: 50, height: 50)
      let view = TouchRecordingView("at \(x)", frame, log, handles: true)
      view.isMultipleTouchEnabled = true
      window.addSubview(view)
      application.addWindow(window)
    }
    let points = [Point(x: 1, y: 1), Point(x: 60, y: 1), Point(x: 2, y: 2), Point(x: 500, y: 1)]
    application.sendEvent(Event(touches: points.map { Touch(at: $0) }))
    #expect(log.lines == ["at 0.0 began 2", "at 50.0 began 1"])
  }

  @Test("Touches are dropped until every call that ignores them is balanced")
  func ignoring() {
    let application = Application()
    application.addWindow(Window(frame: Rect(x: 0, y: 0, width: 100, height: 100)))
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    #expect(application.touch(10, 10).view == nil)
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    #expect(application.touch(10, 10).view == nil)
    application.endIgnoringInteractionEvents()
    #expect(application.touch(10, 10).view != nil)
    application.endIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    #expect(application.touch(10, 10).view == nil)
  }
}

/// An application that can be its own delegate.
private final class DelegateApplication: Application, ApplicationDelegate {
  var log: Log?
  deinit { log?.freed += 1 }
}

extension Application {
  /// Sends the beginning of a touch at a point, and returns the touch.
  fileprivate func touch(_ x: Double, _ y: Double) -> Touch {
    let touch = Touch(at: Point(x: x, y: y))
    sendEvent(Event(touches: [touch]))
    return touch
  }
}

@Suite("An application's windows")
struct ApplicationWindowsTests {
  private let screen = Rect(x: 0, y: 0, width: 100, height: 100)

  @Test("Adding a window or scene removes it from where it was")
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

  @Test("Adding a window again moves it to the front")
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

  @Test("Windows without a scene are in front of those in scenes")
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

@Suite("Application delegates")
struct ApplicationDelegateTests {
  @Test("Only a delegate whose class is a responder is in the chain")
  func responder() {
    let responder = ResponderDelegate()
    let delegate: any ApplicationDelegate = responder
    #expect(delegate.delegateResponder === responder)
    #expect(PlainDelegate().delegateResponder == nil)
  }
}
