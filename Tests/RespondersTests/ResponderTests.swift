import Responders
import Testing

@Suite("Responders")
struct ResponderTests {
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
