import Responders
import Testing

@Suite("A press")
struct PressTests {
  @Test("is the same object from its beginning to its end")
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

  @Test("matches a command by all of its name", arguments: ["cmd-S", "cmd-s", "S", "", "cmd-SS"])
  func commands(_ key: String) {
    #expect(KeyCommand("cmd-S", action: Action("save")).matches(key) == (key == "cmd-S"))
  }
}
