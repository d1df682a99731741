import Responders
import Testing

/// A tap recognizer that records when it fires.
private final class Tap: TapGestureRecognizer {
  let log: Log

  init(_ log: Log) { self.log = log }

  override func fire() { log.lines.append("\(view?.description ?? "") fires \(state)") }
}

/// A pan recognizer that records when it fires.
private final class Pan: PanGestureRecognizer {
  let log: Log

  init(_ log: Log) { self.log = log }

  override func fire() { log.lines.append("\(state)") }
}

/// A pinch recognizer that records when it fires.
private final class Pinch: PinchGestureRecognizer {
  let log: Log

  init(_ log: Log) { self.log = log }

  override func fire() { log.lines.append("\(state)") }
}

/// A view that records when it is asked about a recognizer, and returns `answer`.
private final class AskedView: View {
  let log: Log
  var answer = true

  init(_ frame: Rect, _ log: Log) {
    self.log = log
    super.init(frame: frame)
  }

  override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    log.lines.append("asked")
    return answer
  }
}

@Suite("Recognition of gestures")
struct GestureArbiterTests {
  private let log = Log()
  private let application = Application()
  private let window = Window(frame: Rect(x: 0, y: 0, width: 900, height: 900))

  init() { application.addWindow(window) }

  /// Sends the touches, and marks them as stationary.
  private func send(_ touches: Touch...) {
    application.receive(Event(touches: touches))
    for touch in touches where touch.phase != .ended { touch.stay() }
  }

  private func tap(_ x: Double, _ y: Double) {
    let touch = Touch(at: Point(x: x, y: y))
    send(touch)
    touch.end()
    send(touch)
  }

  @Test("A touched view can prevent recognition, and is asked once")
  func refused() {
    let view = AskedView(Rect(x: 0, y: 0, width: 100, height: 100), log)
    let pinch = Pinch(log)
    window.addSubview(view)
    window.addGestureRecognizer(pinch)
    for answer in [true, false] {
      view.answer = answer
      let touches = [Touch(at: Point(x: 10, y: 10)), Touch(at: Point(x: 50, y: 10), finger: 2)]
      send(touches[0], touches[1])
      touches[1].move(to: Point(x: 90, y: 10))
      send(touches[0], touches[1])
      for touch in touches { touch.end() }
      send(touches[0], touches[1])
    }
    #expect(log.lines == ["asked", "began", "ended", "asked"])
  }

  @Test("Of two equal recognizers on a view the one added last fires")
  func lastAdded() {
    let first = Tap(log)
    let second = Tap(log)
    for recognizer in [first, second] { window.addGestureRecognizer(recognizer) }
    let touch = Touch(at: Point(x: 10, y: 10))
    send(touch)
    #expect(touch.gestureRecognizers.first === second)
    touch.end()
    send(touch)
    #expect(log.lines == ["Window fires ended"])
  }

  @Test("A pinch ends with the second finger, and does not change while one is up")
  func pair() {
    window.addGestureRecognizer(Pinch(log))
    let touches = [Touch(at: Point(x: 10, y: 10)), Touch(at: Point(x: 50, y: 10), finger: 2)]
    send(touches[0], touches[1])
    touches[1].move(to: Point(x: 90, y: 10))
    send(touches[0], touches[1])
    touches[1].end()
    send(touches[0], touches[1])
    touches[0].move(to: Point(x: 30, y: 10))
    send(touches[0])
    #expect(log.lines == ["began"])
    touches[0].end()
    send(touches[0])
    #expect(log.lines == ["began", "ended"])
  }

  @Test("A pan with two fingers ends with the second finger, and does not change while one is up")
  func drag() {
    let pan = Pan(log)
    pan.minimumNumberOfTouches = 2
    window.addGestureRecognizer(pan)
    let touches = [Touch(at: Point(x: 10, y: 10)), Touch(at: Point(x: 50, y: 10), finger: 2)]
    send(touches[0], touches[1])
    for touch in touches { touch.move(to: Point(x: touch.location.x, y: 50)) }
    send(touches[0], touches[1])
    touches[1].end()
    send(touches[0], touches[1])
    touches[0].move(to: Point(x: 10, y: 90))
    send(touches[0])
    #expect(log.lines == ["began"])
    touches[0].end()
    send(touches[0])
    #expect(log.lines == ["began", "ended"])
  }

  @Test("A touch of more than 1.5 seconds is not a tap")
  func longTap() {
    window.addGestureRecognizer(Tap(log))
    for (start, duration) in [(0.0, 1.5), (10.0, 1.6)] {
      let touch = Touch(at: Point(x: 10, y: 10), timestamp: start)
      application.receive(Event(touches: [touch], timestamp: start))
      touch.end(timestamp: start + duration)
      application.receive(Event(touches: [touch], timestamp: start + duration))
    }
    #expect(log.lines == ["Window fires ended"])
  }

  @Test("While an exclusive view has a touch, new touches go to recognizers of its superviews only")
  func exclusive() {
    let left = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let right = View(frame: Rect(x: 200, y: 0, width: 100, height: 100))
    left.isExclusiveTouch = true
    for view in [left, right] { window.addSubview(view) }
    let beside = Tap(log)
    let above = Tap(log)
    right.addGestureRecognizer(beside)
    window.addGestureRecognizer(above)
    let touches = [Touch(at: Point(x: 10, y: 10)), Touch(at: Point(x: 210, y: 10), finger: 2)]
    send(touches[0])
    send(touches[0], touches[1])
    #expect(touches[1].gestureRecognizers.map { $0 === above } == [true])
    touches[0].end()
    send(touches[0], touches[1])
    touches[1].end()
    send(touches[1])
    let later = Touch(at: Point(x: 210, y: 10), finger: 3)
    send(later)
    #expect(later.gestureRecognizers.contains { $0 === beside })
  }
}
