import Responders
import Testing

/// Notes the states in which a recognizer fires.
private final class States: Interceptor {
  var seen: [GestureRecognizer.State] = []
  override func willFire(in state: GestureRecognizer.State) { seen.append(state) }
}

@Suite("Pointers")
struct PointerTests {
  private let application = Application()
  private let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let hover = HoverGestureRecognizer()
  private let pan = PanGestureRecognizer()
  private let states = States()

  init() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    application.addWindow(window)
    window.addSubview(view)
    view.addGestureRecognizer(hover)
    view.addGestureRecognizer(pan)
  }

  @Test("A hover recognizer that is disabled ends when the pointer moves")
  func disabled() {
    hover.interceptor = states
    application.movePointer(to: Point(x: 10, y: 10))
    hover.isEnabled = false
    application.movePointer(to: Point(x: 20, y: 10))
    #expect(states.seen == [.began, .ended])
    #expect(hover.state == .possible)
  }

  @Test("A hover recognizer ends when its view is removed and the pointer moves")
  func removed() {
    hover.interceptor = states
    application.movePointer(to: Point(x: 10, y: 10))
    view.removeFromSuperview()
    application.movePointer(to: Point(x: 20, y: 10))
    #expect(states.seen == [.began, .ended])
  }

  @Test("Scrolling is left to a drag that is in progress")
  func scrollingDuringDrag() {
    pan.allowedScrollTypes = [.discrete, .continuous]
    let touch = Touch(at: Point(x: 10, y: 10))
    application.receive(Event(touches: [touch], timestamp: 0))
    touch.move(to: Point(x: 60, y: 10))
    application.receive(Event(touches: [touch], timestamp: 0.1))
    #expect(pan.state == .began)
    pan.interceptor = states
    application.scroll(.discrete, at: Point(x: 10, y: 10))
    #expect(states.seen == [])
    #expect(pan.state == .began)
  }

  @Test("A pinch on a trackpad is left to fingers that pinch")
  func pinchDuringPinch() {
    let pinch = PinchGestureRecognizer()
    view.addGestureRecognizer(pinch)
    view.isMultipleTouchEnabled = true
    let touches = [Touch(at: Point(x: 10, y: 10)), Touch(at: Point(x: 20, y: 10), finger: 2)]
    pan.isEnabled = false
    application.receive(Event(touches: touches, timestamp: 0))
    touches[0].stay()
    touches[1].move(to: Point(x: 90, y: 10))
    application.receive(Event(touches: touches, timestamp: 0.1))
    #expect(pinch.state == .began)
    pinch.interceptor = states
    application.pinch(at: Point(x: 10, y: 10))
    #expect(states.seen == [])
    #expect(pinch.state == .began)
  }

  @Test("A pinch on a trackpad begins and ends the recognizer of the view in front alone")
  func innermostPinch() {
    let inner = PinchGestureRecognizer()
    let outer = PinchGestureRecognizer()
    inner.interceptor = states
    view.addGestureRecognizer(inner)
    view.superview?.addGestureRecognizer(outer)
    let outerStates = States()
    outer.interceptor = outerStates
    application.pinch(at: Point(x: 10, y: 10))
    #expect(states.seen == [.began, .ended])
    #expect(outerStates.seen == [])
    #expect(inner.state == .possible)
  }

  @Test("A pinch on a trackpad does not reach a scroll view that zooms")
  func pinchOverScrollView() {
    let scrollView = ScrollView(frame: view.bounds)
    view.addSubview(scrollView)
    scrollView.zoomGestureRecognizer.interceptor = states
    let outer = PinchGestureRecognizer()
    let outerStates = States()
    outer.interceptor = outerStates
    view.addGestureRecognizer(outer)
    application.pinch(at: Point(x: 10, y: 10))
    #expect(states.seen == [])
    #expect(outerStates.seen == [.began, .ended])
  }
}
