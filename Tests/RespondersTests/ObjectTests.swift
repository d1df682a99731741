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
}
