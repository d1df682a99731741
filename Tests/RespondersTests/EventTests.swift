import Responders
import Testing

@Suite("Events")
struct EventTests {
  @Test("An event returns its touches by view and by window")
  func touches() {
    let application = Application()
    let one = Window(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    let other = Window(frame: Rect(x: 50, y: 0, width: 50, height: 50))
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    one.addSubview(view)
    application.addWindow(one)
    application.addWindow(other)
    let touches = [5.0, 20, 60, 200].enumerated().map { index, x in
      Touch(at: Point(x: x, y: 5), finger: index + 1)
    }
    let event = Event(touches: touches, timestamp: 1.5)
    application.receive(event)
    #expect(event.timestamp == 1.5)
    #expect(event.allTouches.map(\.finger) == [1, 2, 3, 4])
    #expect(event.touches(for: view).map(\.finger) == [1])
    #expect(event.touches(for: one as View).map(\.finger) == [2])
    #expect(event.touches(for: one).map(\.finger) == [1, 2])
    #expect(event.touches(for: other).map(\.finger) == [3])
  }

  @Test("An event has a type, a subtype and the timestamp it was created with")
  func types() {
    let events = [
      Event(timestamp: 1), PressesEvent(presses: [Press("A")], timestamp: 2),
      MotionEvent(.began, timestamp: 3), RemoteControlEvent("play", timestamp: 4),
    ]
    #expect(events.map(\.type) == [.touches, .presses, .motion, .remoteControl])
    #expect(
      events.map { "\($0.subtype)" } == ["none", "none", "motionShake", "remoteControl(\"play\")"])
    #expect(events.map(\.timestamp) == [1, 2, 3, 4])
    #expect(events.allSatisfy { $0.allTouches.isEmpty })
  }
}
