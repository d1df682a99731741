import Responders
import Testing

/// A named event that is delivered to the window.
private final class NamedEvent: Event {
  let name: String

  init(_ name: String) { self.name = name }

  override var type: EventType { .remoteControl }
}

/// A window that records when it handles an event, and runs a reaction meanwhile.
private final class BusyWindow: Window {
  let log = Log()
  var tasks: [String: () -> Void] = [:]

  override func sendEvent(_ event: Event) {
    let name = (event as? NamedEvent)?.name ?? "touch"
    log.lines.append("\(name) {")
    tasks[name]?()
    log.lines.append("} \(name)")
  }
}

@Suite("Events received while another is handled")
struct EventQueueTests {
  private let application = Application()
  private let window = BusyWindow(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  init() {
    application.addWindow(window)
    application.beginReceivingRemoteControlEvents()
  }

  private func receive(_ name: String) { application.receive(NamedEvent(name)) }

  @Test("Events received while another is handled wait until that is handled, oldest first")
  func order() {
    window.tasks["a"] = {
      receive("b")
      receive("c")
    }
    window.tasks["b"] = { receive("d") }
    receive("a")
    receive("e")
    #expect(
      window.log.lines == [
        "a {", "} a", "b {", "} b", "c {", "} c", "d {", "} d", "e {", "} e",
      ])
  }

  @Test("The windows and views of events that wait are found when they are handled")
  func placing() {
    let touch = Touch(at: Point(x: 150, y: 150))
    window.tasks["a"] = {
      application.send(touch)
      #expect(touch.window == nil)
      window.frame.origin = Point(x: 100, y: 100)
    }
    receive("a")
    #expect(touch.window === window && touch.location(in: nil) == Point(x: 50, y: 50))
  }

  @Test("Events that wait are dropped if they are no longer accepted when they are handled")
  func dropping() {
    window.tasks["a"] = {
      receive("b")
      application.endReceivingRemoteControlEvents()
    }
    receive("a")
    #expect(window.log.lines == ["a {", "} a"])
  }

  @Test("An event passed to sendEvent does not wait")
  func sending() {
    window.tasks["a"] = { application.sendEvent(NamedEvent("b")) }
    receive("a")
    #expect(window.log.lines == ["a {", "b {", "} b", "} a"])
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
