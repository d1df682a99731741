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
