import Responders
import Testing

@Suite("An event")
struct EventTests {
  @Test("says of which kind it is, and what happened where that is not all")
  func types() {
    let events = [
      Event(), PressesEvent(presses: [Press("A")]), MotionEvent(.began), RemoteControlEvent("play"),
    ]
    #expect(events.map(\.type) == [.touches, .presses, .motion, .remoteControl])
    #expect(
      events.map { "\($0.subtype)" } == ["none", "none", "motionShake", "remoteControl(\"play\")"])
    #expect(events.allSatisfy { $0.allTouches.isEmpty })
  }

  @Test("keeps the time that it was made with")
  func timestamps() {
    let events = [
      Event(timestamp: 1), PressesEvent(presses: [], timestamp: 2),
      MotionEvent(.ended, timestamp: 3), RemoteControlEvent("play", timestamp: 4),
    ]
    #expect(events.map(\.timestamp) == [1, 2, 3, 4])
  }
}
