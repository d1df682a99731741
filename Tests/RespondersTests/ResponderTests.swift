import Responders
import Testing

@Suite("Responders")
struct ResponderTests {
  @Test("A responder's description is the name of its class")
  func descriptions() {
    let responders: [Responder] = [
      Responder(), View(), Label(), ImageView(), Window(), ViewController(), WindowScene(),
      Application(), Control(), Button(), TextField(), TextView(),
    ]
    #expect(
      responders.map(\.description) == [
        "Responder", "View", "Label", "ImageView", "Window", "ViewController", "WindowScene",
        "Application", "Control", "Button", "TextField", "TextView",
      ])
  }

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
    let application = Application()
    let window = Window(frame: Rect(x: 0, y: 0, width: 9, height: 9))
    let counting = Counting(frame: window.bounds)
    let inner = View(frame: window.bounds)
    application.addWindow(window)
    window.addSubview(counting)
    counting.addSubview(inner)
    let touch = Touch(at: Point(x: 1, y: 1))
    for change in [{}, { touch.move(to: Point(x: 2, y: 2)) }, touch.stay, { touch.end() }] {
      change()
      application.receive(Event(touches: [touch]))
    }
    inner.touchesCancelled([touch], with: nil)
    #expect(counting.phases == [.began, .moved, .ended, .cancelled])
  }
}
