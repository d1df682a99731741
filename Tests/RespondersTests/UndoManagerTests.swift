import Responders
import Testing

@Suite("Undo managers")
struct UndoManagerTests {
  private final class Supplying: View {
    var supply: UndoManager?
    var link: Responder?
    override var undoManager: UndoManager? { supply }
    override var next: Responder? { link ?? super.next }
  }

  private final class Linked: View {
    unowned var link: Responder?
    override var next: Responder? { link }
    override func inherits(_ methods: Methods) -> Bool { methods == .undoManager }
  }

  @Test("A window has an undo manager of its own, which its views inherit")
  func window() {
    let window = Window()
    let controller = ViewController()
    let view = View()
    #expect(view.undoManager == nil)
    window.rootViewController = controller
    controller.view.addSubview(view)
    #expect(view.undoManager != nil)
    #expect(view.undoManager === window.undoManager)
    #expect(controller.undoManager === window.undoManager)
    #expect(Window().undoManager !== window.undoManager)
    #expect(Application().undoManager == nil)
  }

  @Test("The nearest override of undoManager up the chain is used, even if it returns nil")
  func nearest() {
    let window = Window()
    let outer = Supplying()
    let inner = View()
    window.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.undoManager == nil)
    let manager = UndoManager()
    outer.supply = manager
    #expect(inner.undoManager === manager)
  }

  @Test("The search for an undo manager passes over a hundred thousand views")
  func deep() {
    let window = Window()
    var deepest: View = window
    for _ in 0..<100_000 {
      let view = View()
      deepest.addSubview(view)
      deepest = view
    }
    #expect(deepest.undoManager === window.undoManager)
  }

  @Test("A cyclic chain without an override has no undo manager", arguments: 1...9)
  func circle(_ length: Int) {
    let views = (0..<length).map { _ in Linked() }
    for (index, view) in views.enumerated() { view.link = views[(index + 1) % length] }
    let start = Linked()
    start.link = views[0]
    #expect(start.undoManager == nil)
    for view in views { view.link = nil }
  }

  @Test(
    "Library classes except windows inherit the undo manager, and subclasses do if they return so")
  func inheriting() {
    let responders: [Responder] = [
      Responder(), View(), ViewController(), WindowScene(), Application(), TextField(), Window(),
      Supplying(), Linked(),
    ]
    #expect(
      responders.map { $0.inherits(.undoManager) } == [
        true, true, true, true, true, true, false, false, true,
      ])
  }
}
