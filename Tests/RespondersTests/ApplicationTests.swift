import Responders
import Testing

@Suite("An application")
struct ApplicationTests {
  @Test("has its delegate next, where that is a responder")
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

  @Test("has nothing next where its delegate is no responder")
  func plainDelegate() {
    let application = Application()
    application.delegate = PlainDelegate()
    #expect(application.delegate != nil)
    #expect(application.next == nil)
  }

  @Test("has nothing next where its delegate stands in the chain already or may do so")
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

  @Test("may be its own delegate and is freed all the same")
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

  @Test("keeps its delegate")
  func keepsDelegate() {
    let application = Application()
    application.delegate = ResponderDelegate()
    #expect(application.next?.description == "Responder")
  }

  @Test("finds the view in the frontmost window that has one and remembers both in the touch")
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

  @Test("takes points in the space that the windows' frames lie in")
  func windowOffset() {
    let application = Application()
    let window = Window(frame: Rect(x: 100, y: 100, width: 50, height: 50))
    application.addWindow(window)
    #expect(application.touch(99, 99).view == nil)
    #expect(application.touch(100, 100).view === window)
  }

  @Test("does not hit-test again when a touch moves")
  func hitTestsOnce() {
    let log = Log()
    let application = Application()
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let left = TouchedView("left", Rect(x: 0, y: 0, width: 50, height: 100), log, handles: true)
    let right = TouchedView("right", Rect(x: 50, y: 0, width: 50, height: 100), log, handles: true)
    application.addWindow(window)
    window.addSubview(left)
    window.addSubview(right)
    let touch = application.touch(10, 10)
    touch.move(to: Point(x: 60, y: 10))
    application.sendEvent(Event(touches: [touch]))
    touch.end()
    application.sendEvent(Event(touches: [touch]))
    #expect(touch.view === left)
    #expect(log.lines == ["left began 1", "left moved 1", "left ended 1"])
  }

  @Test("hands an event to each of its windows once")
  func severalWindows() {
    let log = Log()
    let application = Application()
    for x in [0.0, 50] {
      let window = Window(frame: Rect(x: x, y: 0, width: 50, height: 50))
      let frame = Rect(x: 0, y: 0, width: 50, height: 50)
      window.addSubview(TouchedView("at \(x)", frame, log, handles: true))
      window.subviews[0].isMultipleTouchEnabled = true
      application.addWindow(window)
    }
    let points = [Point(x: 1, y: 1), Point(x: 60, y: 1), Point(x: 2, y: 2), Point(x: 500, y: 1)]
    application.sendEvent(Event(touches: points.map { Touch(at: $0) }))
    #expect(log.lines == ["at 0.0 began 2", "at 50.0 began 1"])
  }

  @Test("drops touches until the outermost end of ignoring")
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

/// An application that may be its own delegate.
private final class DelegateApplication: Application, ApplicationDelegate {
  var log: Log?
  deinit { log?.freed += 1 }
}

extension Application {
  /// A finger that goes down at a point.
  fileprivate func touch(_ x: Double, _ y: Double) -> Touch {
    let touch = Touch(at: Point(x: x, y: y))
    sendEvent(Event(touches: [touch]))
    return touch
  }
}
