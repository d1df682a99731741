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
