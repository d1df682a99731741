import Responders
import Testing

@Suite("Lifts of drag interactions")
struct DragLiftTests {
  private let fixture = TouchFixture()
  private let lift = DragLiftGestureRecognizer()
  private let touches = [
    Touch(at: Point(x: 10, y: 10)), Touch(at: Point(x: 50, y: 10), finger: 2),
  ]

  init() {
    fixture.window.isMultipleTouchEnabled = true
    lift.interceptor = FiringLog(fixture.log)
    fixture.window.addGestureRecognizer(lift)
  }

  /// Rests the first finger until the lift begins.
  private func rest() {
    fixture.send(touches[0])
    fixture.application.advance(to: 1)
    #expect(lift.state == .began)
  }

  @Test("A second finger leaves a lift alone that is not extended")
  func secondFinger() {
    rest()
    fixture.send(touches[0], touches[1])
    #expect(lift.state == .began)
    touches[0].end()
    fixture.send(touches[0], touches[1])
    #expect(fixture.log.lines == ["began", "ended"])
  }

  @Test("A second finger cancels an extended lift, but fails it before it begins")
  func secondFingerOfExtendedLift() {
    lift.isExtended = true
    rest()
    fixture.send(touches[0], touches[1])
    #expect(fixture.log.lines == ["began", "cancelled"])
    for touch in touches { touch.end() }
    fixture.send(touches[0], touches[1])
    let again = [Touch(at: Point(x: 10, y: 10)), Touch(at: Point(x: 50, y: 10), finger: 2)]
    fixture.send(again[0])
    fixture.send(again[0], again[1])
    fixture.application.advance(to: 9)
    #expect(fixture.log.lines == ["began", "cancelled"])
  }

  @Test("Two lifts that others may cancel are both cancelled by a drag")
  func twoLifts() {
    let second = DragLiftGestureRecognizer()
    let pan = PanGestureRecognizer()
    second.interceptor = FiringLog(fixture.log)
    fixture.window.addGestureRecognizer(second)
    fixture.window.addGestureRecognizer(pan)
    lift.allowsSimultaneousRecognitionDuringLift = true
    second.allowsSimultaneousRecognitionDuringLift = true
    rest()
    fixture.move(touches[0], to: Point(x: 90, y: 10))
    #expect(pan.state == .began)
    #expect(
      fixture.log.lines == ["began", "began", "changed", "changed", "cancelled", "cancelled"])
  }

  @Test("A lift that is over leaves the next drag alone")
  func dragAfterwards() {
    let pan = PanGestureRecognizer()
    fixture.window.addGestureRecognizer(pan)
    rest()
    fixture.lift(touches[0])
    fixture.send(touches[1])
    fixture.move(touches[1], to: Point(x: 90, y: 10))
    #expect(pan.state == .began)
    #expect(fixture.log.lines == ["began", "ended"])
  }
}
