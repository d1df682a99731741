import Responders
import Testing

@Suite("An event on its way")
struct SendEventTests {
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
      window.addSubview(TouchedView("\(window.name) view", frame, log, handles: true))
    }
  }

  @Test("passes the application, then each window that has touches in it, then the views")
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

  @Test("passes the application where its touch meets no window")
  func nowhere() {
    application.receive(Event(touches: [Touch(at: Point(x: 500, y: 1))]))
    #expect(log.lines == ["application, touch in nobody"])
  }

  @Test("is lost where an override keeps it")
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

  @Test("does not set out while events are ignored")
  func ignoring() {
    application.beginIgnoringInteractionEvents()
    application.receive(Event(touches: [Touch(at: Point(x: 1, y: 1))]))
    #expect(log.lines == [])
  }
}
