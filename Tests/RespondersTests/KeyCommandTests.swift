import Responders
import Testing

@Suite("Key commands")
struct KeyCommandTests {
  @Test("A command matches only its whole key", arguments: ["cmd-S", "cmd-s", "S", "", "cmd-SS"])
  func commands(_ key: String) {
    #expect(KeyCommand("cmd-S", action: Action("save")).matches(key) == (key == "cmd-S"))
  }

  @Test("The nearest command for a key is performed, and the press is not delivered")
  func keyCommand() {
    let fixture = InputFixture()
    fixture.inner.becomeFirstResponder()
    fixture.inner.offers = [KeyCommand("cmd-S", action: Action("save"))]
    fixture.outer.offers = [
      KeyCommand("cmd-S", action: Action("store")), KeyCommand("cmd-Z", action: Action("revert")),
    ]
    fixture.outer.actions = [Action("save"), Action("store")]
    fixture.inner.actions = [Action("revert")]
    let press = Press("cmd-S")
    fixture.send(press)
    press.end()
    fixture.send(press)
    fixture.send(Press("cmd-Z"))
    fixture.send(Press("S"))
    #expect(
      fixture.log.lines == [
        "outer performs save", "inner performs revert", "inner began S", "outer began S",
      ])
    #expect(press.window == nil && press.responder == nil)
  }

  @Test("The key of a command is not delivered even if no object performs the action")
  func unperformed() {
    let fixture = InputFixture()
    fixture.inner.becomeFirstResponder()
    fixture.outer.offers = [KeyCommand("cmd-S", action: Action("save"))]
    fixture.send(Press("cmd-S"))
    #expect(fixture.log.lines == [])
  }

  @Test("Without a first responder there are no commands, whatever view is focused")
  func noFirstResponder() {
    let fixture = InputFixture(keeps: true)
    fixture.outer.offers = [KeyCommand("cmd-S", action: Action("save"))]
    fixture.outer.actions = [Action("save")]
    fixture.application.focusedView = fixture.outer
    fixture.send(Press("cmd-S"))
    #expect(fixture.log.lines == ["outer began cmd-S"])
  }
}
