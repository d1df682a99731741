import Responders
import Testing

@Suite("A printed chain")
struct ResponderChainTests {
  @Test("of one responder is its description")
  func single() {
    #expect(Responder().chainDescription == "Responder")
  }

  @Test("joins the descriptions up to the delegate by arrows")
  func whole() {
    let application = Application()
    let scene = WindowScene()
    let window = Window()
    let controller = ViewController()
    let button = NamedView("button")
    application.delegate = ResponderDelegate()
    application.addScene(scene)
    scene.addWindow(window)
    window.rootViewController = controller
    controller.view.addSubview(button)
    #expect(
      button.chainDescription
        == "button -> View -> ViewController -> Window -> WindowScene -> Application -> Responder")
  }

  @Test("follows an overridden next")
  func overridden() {
    final class Detour: View {
      override var next: Responder? { Label() }
    }
    #expect(Detour().chainDescription == "View -> Label")
  }
}
