import Responders
import Testing

@Suite("Touches")
struct TouchTests {
  @Test("A touch keeps its view wherever it moves and ends")
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

  @Test("Locations are converted by the present frames of views")
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

  @Test("The location in a window that moves is kept until the touch moves")
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
    "Quick touches at one place are counted as taps",
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

  @Test("A touch retains its view")
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

@Suite("Touches that are delivered")
struct TouchTrackingTests {
  private let application = Application()
  private let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let log = Log()
  private let left: TouchRecordingView
  private let right: TouchRecordingView

  init() {
    left = TouchRecordingView("left", Rect(x: 0, y: 0, width: 50, height: 100), log, handles: true)
    right = TouchRecordingView(
      "right", Rect(x: 50, y: 0, width: 50, height: 100), log, handles: true)
    application.addWindow(window)
    window.addSubview(left)
    window.addSubview(right)
  }

  private func touch(_ x: Double, finger: Int = 1) -> Touch {
    Touch(at: Point(x: x, y: 10), finger: finger)
  }

  private func send(_ touches: Touch...) { application.receive(Event(touches: touches)) }

  @Test(
    "A view without multiple touch receives one touch until it ends, and never one that began meanwhile"
  )
  func single() {
    let first = touch(10)
    send(first)
    first.stay()
    let second = touch(20, finger: 2)
    send(first, second)
    #expect(second.view === left)
    first.end()
    second.stay()
    send(first, second)
    second.move(to: Point(x: 30, y: 10))
    send(second)
    let third = touch(10)
    second.stay()
    send(third, second)
    #expect(log.lines == ["left began 1", "left ended 1", "left began 1"])
  }

  @Test("A view with multiple touch receives one call for each phase")
  func many() {
    left.isMultipleTouchEnabled = true
    let first = touch(10)
    let second = touch(20, finger: 2)
    send(first, second)
    first.move(to: Point())
    second.end()
    send(first, second)
    first.stay()
    let third = touch(20, finger: 3)
    send(first, third)
    #expect(log.lines == ["left began 2", "left moved 1", "left ended 1", "left began 1"])
  }

  @Test("A view receives the end or the cancellation once")
  func once() {
    let first = touch(10)
    send(first)
    first.cancel()
    send(first)
    send(first)
    first.end()
    send(first)
    #expect(log.lines == ["left began 1", "left cancelled 1"])
  }

  @Test("A touch whose beginning was not sent is not delivered")
  func unsent() {
    let first = touch(10)
    application.beginIgnoringInteractionEvents()
    send(first)
    application.endIgnoringInteractionEvents()
    first.move(to: Point())
    send(first)
    #expect(first.view == nil)
    let second = touch(10)
    window.sendEvent(Event(touches: [second]))
    #expect(log.lines == [])
  }
}
