import Responders
import Testing

/// A pan recognizer that records when it fires.
private final class Pan: PanGestureRecognizer {
  let log: Log

  init(_ log: Log) { self.log = log }

  override func fire() { log.lines.append("\(state)") }
}

@Suite("Drags of a knob")
struct PanGestureRecognizerTests {
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

  /// Sends a touch that begins on the knob, moves and ends.
  private func drag(_ x: Double, _ y: Double) {
    let touch = Touch(at: Point(x: 110, y: 120))
    application.receive(Event(touches: [touch]))
    touch.move(to: Point(x: 110 + x, y: 120 + y))
    application.receive(Event(touches: [touch]))
    touch.end()
    application.receive(Event(touches: [touch]))
  }

  @Test(
    "A drag that is more horizontal than vertical belongs to the slider",
    arguments: [
      (50.0, 0.0, [String]()), (50.0, 49.0, []), (50.0, -49.0, []),
      (50.0, 50.0, ["began", "ended"]),
      (-50.0, 49.0, []), (0.0, 50.0, ["began", "ended"]),
    ])
  func direction(x: Double, y: Double, firings: [String]) {
    drag(x, y)
    #expect(log.lines == firings)
  }

  @Test("A drag in a subview of the slider belongs to the recognizer")
  func viewInside() {
    slider.addSubview(View(frame: slider.knob))
    drag(50, 0)
    #expect(log.lines == ["began", "ended"])
  }

  @Test("A drag belongs to slider and recognizer if that does not cancel touches in views")
  func leaving() {
    pan.cancelsTouchesInView = false
    drag(50, 0)
    #expect(log.lines == ["began", "ended"])
    #expect(slider.value > 0)
  }

  @Test("A drag of a disabled slider belongs to the recognizer")
  func disabled() {
    slider.isEnabled = false
    drag(50, 0)
    #expect(log.lines == ["began", "ended"])
  }

  @Test("A drag belongs to the slider if the recognizer waits until the finger is up")
  func waiting() {
    let swipe = SwipeGestureRecognizer()
    window.addGestureRecognizer(swipe)
    pan.require(toFail: swipe)
    drag(20, 0)
    #expect(log.lines == [])
    drag(0, 20)
    #expect(log.lines == ["began", "ended"])
  }

  @Test("A drag belongs to a recognizer of a subview of the slider")
  func innerRecognizer() {
    let view = View(frame: slider.knob)
    slider.addSubview(view)
    view.addGestureRecognizer(pan)
    drag(50, 0)
    #expect(log.lines == ["began", "ended"])
  }
}
