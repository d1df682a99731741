import Responders
import Testing

@Suite("Drags of a knob")
struct PanGestureRecognizerTests {
  private let fixture = TouchFixture()
  private let lamp = Switch(frame: Rect(x: 100, y: 100, width: 160, height: 40))
  private let pan = PanGestureRecognizer()

  init() {
    pan.interceptor = FiringLog(fixture.log)
    fixture.window.addSubview(lamp)
    fixture.window.addGestureRecognizer(pan)
  }

  /// Sends a touch that begins on the knob, moves and ends.
  private func drag(_ x: Double, _ y: Double) {
    fixture.drag(Point(x: 110, y: 120), Point(x: 110 + x, y: 120 + y))
  }

  @Test(
    "A drag that is more horizontal than vertical belongs to the switch",
    arguments: [
      (50.0, 0.0, [String]()), (50.0, 49.0, []), (50.0, -49.0, []),
      (50.0, 50.0, ["began", "ended"]),
      (-50.0, 49.0, []), (0.0, 50.0, ["began", "ended"]),
    ])
  func direction(x: Double, y: Double, firings: [String]) {
    drag(x, y)
    #expect(fixture.log.lines == firings)
  }

  /// What lets the recognizer begin for a drag along the switch.
  enum Reason: CaseIterable { case disabledSwitch, viewInside, recognizerInside, touchesLeftInView }

  @Test("A horizontal drag belongs to the recognizer for a reason", arguments: Reason.allCases)
  func along(_ reason: Reason) {
    switch reason {
    case .disabledSwitch: lamp.isEnabled = false
    case .touchesLeftInView: pan.cancelsTouchesInView = false
    case .viewInside, .recognizerInside:
      let view = View(frame: lamp.knob)
      lamp.addSubview(view)
      if reason == .recognizerInside { view.addGestureRecognizer(pan) }
    }
    drag(50, 0)
    #expect(fixture.log.lines == ["began", "ended"])
    #expect(lamp.isOn == (reason == .touchesLeftInView))
  }

  @Test("A drag belongs to the switch if the recognizer waits until the finger is up")
  func waiting() {
    let swipe = SwipeGestureRecognizer()
    fixture.window.addGestureRecognizer(swipe)
    pan.require(toFail: swipe)
    drag(20, 0)
    #expect(fixture.log.lines == [])
    drag(0, 20)
    #expect(fixture.log.lines == ["began", "ended"])
  }
}
