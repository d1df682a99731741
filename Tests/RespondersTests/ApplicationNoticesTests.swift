import Responders
import Testing

@Suite("Events without a location")
struct ApplicationNoticesTests {
  @Test("Presses and motion are delivered while interaction events are ignored")
  func ignoring() {
    let fixture = InputFixture(keeps: true)
    fixture.outer.becomeFirstResponder()
    fixture.application.beginIgnoringInteractionEvents()
    fixture.send(Press("A"))
    fixture.application.receive(MotionEvent(.began))
    #expect(fixture.log.lines == ["outer began A", "outer motionShake began"])
  }

  @Test("Presses go to the focused view while it is in a window of the application")
  func focus() {
    let fixture = InputFixture(keeps: true)
    fixture.outer.becomeFirstResponder()
    let side = InputRecordingView("side", fixture.log, keeps: true)
    fixture.application.focusedView = side
    #expect(fixture.application.focusedView == nil)
    fixture.send(Press("A"))
    fixture.window.addSubview(side)
    fixture.send(Press("B"))
    #expect(fixture.log.lines == ["outer began A", "side began B"])
  }

  @Test("A press goes through the window of the focused view")
  func focusedWindow() {
    let fixture = InputFixture(keeps: true)
    let other = Window()
    let view = InputRecordingView("other", fixture.log, keeps: true)
    other.addSubview(view)
    fixture.application.addWindow(other)
    fixture.application.focusedView = view
    let press = Press("A")
    fixture.send(press)
    #expect(press.window === other)
    #expect(fixture.log.lines == ["other began A"])
  }
}
