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
}
