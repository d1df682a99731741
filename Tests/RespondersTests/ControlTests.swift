import Responders
import Testing

/// A control that takes its events and tracking down.
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

@Suite("A control")
struct ControlTests {
  private let log = Log()
  private let application = Application()
  private let window = Window(frame: Rect(x: 0, y: 0, width: 900, height: 900))

  private func place(_ control: Control) {
    application.addWindow(window)
    window.addSubview(control)
  }

  private func send(_ touches: Touch...) { application.receive(Event(touches: touches)) }

  @Test("ends tracking before it tells its targets, with the event")
  func order() {
    let control = LoggedControl(log)
    place(control)
    let touch = Touch(at: Point(x: 10, y: 10))
    send(touch)
    #expect(control.isTracking && control.isHighlighted && control.isTouchInside)
    touch.end()
    send(touch)
    #expect(log.lines == ["1 with event", "end", "64 with event"])
    #expect(!control.isTracking && !control.isHighlighted && !control.isTouchInside)
  }

  @Test("that is disabled while it tracks ends tracking and sends nothing")
  func disabling() {
    let control = LoggedControl(log)
    place(control)
    let touch = Touch(at: Point(x: 10, y: 10))
    send(touch)
    control.isEnabled = false
    control.isEnabled = true
    touch.end()
    send(touch)
    #expect(log.lines == ["1 with event", "cancel"])
  }

  @Test("tracks one touch, and another where the first was lost")
  func lost() {
    let control = LoggedControl(log)
    control.isMultipleTouchEnabled = true
    place(control)
    let first = Touch(at: Point(x: 10, y: 10))
    send(first)
    first.stay()
    let second = Touch(at: Point(x: 10, y: 10), finger: 2)
    send(first, second)
    #expect(log.lines == ["1 with event"])
    send(Touch(at: Point(x: 10, y: 10)))
    #expect(log.lines == ["1 with event", "1 with event"])
  }

  @Test("does not keep its targets")
  func targets() {
    let control = Control()
    place(control)
    do {
      let performer = Performer(log)
      control.addTarget(performer, action: Action("save"), for: [.valueChanged, .touchDown])
      control.sendActions(for: .valueChanged)
      control.sendActions(for: .touchCancel)
    }
    #expect(log.freed == 1)
    control.sendActions(for: .valueChanged)
    #expect(log.lines == ["save from Control"])
  }

  @Test("takes registrations back by target, by action and by event")
  func removing() {
    let control = Control()
    let performer = Performer(log)
    let other = Performer(log)
    control.addTarget(performer, action: Action("save"), for: .allEvents)
    control.addTarget(performer, action: Action("show"), for: .allTouchEvents)
    control.addTarget(other, action: Action("help"), for: .touchDown)
    control.removeTarget(performer, action: Action("save"), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.lines == ["show from Control", "help from Control"])
    control.removeTarget(nil, action: Action("help"), for: .allEvents)
    control.removeTarget(other, action: nil, for: .allEvents)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .valueChanged)
    #expect(
      log.lines == [
        "show from Control", "help from Control", "show from Control", "save from Control",
      ])
  }

  @Test("keeps touches from its superview, its own type too")
  func keeping() {
    let view = TouchedView("view", Rect(x: 0, y: 0, width: 900, height: 900), log, handles: true)
    let control = Control(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let label = Label(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    label.isUserInteractionEnabled = true
    view.addSubview(control)
    control.addSubview(label)
    application.addWindow(window)
    window.addSubview(view)
    send(Touch(at: Point(x: 10, y: 10)))
    #expect(log.lines == [])
    #expect(control.isTracking)
  }

  @Test("of the kind switch changes with a tap")
  func toggle() {
    let toggle = Switch(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    place(toggle)
    let touch = Touch(at: Point(x: 10, y: 10))
    send(touch)
    touch.end()
    send(touch)
    #expect(toggle.isOn)
  }

  @Test("is named after its type")
  func names() {
    let controls = [
      Control(), Button(), Switch(), Stepper(), SegmentedControl(), PageControl(), Slider(),
    ]
    #expect(
      controls.map(\.description) == [
        "Control", "Button", "Switch", "Stepper", "SegmentedControl", "PageControl", "Slider",
      ])
  }
}
