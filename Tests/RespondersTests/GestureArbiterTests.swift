import Responders
import Testing

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
  private let fixture = TouchFixture()
  private let touches = [
    Touch(at: Point(x: 10, y: 10)), Touch(at: Point(x: 50, y: 10), finger: 2),
  ]

  /// Adds the recognizer to the window, and records when it fires.
  @discardableResult
  private func add<Recognizer: GestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    recognizer.interceptor = FiringLog(fixture.log)
    fixture.window.addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test("A touched view can prevent recognition, and is asked once")
  func refused() {
    let view = AskedView(Rect(x: 0, y: 0, width: 100, height: 100), fixture.log)
    fixture.window.addSubview(view)
    add(PinchGestureRecognizer())
    for answer in [true, false] {
      view.answer = answer
      let touches = [Touch(at: Point(x: 10, y: 10)), Touch(at: Point(x: 50, y: 10), finger: 2)]
      fixture.send(touches[0], touches[1])
      touches[1].move(to: Point(x: 90, y: 10))
      fixture.send(touches[0], touches[1])
      for touch in touches { touch.end() }
      fixture.send(touches[0], touches[1])
    }
    #expect(fixture.log.lines == ["asked", "began", "ended", "asked"])
  }

  @Test("Of two equal recognizers on a view the one added last fires")
  func lastAdded() {
    add(TapGestureRecognizer())
    let second = add(TapGestureRecognizer())
    fixture.send(touches[0])
    #expect(touches[0].gestureRecognizers.first === second)
    fixture.lift(touches[0])
    #expect(fixture.log.lines == ["ended"])
  }

  @Test(
    "A gesture of two fingers ends with the second finger; only a pinch changes while one is up",
    arguments: [
      (true, Point(x: 10, y: 10), Point(x: 90, y: 10)),
      (false, Point(x: 10, y: 50), Point(x: 50, y: 50)),
    ])
  func twoFingers(isPinch: Bool, first: Point, second: Point) {
    if isPinch {
      add(PinchGestureRecognizer())
    } else {
      add(PanGestureRecognizer()).minimumNumberOfTouches = 2
    }
    fixture.send(touches[0], touches[1])
    touches[0].move(to: first)
    touches[1].move(to: second)
    fixture.send(touches[0], touches[1])
    touches[1].end()
    fixture.send(touches[0], touches[1])
    fixture.move(touches[0], to: Point(x: 10, y: 90))
    let lines = isPinch ? ["began", "changed"] : ["began"]
    #expect(fixture.log.lines == lines)
    fixture.lift(touches[0])
    #expect(fixture.log.lines == lines + ["ended"])
  }

  @Test("A touch of more than 1.5 seconds is not a tap")
  func longTap() {
    add(TapGestureRecognizer())
    for (start, duration) in [(0.0, 1.5), (10.0, 1.6)] {
      let touch = Touch(at: Point(x: 10, y: 10), timestamp: start)
      fixture.application.receive(Event(touches: [touch], timestamp: start))
      touch.end(timestamp: start + duration)
      fixture.application.receive(Event(touches: [touch], timestamp: start + duration))
    }
    #expect(fixture.log.lines == ["ended"])
  }

  @Test("While an exclusive view has a touch, new touches go to recognizers of its superviews only")
  func exclusive() {
    let left = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let right = View(frame: Rect(x: 200, y: 0, width: 100, height: 100))
    left.isExclusiveTouch = true
    for view in [left, right] { fixture.window.addSubview(view) }
    let beside = TapGestureRecognizer()
    let above = TapGestureRecognizer()
    right.addGestureRecognizer(beside)
    fixture.window.addGestureRecognizer(above)
    let touches = [Touch(at: Point(x: 10, y: 10)), Touch(at: Point(x: 210, y: 10), finger: 2)]
    fixture.send(touches[0])
    fixture.send(touches[0], touches[1])
    #expect(touches[1].gestureRecognizers.map { $0 === above } == [true])
    touches[0].end()
    fixture.send(touches[0], touches[1])
    fixture.lift(touches[1])
    let later = Touch(at: Point(x: 210, y: 10), finger: 3)
    fixture.send(later)
    #expect(later.gestureRecognizers.contains { $0 === beside })
  }

  @Test("A delayed touch is delivered as it was, and is afterwards as it is")
  func delayedState() {
    let view = PlaceView(fixture.log)
    fixture.window.addSubview(view)
    let press = add(LongPressGestureRecognizer())
    press.delaysTouchesBegan = true
    fixture.send(touches[0])
    for x in [15.0, 18, 60] {
      fixture.move(touches[0], to: Point(x: x, y: 10))
    }
    fixture.lift(touches[0])
    #expect(fixture.log.lines == ["began 10.0", "moved 60.0", "ended 60.0"])
    #expect(touches[0].phase == .ended && touches[0].previousLocation == Point(x: 60, y: 10))
  }

  @Test("A touch that changes while its delayed beginning is delivered stays as it is then")
  func changesDuringDelivery() {
    let view = PlaceView(fixture.log)
    fixture.window.addSubview(view)
    let press = add(LongPressGestureRecognizer())
    press.delaysTouchesBegan = true
    fixture.send(touches[0])
    view.reaction = { touch in touch.move(to: Point(x: 90, y: 10)) }
    fixture.move(touches[0], to: Point(x: 60, y: 10))
    #expect(fixture.log.lines.first == "began 10.0")
    #expect(touches[0].location == Point(x: 90, y: 10))
  }

  @Test("A delayed beginning is dropped with its touch if the view has left the window")
  func leftWindow() {
    let view = PlaceView(fixture.log)
    fixture.window.addSubview(view)
    let press = add(LongPressGestureRecognizer())
    press.delaysTouchesBegan = true
    fixture.send(touches[0])
    view.removeFromSuperview()
    fixture.move(touches[0], to: Point(x: 60, y: 10))
    fixture.lift(touches[0])
    #expect(fixture.log.lines == [])
  }
}

/// A view that records where touches are, and runs `reaction` when one begins.
private final class PlaceView: View {
  let log: Log
  var reaction: (Touch) -> Void = { _ in }

  init(_ log: Log) {
    self.log = log
    super.init(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  }

  private func record(_ name: String, _ touches: [Touch]) {
    for touch in touches { log.lines.append("\(name) \(touch.location(in: self).x)") }
  }

  override func touchesBegan(_ touches: [Touch], with event: Event?) {
    record("began", touches)
    for touch in touches { reaction(touch) }
  }

  override func touchesMoved(_ touches: [Touch], with event: Event?) { record("moved", touches) }

  override func touchesEnded(_ touches: [Touch], with event: Event?) { record("ended", touches) }
}
