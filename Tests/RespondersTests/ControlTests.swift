import Responders
import Testing

/// A control that records its events and tracking.
private final class LoggedControl: Control {
  let log: Log

  init(_ log: Log) {
    self.log = log
    super.init(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  }

  override func endTracking(_ touch: Touch?, with event: Event?) { log.lines.append("end") }
  override func cancelTracking(with event: Event?) { log.lines.append("cancel") }

  override func sendActions(for events: ControlEvent, with event: Event?) {
    log.lines.append("\(events.rawValue) \(event == nil ? "without" : "with") event")
    super.sendActions(for: events, with: event)
  }
}

@Suite("Controls")
struct ControlTests {
  private let log = Log()
  private let application = Application()
  private let window = Window(frame: Rect(x: 0, y: 0, width: 900, height: 900))

  private func place(_ control: Control) {
    application.addWindow(window)
    window.addSubview(control)
  }

  @Test(
    "Tracking ends before the targets receive the event of the lift, even if disabled meanwhile",
    arguments: [false, true])
  func order(isDisabled: Bool) {
    let control = LoggedControl(log)
    place(control)
    let touch = Touch(at: Point(x: 10, y: 10))
    application.send(touch)
    #expect(control.isTracking && control.isHighlighted && control.isTouchInside)
    control.isEnabled = !isDisabled
    application.lift(touch)
    #expect(log.lines == ["1 with event", "end", "64 with event"])
    #expect(!control.isTracking && !control.isHighlighted && !control.isTouchInside)
  }

  @Test("A control tracks one touch, and another one if the first was lost")
  func lost() {
    let control = LoggedControl(log)
    control.isMultipleTouchEnabled = true
    place(control)
    let first = Touch(at: Point(x: 10, y: 10))
    application.send(first)
    first.stay()
    let second = Touch(at: Point(x: 10, y: 10), finger: 2)
    application.send(first, second)
    #expect(log.lines == ["1 with event"])
    application.send(Touch(at: Point(x: 10, y: 10)))
    #expect(log.lines == ["1 with event", "1 with event"])
  }

  @Test("Removing a target for an event removes all its actions for that event")
  func removing() {
    let control = Control()
    let performer = ActionResponder(log)
    control.addTarget(performer, action: Action("save"), for: .allEvents)
    control.addTarget(performer, action: Action("show"), for: .allTouchEvents)
    control.removeTarget(performer, action: Action("save"), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.lines == [])
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchCancel)
    #expect(log.lines == ["save from Control", "save from Control", "show from Control"])
  }

  @Test("A control is highlighted while the actions of the lift are sent")
  func highlight() {
    let button = Button(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let performer = ActionResponder(log)
    place(button)
    performer.reaction = { #expect(button.isHighlighted && !button.isTracking) }
    button.addTarget(performer, action: Action("press"), for: [.touchUpInside])
    let touch = Touch(at: Point(x: 10, y: 10))
    application.send(touch)
    application.lift(touch)
    #expect(log.lines == ["press from Button"] && !button.isHighlighted)
  }
}
