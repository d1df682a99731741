import Responders
import Testing

/// An object that implements one action and takes down who sends it.
private final class PlainActor: Object, ApplicationDelegate {
  let log: Log

  init(_ log: Log) { self.log = log }

  override var description: String { "plain" }

  override func implements(_ action: Action) -> Bool { action == Action("copy") }

  override func perform(_ action: Action, from sender: Object?, for event: Event?) {
    log.lines.append("\(action.name) from \(sender?.description ?? "nobody")")
  }

  deinit { log.freed += 1 }
}

/// A view that names an object for every action.
private final class Namer: View {
  let named: Object

  init(_ named: Object) {
    self.named = named
    super.init()
  }

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [KeyCommand] { [KeyCommand("cmd-C", action: Action("copy"))] }
  override func target(forAction action: Action, withSender sender: Object?) -> Object? { named }
}

@Suite("An object that is no responder")
struct ObjectTests {
  private let log = Log()
  private let application = Application()
  private let window = Window()
  private let copy = Action("copy")

  init() { application.addWindow(window) }

  @Test("performs what is sent to it, and only what it implements")
  func target() {
    let plain = PlainActor(log)
    #expect(application.sendAction(copy, to: plain, from: window, for: nil))
    #expect(!application.sendAction(Action("cut"), to: plain, from: window, for: nil))
    #expect(!application.sendAction(copy, to: Object(), from: plain, for: nil))
    #expect(log.lines == ["copy from Window"])
  }

  @Test("performs what a responder names it for, wherever the search comes by")
  func named() {
    let namer = Namer(PlainActor(log))
    let inner = View()
    window.addSubview(namer)
    namer.addSubview(inner)
    #expect(inner.target(forAction: copy, withSender: nil) === namer.named)
    #expect(application.sendAction(copy, to: nil, from: inner, for: nil))
    #expect(log.lines == ["copy from View"])
  }

  @Test("is a sender, which may perform the action itself, and is in no chain as a delegate")
  func sender() {
    let plain = PlainActor(log)
    application.delegate = plain
    #expect(application.sendAction(copy, to: nil, from: plain, for: nil))
    #expect(!application.sendAction(copy, to: nil, from: window, for: nil))
    let actor = Actor("actor", log, implements: "copy")
    window.addSubview(actor)
    actor.becomeFirstResponder()
    #expect(application.sendAction(copy, to: nil, from: plain, for: nil))
    #expect(log.lines == ["copy from plain", "actor copy plain"])
  }

  @Test("is not kept by controls and recognizers that have it as a target")
  func unkept() {
    let control = Control()
    let tap = TapGestureRecognizer()
    do {
      let plain = PlainActor(log)
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

  @Test("is the sender where it is the command for a key")
  func keyCommand() {
    let namer = Namer(PlainActor(log))
    window.addSubview(namer)
    namer.becomeFirstResponder()
    application.receive(PressesEvent(presses: [Press("cmd-C")]))
    #expect(log.lines == ["copy from KeyCommand"])
  }

  @Test("is named after its type")
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
