import Responders
import Testing

@Suite("Touches")
struct TouchTests {
  @Test("A touch stores its previous location and its timestamp")
  func previous() {
    let touch = Touch(at: Point(x: 1, y: 1), finger: 3, timestamp: 2)
    #expect(touch.finger == 3 && touch.timestamp == 2)
    #expect(touch.previousLocation == Point(x: 1, y: 1))
    touch.move(to: Point(x: 5, y: 5), timestamp: 3)
    #expect(touch.previousLocation == Point(x: 1, y: 1) && touch.timestamp == 3)
    touch.stay()
    #expect(touch.phase == .stationary && touch.timestamp == 3)
    #expect(touch.previousLocation == Point(x: 1, y: 1) && touch.location == Point(x: 5, y: 5))
    touch.move(to: Point(x: 6, y: 6))
    #expect(touch.previousLocation == Point(x: 5, y: 5) && touch.timestamp == 3)
    touch.end(timestamp: 4)
    #expect(touch.previousLocation == Point(x: 6, y: 6) && touch.timestamp == 4)
  }

  @Test(
    "Quick touches at one place are counted as taps",
    arguments: [
      (0.1, 0.0, 2), (0.35, 0, 2), (0.36, 0, 1), (2, 0, 1), (0.1, 45, 2), (0.1, 46, 1),
      (0.1, 200, 1),
    ])
  func tapCount(_ pause: Double, _ distance: Double, _ expected: Int) {
    let first = Touch(at: Point(), timestamp: 7.5)
    #expect(first.tapCount == 1)
    first.end(timestamp: 8)
    let second = Touch(at: Point(x: 0, y: distance), timestamp: 8 + pause, after: first)
    #expect(second.tapCount == expected)
    second.end(timestamp: 9)
    #expect(Touch(at: second.location, timestamp: 9, after: second).tapCount == expected + 1)
  }

  @Test("A touch that was cancelled or is not over is not counted as a tap")
  func noTap() {
    let touch = Touch(at: Point())
    #expect(Touch(at: Point(), after: touch).tapCount == 1)
    touch.cancel()
    #expect(Touch(at: Point(), after: touch).tapCount == 1)
  }

  @Test("A touch is over when it was lifted or cancelled")
  func final() {
    let phases: [Touch.Phase] = [.began, .moved, .stationary, .ended, .cancelled]
    #expect(phases.map(\.isFinal) == [false, false, false, true, true])
  }
}

@Suite("Touches that are delivered")
struct TouchTrackingTests {
  private let fixture = TouchFixture()
  private let view: TouchRecordingView
  private let touch = Touch(at: Point(x: 10, y: 10))

  init() {
    view = TouchRecordingView("view", fixture.window.bounds, fixture.log, handles: true)
    fixture.window.addSubview(view)
  }

  @Test("A touch whose beginning was not sent is not delivered")
  func unsent() {
    fixture.application.beginIgnoringInteractionEvents()
    fixture.send(touch)
    fixture.application.endIgnoringInteractionEvents()
    fixture.move(touch, to: Point())
    #expect(touch.view == nil)
    fixture.window.sendEvent(Event(touches: [Touch(at: Point(x: 10, y: 10))]))
    #expect(fixture.log.lines == [])
  }

  @Test("A touch continues in a view that moved within the window")
  func moved() {
    let box = View(frame: fixture.window.bounds)
    fixture.window.addSubview(box)
    box.addSubview(view)
    fixture.send(touch)
    fixture.window.addSubview(view)
    fixture.move(touch, to: Point(x: 20, y: 20))
    #expect(fixture.log.lines == ["view began 1", "view moved 1"])
  }
}
