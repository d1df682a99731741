import Responders
import Testing

@Suite("A touch that is handed on")
struct TouchForwardingTests {
  /// A view that takes down what it is told and keeps some phases.
  private final class Keeper: View {
    let name: String
    let log: Log
    var kept: Set<Touch.Phase> = []
    var detour: Responder?

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    }

    override var next: Responder? { detour ?? super.next }

    override func receive(_ touches: [Touch], in phase: Touch.Phase, with event: Event?) {
      log.lines.append("\(name) \(phase) \(touches.map(\.finger))")
      if !kept.contains(phase) { super.receive(touches, in: phase, with: event) }
    }
  }

  private let log = Log()
  private let application = Application()
  private let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let outer: Keeper
  private let middle: Keeper
  private let inner: Keeper

  init() {
    outer = Keeper("outer", log)
    middle = Keeper("middle", log)
    inner = Keeper("inner", log)
    application.addWindow(window)
    window.addSubview(outer)
    outer.addSubview(middle)
    middle.addSubview(inner)
    inner.isMultipleTouchEnabled = true
  }

  private func send(_ touches: Touch...) { application.receive(Event(touches: touches)) }

  private func begin(_ finger: Int = 1) -> Touch {
    let touch = Touch(at: Point(x: 1, y: 1), finger: finger)
    send(touch)
    return touch
  }

  /// What happens when some touches move together.
  private func move(_ touches: Touch...) -> [String] {
    log.lines = []
    for touch in touches { touch.move(to: Point(x: 2, y: 2)) }
    application.receive(Event(touches: touches))
    return log.lines
  }

  @Test("goes to nobody behind one that kept its beginning, though that hands later phases on")
  func keptBeginning() {
    middle.kept = [.began]
    let touch = begin()
    middle.kept = []
    #expect(log.lines == ["inner began [1]", "middle began [1]"])
    #expect(move(touch) == ["inner moved [1]", "middle moved [1]"])
  }

  @Test("goes to those that know of it behind those that keep a later phase, nearest first")
  func keptLater() {
    inner.kept = [.moved]
    middle.kept = [.moved]
    let touch = begin()
    #expect(move(touch) == ["inner moved [1]", "middle moved [1]", "outer moved [1]"])
  }

  @Test("goes to the next one where its way has changed, once the record is abandoned")
  func changedWay() {
    let touch = begin()
    inner.detour = outer
    #expect(move(touch) == ["inner moved [1]", "outer moved [1]"])
    inner.detour = nil
    #expect(move(touch) == ["inner moved [1]", "middle moved [1]", "outer moved [1]"])
  }

  @Test("goes to nobody that did not know of it when it began, and not past such a one")
  func newcomer() {
    let newcomer = Keeper("newcomer", log)
    let touch = begin()
    inner.detour = newcomer
    #expect(move(touch) == ["inner moved [1]"])
  }

  @Test("has a record of its own, also where another is told with it")
  func together() {
    middle.kept = [.began]
    let first = begin(1)
    middle.kept = []
    first.stay()
    let second = Touch(at: Point(x: 1, y: 1), finger: 2)
    send(first, second)
    #expect(
      move(first, second) == ["inner moved [1, 2]", "middle moved [1, 2]", "outer moved [2]"])
  }

  @Test(
    "is cancelled, and nothing more, when its view has left the window", arguments: [false, true])
  func lost(hasRecognizers: Bool) {
    if hasRecognizers { window.addGestureRecognizer(PanGestureRecognizer()) }
    let touch = begin()
    inner.removeFromSuperview()
    #expect(move(touch) == ["inner cancelled [1]"])
    #expect(move(touch) == [])
    log.lines = []
    touch.end()
    send(touch)
    #expect(log.lines == [])
  }

  @Test("goes on in a view that has moved within the window")
  func moved() {
    let touch = begin()
    window.addSubview(inner)
    #expect(move(touch).first == "inner moved [1]")
  }
}
