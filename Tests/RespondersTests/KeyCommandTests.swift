import Responders
import Testing

@Suite("Key commands")
struct KeyCommandTests {
  @Test("A command matches only its whole key", arguments: ["cmd-S", "cmd-s", "S", "", "cmd-SS"])
  func commands(_ key: String) {
    #expect(KeyCommand("cmd-S", action: Action("save")).matches(key) == (key == "cmd-S"))
  }

  @Test("The key of a command is not delivered even if no object performs the action")
  func unperformed() {
    let fixture = InputFixture()
    fixture.inner.becomeFirstResponder()
    fixture.outer.offers = [KeyCommand("cmd-S", action: Action("save"))]
    fixture.send(Press("cmd-S"))
    #expect(fixture.log.lines == [])
  }

  @Test(
    "Text takes the keys of single characters, unless the command comes before it",
    arguments: ["A", "é", "한"], [false, true])
  func textFirst(_ key: String, isFirst: Bool) {
    let fixture = InputFixture()
    let field = TextField(frame: Rect(x: 0, y: 0, width: 50, height: 20))
    fixture.inner.addSubview(field)
    field.becomeFirstResponder()
    let command = KeyCommand(key, action: Action("save"))
    command.wantsPriorityOverSystemBehavior = isFirst
    fixture.outer.offers = [command]
    let press = Press(key)
    fixture.send(press)
    #expect((press.responder === field) == !isFirst)
  }
}
