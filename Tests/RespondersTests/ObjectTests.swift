import Responders
import Testing

/// An object that implements one action and records its senders.
private final class PlainObject: Object, ApplicationDelegate {
  let log: Log

  init(_ log: Log) { self.log = log }

  override var description: String { "plain" }

  override func implements(_ action: Action) -> Bool { action == Action("copy") }

  override func perform(_ action: Action, from sender: Object?, for event: Event?) {
    log.lines.append("\(action.name) from \(sender?.description ?? "nobody")")
  }

  deinit { log.freed += 1 }
}

/// A view that returns an object as the target of every action.
private final class TargetingView: View {
  let named: Object

  init(_ named: Object) {
    self.named = named
    super.init()
  }

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [KeyCommand] { [KeyCommand("cmd-C", action: Action("copy"))] }
  override func target(forAction action: Action, withSender sender: Object?) -> Object? { named }
}

@Suite("Objects that are not responders")
struct ObjectTests {
  private let log = Log()
  private let application = Application()
  private let window = Window()
  private let copy = Action("copy")

  init() { application.addWindow(window) }

  @Test("A target performs only the actions it implements")
  func target() {
    let plain = PlainObject(log)
    #expect(application.sendAction(copy, to: plain, from: window, for: nil))
    #expect(!application.sendAction(Action("cut"), to: plain, from: window, for: nil))
    #expect(!application.sendAction(copy, to: Object(), from: plain, for: nil))
    #expect(log.lines == ["copy from Window"])
  }

  @Test("A responder can return an object as the target of an action")
  func named() {
    let namer = TargetingView(PlainObject(log))
    let inner = View()
    window.addSubview(namer)
    namer.addSubview(inner)
    #expect(inner.target(forAction: copy, withSender: nil) === namer.named)
    #expect(application.sendAction(copy, to: nil, from: inner, for: nil))
    #expect(log.lines == ["copy from View"])
  }

  @Test("A sender can perform an action itself, and is in no chain as a delegate")
  func sender() {
    let plain = PlainObject(log)
    application.delegate = plain
    #expect(application.sendAction(copy, to: nil, from: plain, for: nil))
    #expect(!application.sendAction(copy, to: nil, from: window, for: nil))
    let actor = ActionView("actor", log, implements: "copy")
    window.addSubview(actor)
    actor.becomeFirstResponder()
    #expect(application.sendAction(copy, to: nil, from: plain, for: nil))
    #expect(log.lines == ["copy from plain", "actor copy plain"])
  }

  @Test("Controls and recognizers do not retain their targets")
  func unkept() {
    let control = Control()
    let tap = TapGestureRecognizer()
    do {
      let plain = PlainObject(log)
      control.addTarget(plain, action: copy, for: .valueChanged)
      tap.addTarget(plain, action: copy)
      control.sendActions(for: .valueChanged)
      tap.fire()
    }
    #expect(log.freed == 1)
    control.sendActions(for: .valueChanged)
    tap.fire()
    #expect(log.lines == ["copy from Control", "copy from TapGestureRecognizer"])
  }

  @Test("A key command is the sender of its action")
  func keyCommand() {
    let namer = TargetingView(PlainObject(log))
    window.addSubview(namer)
    namer.becomeFirstResponder()
    application.receive(PressesEvent(presses: [Press("cmd-C")]))
    #expect(log.lines == ["copy from KeyCommand"])
  }

  @Test("An object's description is the name of its class")
  func names() {
    let objects = [
      Object(), GestureRecognizer(), TapGestureRecognizer(), LongPressGestureRecognizer(),
      PanGestureRecognizer(), SwipeGestureRecognizer(), FingerPairGestureRecognizer(),
      PinchGestureRecognizer(), RotationGestureRecognizer(), KeyCommand("A", action: copy),
    ]
    #expect(
      objects.map(\.description) == [
        "Object", "GestureRecognizer", "TapGestureRecognizer", "LongPressGestureRecognizer",
        "PanGestureRecognizer", "SwipeGestureRecognizer", "FingerPairGestureRecognizer",
        "PinchGestureRecognizer", "RotationGestureRecognizer", "KeyCommand",
      ])
  }
}
