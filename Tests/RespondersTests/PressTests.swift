import Responders
import Testing

@Suite("Presses")
struct PressTests {
  @Test("A press goes through its phases")
  func phases() {
    let press = Press("cmd-S")
    #expect(press.key == "cmd-S")
    var phases = [press.phase]
    press.change()
    phases.append(press.phase)
    press.stay()
    phases.append(press.phase)
    press.end()
    phases.append(press.phase)
    press.cancel()
    phases.append(press.phase)
    #expect(phases == [.began, .changed, .stationary, .ended, .cancelled])
    #expect(phases.map(\.isFinal) == [false, false, false, true, true])
    #expect(press.window == nil && press.responder == nil)
  }
}
