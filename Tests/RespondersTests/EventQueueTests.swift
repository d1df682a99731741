import Responders
import Testing

/// An event that is only known by its name, and goes to the window.
private final class NamedEvent: Event {
  let name: String

  init(_ name: String) { self.name = name }

  override var type: EventType { .remoteControl }
}

/// A window that takes down when it handles which event, and does more meanwhile.
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

@Suite("An event that comes while another is handled")
struct EventQueueTests {
  private let application = Application()
  private let window = BusyWindow(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  init() {
    application.addWindow(window)
    application.beginReceivingRemoteControlEvents()
  }

  private func receive(_ name: String) { application.receive(NamedEvent(name)) }

  @Test("waits until that is done, the oldest first")
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

  @Test("finds its window and view when it is taken out")
  func placing() {
    let touch = Touch(at: Point(x: 150, y: 150))
    window.tasks["a"] = {
      application.receive(Event(touches: [touch]))
      #expect(touch.window == nil)
      window.frame.origin = Point(x: 100, y: 100)
    }
    receive("a")
    #expect(touch.window === window && touch.location(in: nil) == Point(x: 50, y: 50))
  }

  @Test("is dropped where such events are not taken any more by then")
  func dropping() {
    window.tasks["a"] = {
      receive("b")
      application.endReceivingRemoteControlEvents()
    }
    receive("a")
    #expect(window.log.lines == ["a {", "} a"])
  }

  @Test("does not wait where it is sent, not received")
  func sending() {
    window.tasks["a"] = { application.sendEvent(NamedEvent("b")) }
    receive("a")
    #expect(window.log.lines == ["a {", "b {", "} b", "} a"])
  }
}
