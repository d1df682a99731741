import Responders
import Testing

@Suite("Sent events")
struct EventDeliveryTests {
  private final class Passing: Application {
    let log: Log
    var swallows = false
    init(_ log: Log) {
      self.log = log
      super.init()
    }
    override func sendEvent(_ event: Event) {
      let view = event.allTouches.first?.view?.description ?? "nobody"
      log.lines.append("application, touch in \(view)")
      if !swallows { super.sendEvent(event) }
    }
  }

  private final class PassingWindow: Window {
    let name: String
    let log: Log
    var swallows = false
    init(_ name: String, _ frame: Rect, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: frame)
    }
    override func sendEvent(_ event: Event) {
      log.lines.append(name)
      if !swallows { super.sendEvent(event) }
    }
  }

  private let log: Log
  private let application: Passing
  private let left: PassingWindow
  private let right: PassingWindow

  init() {
    log = Log()
    application = Passing(log)
    left = PassingWindow("left", Rect(x: 0, y: 0, width: 50, height: 50), log)
    right = PassingWindow("right", Rect(x: 50, y: 0, width: 50, height: 50), log)
    for window in [left, right] {
      application.addWindow(window)
      let frame = Rect(x: 0, y: 0, width: 50, height: 50)
      window.addSubview(TouchRecordingView("\(window.name) view", frame, log, handles: true))
    }
  }

  @Test("The application, then each window with touches, then the views receive an event")
  func order() {
    let one = Touch(at: Point(x: 60, y: 1))
    let two = Touch(at: Point(x: 1, y: 1), finger: 2)
    application.receive(Event(touches: [one, two]))
    #expect(
      log.lines == [
        "application, touch in View", "right", "right view began 1", "left", "left view began 1",
      ])
    one.stay()
    two.stay()
    application.receive(Event(touches: [one, two]))
    #expect(log.lines.suffix(3) == ["application, touch in View", "right", "left"])
  }

  @Test("An override that does not call super withholds the event")
  func swallowing() {
    let touch = Touch(at: Point(x: 1, y: 1))
    left.swallows = true
    application.receive(Event(touches: [touch]))
    left.swallows = false
    application.swallows = true
    touch.move(to: Point())
    application.receive(Event(touches: [touch]))
    application.swallows = false
    touch.end()
    application.receive(Event(touches: [touch]))
    #expect(
      log.lines == [
        "application, touch in View", "left", "application, touch in View",
        "application, touch in View", "left",
      ])
  }
}

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
      application.receive(Event(touches: [touch]))
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
}
