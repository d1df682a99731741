import Responders
import Testing

/// A delegate that records the recognizers it is asked about and returns requirements.
private final class RequirementDelegate: GestureRecognizerDelegate {
  let log: Log
  /// The name of the recognizer that has to fail first.
  var awaited: String?
  /// The name of the recognizer that waits.
  var waiting: String?

  init(_ log: Log) { self.log = log }

  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool {
    log.lines.append("\(name(recognizer)) for \(name(other))?")
    return awaited == name(other)
  }

  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool {
    log.lines.append("\(name(other)) for \(name(recognizer))?")
    return waiting == name(other)
  }

  private func name(_ recognizer: GestureRecognizer) -> String {
    recognizer.view?.description ?? "nobody"
  }
}

/// A recognizer that begins when its first touch moves, and records when it fires.
private final class MoveRecognizer: GestureRecognizer {
  let log: Log

  init(_ log: Log) { self.log = log }

  override func touchesMoved(_ touches: [Touch], with event: Event) { state = .began }

  override func fire() { log.lines.append("\(view?.description ?? "") \(state)") }
}

@Suite("Failure requirements of delegates")
struct GestureRecognizerDelegateTests {
  private let log = Log()
  private let application = Application()
  private let window = Window(frame: Rect(x: 0, y: 0, width: 900, height: 900))
  private let left: MoveRecognizer
  private let right: MoveRecognizer
  private let linker: RequirementDelegate
  private let touches = [
    Touch(at: Point(x: 10, y: 10)), Touch(at: Point(x: 210, y: 10), finger: 2),
  ]
  /// The views of `left` and `right`, which the window retains.
  private let views = [NamedView("left", 0, 0), NamedView("right", 200, 0)]

  init() {
    left = MoveRecognizer(log)
    right = MoveRecognizer(log)
    linker = RequirementDelegate(log)
    application.addWindow(window)
    for view in views { window.addSubview(view) }
    views[0].addGestureRecognizer(left)
    views[1].addGestureRecognizer(right)
    left.delegate = linker
  }

  private func send() { application.receive(Event(touches: touches)) }

  private func move(_ index: Int) {
    for touch in touches { touch.stay() }
    touches[index].move(to: Point(x: touches[index].location.x, y: 50))
    send()
  }

  @Test("A delegate is asked once about each other recognizer in an attempt")
  func asked() {
    let above = MoveRecognizer(log)
    window.addGestureRecognizer(above)
    application.receive(Event(touches: [touches[0]]))
    #expect(log.lines == ["left for Window?", "Window for left?"])
    log.lines = []
    touches[0].stay()
    send()
    #expect(log.lines == ["left for right?", "right for left?"])
    log.lines = []
    touches[0].move(to: Point(x: 10, y: 20))
    send()
    #expect(log.lines == ["left began"])
  }

  @Test("Requirements form no cycle, with those of require(toFail:) either")
  func circles() {
    linker.awaited = "right"
    linker.waiting = "right"
    send()
    #expect(left.waits(for: right))
    #expect(!right.waits(for: left))
    right.require(toFail: left)
    #expect(!right.waits(for: left))
  }

  @Test("A delegate is not asked about a recognizer that has failed")
  func failed() {
    application.receive(Event(touches: [touches[0]]))
    left.state = .failed
    log.lines = []
    touches[0].stay()
    right.delegate = linker
    send()
    #expect(log.lines == [])
  }

  @Test("Delegates are asked twice about each ordered pair, and not again for further touches")
  func pairs() {
    for _ in 0..<20 {
      let recognizer = MoveRecognizer(log)
      recognizer.delegate = linker
      views[0].addGestureRecognizer(recognizer)
    }
    application.receive(Event(touches: [touches[0]]))
    #expect(log.lines.count == 2 * 21 * 20)
    log.lines = []
    touches[0].stay()
    send()
    // The recognizer of the second view is new, and has no delegate.
    #expect(log.lines.count == 2 * 21)
  }
}
