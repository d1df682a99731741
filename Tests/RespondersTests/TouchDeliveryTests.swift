import Responders
import Testing

@Suite("Forwarded touches")
struct TouchDeliveryTests {
  /// A view that records touches and does not forward some phases.
  private final class ForwardingView: View {
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
  private let outer: ForwardingView
  private let middle: ForwardingView
  private let inner: ForwardingView

  init() {
    outer = ForwardingView("outer", log)
    middle = ForwardingView("middle", log)
    inner = ForwardingView("inner", log)
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

  /// Returns the calls when the touches move together.
  private func move(_ touches: Touch...) -> [String] {
    log.lines = []
    for touch in touches { touch.move(to: Point(x: 2, y: 2)) }
    application.receive(Event(touches: touches))
    return log.lines
  }

  @Test("A responder that did not receive the beginning receives nothing later")
  func keptBeginning() {
    middle.kept = [.began]
    let touch = begin()
    middle.kept = []
    #expect(log.lines == ["inner began [1]", "middle began [1]"])
    #expect(move(touch) == ["inner moved [1]", "middle moved [1]"])
  }

  @Test("Recipients behind one that stops a later phase still receive it, nearest first")
  func keptLater() {
    inner.kept = [.moved]
    middle.kept = [.moved]
    let touch = begin()
    #expect(move(touch) == ["inner moved [1]", "middle moved [1]", "outer moved [1]"])
  }

  @Test("A changed chain is followed, and the record is given up")
  func changedWay() {
    let touch = begin()
    inner.detour = outer
    #expect(move(touch) == ["inner moved [1]", "outer moved [1]"])
    inner.detour = nil
    #expect(move(touch) == ["inner moved [1]", "middle moved [1]", "outer moved [1]"])
  }

  @Test("A responder added to the chain later is not reached, nor are those behind it")
  func newcomer() {
    let newcomer = ForwardingView("newcomer", log)
    let touch = begin()
    inner.detour = newcomer
    #expect(move(touch) == ["inner moved [1]"])
  }

  @Test("Each touch has a record of its own")
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

  @Test("A touch whose view left the window is cancelled once", arguments: [false, true])
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

  @Test("A touch continues in a view that moved within the window")
  func moved() {
    let touch = begin()
    window.addSubview(inner)
    #expect(move(touch).first == "inner moved [1]")
  }
}
