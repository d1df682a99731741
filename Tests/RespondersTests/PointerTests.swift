import Responders
import Testing

@Suite("Pointers")
struct PointerTests {
  private let application = Application()
  private let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let hover = HoverGestureRecognizer()
  private let pan = PanGestureRecognizer()
  private let log = Log()

  init() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    application.addWindow(window)
    window.addSubview(view)
    view.addGestureRecognizer(hover)
    view.addGestureRecognizer(pan)
  }

  @Test("A hover recognizer that is disabled ends when the pointer moves")
  func disabled() {
    hover.interceptor = FiringLog(log)
    application.movePointer(to: Point(x: 10, y: 10))
    hover.isEnabled = false
    application.movePointer(to: Point(x: 20, y: 10))
    #expect(log.lines == ["began", "ended"])
    #expect(hover.state == .possible)
  }

  @Test("A hover recognizer ends when its view is removed and the pointer moves")
  func removed() {
    hover.interceptor = FiringLog(log)
    application.movePointer(to: Point(x: 10, y: 10))
    view.removeFromSuperview()
    application.movePointer(to: Point(x: 20, y: 10))
    #expect(log.lines == ["began", "ended"])
  }

  @Test("Scrolling is left to a drag that is in progress")
  func scrollingDuringDrag() {
    pan.allowedScrollTypes = [.discrete, .continuous]
    let touch = Touch(at: Point(x: 10, y: 10))
    application.receive(Event(touches: [touch], timestamp: 0))
    touch.move(to: Point(x: 60, y: 10))
    application.receive(Event(touches: [touch], timestamp: 0.1))
    #expect(pan.state == .began)
    pan.interceptor = FiringLog(log)
    application.scroll(.discrete, at: Point(x: 10, y: 10))
    #expect(log.lines == [])
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
    pinch.interceptor = FiringLog(log)
    application.pinch(at: Point(x: 10, y: 10))
    #expect(log.lines == [])
    #expect(pinch.state == .began)
  }

  @Test("A pinch on a trackpad begins and ends the recognizer of the view in front alone")
  func innermostPinch() {
    let inner = PinchGestureRecognizer()
    let outer = PinchGestureRecognizer()
    inner.interceptor = FiringLog(log)
    view.addGestureRecognizer(inner)
    view.superview?.addGestureRecognizer(outer)
    let outerLog = Log()
    outer.interceptor = FiringLog(outerLog)
    application.pinch(at: Point(x: 10, y: 10))
    #expect(log.lines == ["began", "ended"])
    #expect(outerLog.lines == [])
    #expect(inner.state == .possible)
  }

  @Test("A pinch on a trackpad does not reach a scroll view that zooms")
  func pinchOverScrollView() {
    let scrollView = ScrollView(frame: view.bounds)
    view.addSubview(scrollView)
    scrollView.zoomGestureRecognizer.interceptor = FiringLog(log)
    let outer = PinchGestureRecognizer()
    let outerLog = Log()
    outer.interceptor = FiringLog(outerLog)
    view.addGestureRecognizer(outer)
    application.pinch(at: Point(x: 10, y: 10))
    #expect(log.lines == [])
    #expect(outerLog.lines == ["began", "ended"])
  }
}
