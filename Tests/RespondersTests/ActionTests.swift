import Responders
import Testing

@Suite("An action")
struct ActionTests {
  @Test("is the same as another of that name")
  func equality() {
    #expect(Action("copy") == Action("copy"))
    #expect(Action("copy") != Action("copys"))
    #expect(Action("copy") != Action("cop"))
    #expect(Action.resignFirstResponder == Action("resignFirstResponder"))
    #expect(Set([Action("copy"), Action("paste"), Action("copy")]).count == 2)
  }
}
