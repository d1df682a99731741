import Responders
import Testing

/// A delegate that takes down whom it is asked about and says who waits for whom.
private final class Linker: GestureRecognizerDelegate {
  let log: Log
  /// The name of whom the recognizer waits for.
  var awaited: String?
  /// The name of who waits for the recognizer.
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

/// A recognizer that begins when its first touch moves, and takes its firings down.
private final class Mover: GestureRecognizer {
  let log: Log

  init(_ log: Log) { self.log = log }

  override func touchesMoved(_ touches: [Touch], with event: Event) { state = .began }

  override func fire() { log.lines.append("\(view?.description ?? "") \(state)") }
}

@Suite("A gesture recognizer's delegate")
struct GestureRecognizerDelegateTests {
  private let log = Log()
  private let application = Application()
  private let window = Window(frame: Rect(x: 0, y: 0, width: 900, height: 900))
  private let left: Mover
  private let right: Mover
  private let linker: Linker
  private let touches = [
    Touch(at: Point(x: 10, y: 10)), Touch(at: Point(x: 210, y: 10), finger: 2),
  ]
  /// The window keeps them.
  private let views = [NamedView("left", 0, 0), NamedView("right", 200, 0)]

  init() {
    left = Mover(log)
    right = Mover(log)
    linker = Linker(log)
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

  @Test("is asked once about each other recognizer in an attempt, and about no other")
  func asked() {
    let above = Mover(log)
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

  @Test("makes one wait for another on a view beside it, and fail where that begins")
  func links() {
    linker.awaited = "right"
    send()
    log.lines = []
    #expect(left.waits(for: right))
    move(0)
    #expect(log.lines == [])
    move(1)
    #expect(log.lines == ["right began"])
    #expect(left.state == .failed)
  }

  @Test("makes another wait, which begins once this one has failed")
  func linksOther() {
    linker.waiting = "right"
    send()
    log.lines = []
    move(1)
    #expect(log.lines == [])
    touches[1].stay()
    touches[0].end()
    send()
    #expect(log.lines == ["right began"])
  }

  @Test("links for one attempt of either only")
  func forgets() {
    linker.awaited = "right"
    send()
    touches[0].stay()
    touches[1].end()
    send()
    #expect(!left.waits(for: right))
    touches[0].end()
    application.receive(Event(touches: [touches[0]]))
    #expect(left.state == .possible)
    linker.awaited = nil
    application.receive(
      Event(touches: [
        Touch(at: Point(x: 10, y: 10)), Touch(at: Point(x: 210, y: 10), finger: 2),
      ]))
    #expect(!left.waits(for: right))
  }

  @Test("closes no circle, neither alone nor with what was linked for good")
  func circles() {
    linker.awaited = "right"
    linker.waiting = "right"
    send()
    #expect(left.waits(for: right))
    #expect(!right.waits(for: left))
    right.require(toFail: left)
    #expect(!right.waits(for: left))
  }
}
