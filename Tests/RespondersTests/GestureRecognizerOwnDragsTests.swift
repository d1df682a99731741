import Responders
import Testing

/// A recognizer of drags that takes its firings down.
private final class Pan: PanGestureRecognizer {
  let log: Log

  init(_ log: Log) { self.log = log }

  override func fire() { log.lines.append("\(state)") }
}

@Suite("A drag from a knob")
struct GestureRecognizerOwnDragsTests {
  private let log = Log()
  private let application = Application()
  private let window = Window(frame: Rect(x: 0, y: 0, width: 900, height: 900))
  private let slider = Slider(frame: Rect(x: 100, y: 100, width: 160, height: 40))
  private let pan: Pan

  init() {
    pan = Pan(log)
    application.addWindow(window)
    window.addSubview(slider)
    window.addGestureRecognizer(pan)
  }

  /// A finger that goes down on the knob, moves and is lifted.
  private func drag(_ x: Double, _ y: Double) {
    let touch = Touch(at: Point(x: 110, y: 120))
    application.receive(Event(touches: [touch]))
    touch.move(to: Point(x: 110 + x, y: 120 + y))
    application.receive(Event(touches: [touch]))
    touch.end()
    application.receive(Event(touches: [touch]))
  }

  @Test(
    "is the slider's where it goes more along the slider than across",
    arguments: [
      (50.0, 0.0, [String]()), (50.0, 49.0, []), (50.0, -49.0, []),
      (50.0, 50.0, ["began", "ended"]),
      (-50.0, 49.0, []), (0.0, 50.0, ["began", "ended"]),
    ])
  func direction(x: Double, y: Double, firings: [String]) {
    drag(x, y)
    #expect(log.lines == firings)
  }

  @Test("is the recognizer's where the finger is on a view inside the slider")
  func viewInside() {
    slider.addSubview(View(frame: slider.knob))
    drag(50, 0)
    #expect(log.lines == ["began", "ended"])
  }

  @Test("is the recognizer's, and the slider's too, where it leaves the touches")
  func leaving() {
    pan.cancelsTouchesInView = false
    drag(50, 0)
    #expect(log.lines == ["began", "ended"])
    #expect(slider.value > 0)
  }

  @Test("is not that of a slider that is disabled")
  func disabled() {
    slider.isEnabled = false
    drag(50, 0)
    #expect(log.lines == ["began", "ended"])
  }

  @Test("is the slider's where the recognizer has to wait until the finger is up")
  func waiting() {
    let swipe = SwipeGestureRecognizer()
    window.addGestureRecognizer(swipe)
    pan.require(toFail: swipe)
    drag(20, 0)
    #expect(log.lines == [])
    drag(0, 20)
    #expect(log.lines == ["began", "ended"])
  }

  @Test("goes to a recognizer of a view inside the slider")
  func innerRecognizer() {
    let view = View(frame: slider.knob)
    slider.addSubview(view)
    view.addGestureRecognizer(pan)
    drag(50, 0)
    #expect(log.lines == ["began", "ended"])
  }
}
