import Responders
import Testing

@Suite("Actions of assistive technologies")
struct AssistiveActionTests {
  @Test("An escape ends in a chain that leads back to itself")
  func cycle() {
    final class Back: View {
      weak var target: View?
      override var next: Responder? { target }
    }
    let (outer, element) = (Back(), View())
    outer.addSubview(element)
    outer.target = element
    #expect(!Application().perform(.escape, on: element))
  }
}
