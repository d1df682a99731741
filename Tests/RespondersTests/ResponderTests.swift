import Responders
import Testing

@Suite("Responders")
struct ResponderTests {
  @Test("Touches call the method for their phase, and stationary ones call none")
  func phases() {
    let log = Log()
    let view = TouchRecordingView("view", Rect(), log, handles: true)
    let touches = [Touch(at: Point())]
    for phase in [Touch.Phase.began, .moved, .stationary, .ended, .cancelled] {
      view.receive(touches, in: phase, with: nil)
    }
    #expect(log.lines == ["view began 1", "view moved 1", "view ended 1", "view cancelled 1"])
  }

  @Test("An override of receive observes all touches")
  func receiveOverride() {
    final class Counting: View {
      var phases: [Touch.Phase] = []
      override func receive(_ touches: [Touch], in phase: Touch.Phase, with event: Event?) {
        phases.append(phase)
      }
    }
    let fixture = TouchFixture()
    let counting = Counting(frame: fixture.window.bounds)
    let inner = View(frame: fixture.window.bounds)
    fixture.window.addSubview(counting)
    counting.addSubview(inner)
    fixture.drag(Point(x: 1, y: 1), Point(x: 2, y: 2))
    inner.touchesCancelled([Touch(at: Point())], with: nil)
    #expect(counting.phases == [.began, .moved, .ended, .cancelled])
  }
}
