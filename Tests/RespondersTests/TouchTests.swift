import Responders
import Testing

@Suite("A touch")
struct TouchTests {
  @Test("keeps its view while it moves and ends, wherever the finger is")
  func view() {
    let application = Application()
    let window = Window(frame: Rect(x: 10, y: 10, width: 100, height: 100))
    let view = View(frame: Rect(x: 20, y: 20, width: 50, height: 50))
    application.addWindow(window)
    window.addSubview(view)
    let touch = Touch(at: Point(x: 35, y: 35))
    #expect(touch.location(in: nil) == Point(x: 35, y: 35))
    application.sendEvent(Event(touches: [touch]))
    #expect(touch.phase == .began)
    #expect(touch.location(in: view) == Point(x: 5, y: 5))
    #expect(touch.location(in: nil) == Point(x: 25, y: 25))
    touch.move(to: Point(x: 500, y: 500))
    #expect(touch.phase == .moved)
    #expect(touch.view === view)
    #expect(touch.location(in: view) == Point(x: 470, y: 470))
    touch.end()
    #expect(touch.phase == .ended)
    touch.cancel()
    #expect(touch.phase == .cancelled)
    #expect(touch.view === view && touch.window === window)
  }

  @Test("knows where and when the finger was before it last did something")
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

  @Test("tells places by where views stand now")
  func places() {
    let application = Application()
    let window = Window(frame: Rect(x: 10, y: 0, width: 100, height: 100))
    let view = View(frame: Rect(x: 20, y: 0, width: 50, height: 50))
    application.addWindow(window)
    window.addSubview(view)
    let touch = Touch(at: Point(x: 40, y: 0))
    application.receive(Event(touches: [touch]))
    touch.move(to: Point(x: 50, y: 0))
    #expect(touch.location(in: nil) == Point(x: 40, y: 0))
    #expect(touch.previousLocation(in: nil) == Point(x: 30, y: 0))
    #expect(touch.location(in: view) == Point(x: 20, y: 0))
    #expect(touch.previousLocation(in: view) == Point(x: 10, y: 0))
    view.frame.origin = Point(x: 0, y: 0)
    #expect(touch.location(in: view) == Point(x: 40, y: 0))
    #expect(touch.previousLocation(in: view) == Point(x: 30, y: 0))
  }

  @Test("keeps its place in a window that moves, until the finger moves")
  func movedWindow() {
    let application = Application()
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let other = Window(frame: Rect(x: 100, y: 0, width: 100, height: 100))
    let view = View(frame: Rect(x: 20, y: 0, width: 50, height: 50))
    application.addWindow(window)
    application.addWindow(other)
    window.addSubview(view)
    let touch = Touch(at: Point(x: 40, y: 0))
    application.receive(Event(touches: [touch]))
    window.frame.origin = Point(x: 30, y: 0)
    #expect(touch.location(in: nil) == Point(x: 40, y: 0))
    #expect(touch.location(in: view) == Point(x: 20, y: 0))
    #expect(touch.location(in: window) == Point(x: 40, y: 0))
    #expect(touch.location(in: other) == Point(x: -30, y: 0))
    touch.stay()
    #expect(touch.location(in: nil) == Point(x: 40, y: 0))
    touch.move(to: Point(x: 90, y: 0))
    #expect(touch.location(in: nil) == Point(x: 60, y: 0))
    #expect(touch.previousLocation(in: view) == Point(x: 20, y: 0))
    touch.end()
    #expect(touch.previousLocation(in: nil) == Point(x: 60, y: 0))
  }

  @Test(
    "counts quick taps of a finger at one place",
    arguments: [
      (0.1, 0.0, 2), (0.35, 0, 2), (0.36, 0, 1), (2, 0, 1), (0.1, 45, 2), (0.1, 46, 1),
      (0.1, 200, 1),
    ])
  func tapCount(_ pause: Double, _ distance: Double, _ expected: Int) {
    let first = Touch(at: Point(), timestamp: 7)
    #expect(first.tapCount == 1)
    first.end(timestamp: 8)
    let second = Touch(at: Point(x: 0, y: distance), timestamp: 8 + pause, after: first)
    #expect(second.tapCount == expected)
    second.end(timestamp: 9)
    #expect(Touch(at: second.location, timestamp: 9, after: second).tapCount == expected + 1)
  }

  @Test("counts no tap that was cancelled or is not over")
  func noTap() {
    let touch = Touch(at: Point())
    #expect(Touch(at: Point(), after: touch).tapCount == 1)
    touch.cancel()
    #expect(Touch(at: Point(), after: touch).tapCount == 1)
  }

  @Test("is over when it was lifted or cancelled")
  func final() {
    let phases: [Touch.Phase] = [.began, .moved, .stationary, .ended, .cancelled]
    #expect(phases.map(\.isFinal) == [false, false, false, true, true])
  }

  @Test("keeps its view alive")
  func keepsView() {
    let touch = Touch(at: Point())
    do {
      let application = Application()
      let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(NamedView("view"))
      application.addWindow(window)
      application.sendEvent(Event(touches: [touch]))
    }
    #expect(touch.view?.chainDescription == "view -> Window")
  }
}
