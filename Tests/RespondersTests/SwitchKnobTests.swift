import Responders
import Testing

@Suite("A switch's knob")
struct SwitchKnobTests {
  @Test("lies at the left while it is off and at the right while it is on")
  func place() {
    let toggle = Switch(frame: Rect(x: 20, y: 20, width: 60, height: 40))
    #expect(toggle.knob == Rect(x: 0, y: 0, width: 30, height: 40))
    toggle.isOn = true
    #expect(toggle.knob == Rect(x: 30, y: 0, width: 30, height: 40))
  }
}
