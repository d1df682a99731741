import Responders

/// A view that takes down what it is told without a place on the glass, and hands it on or keeps it.
final class HearingView: View {
  let name: String
  let log: Log
  let keeps: Bool

  var offers: [KeyCommand] = []
  var actions: [Action] = []
  var shown: View?
  var accessory: View?

  init(_ name: String, _ log: Log, keeps: Bool = false) {
    self.name = name
    self.log = log
    self.keeps = keeps
    super.init(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  }

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [KeyCommand] { offers }
  override var inputView: View? { shown }
  override var inputAccessoryView: View? { accessory }

  override func pressesBegan(_ presses: [Press], with event: PressesEvent?) {
    if hears("began \(presses.keys)") { super.pressesBegan(presses, with: event) }
  }

  override func pressesChanged(_ presses: [Press], with event: PressesEvent?) {
    if hears("changed \(presses.keys)") { super.pressesChanged(presses, with: event) }
  }

  override func pressesEnded(_ presses: [Press], with event: PressesEvent?) {
    if hears("ended \(presses.keys)") { super.pressesEnded(presses, with: event) }
  }

  override func pressesCancelled(_ presses: [Press], with event: PressesEvent?) {
    if hears("cancelled \(presses.keys)") { super.pressesCancelled(presses, with: event) }
  }

  override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    if hears("\(motion) began") { super.motionBegan(motion, with: event) }
  }

  override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
    if hears("\(motion) ended") { super.motionEnded(motion, with: event) }
  }

  override func motionCancelled(_ motion: Event.EventSubtype, with event: Event?) {
    if hears("\(motion) cancelled") { super.motionCancelled(motion, with: event) }
  }

  override func remoteControlReceived(with event: Event?) {
    if hears("\(event?.subtype ?? .none)") { super.remoteControlReceived(with: event) }
  }

  override func implements(_ action: Action) -> Bool { actions.contains(action) }

  override func perform(_ action: Action, from sender: Object?, for event: Event?) {
    _ = hears("performs \(action.name)")
  }

  private func hears(_ line: String) -> Bool {
    log.lines.append("\(name) \(line)")
    return !keeps
  }
}

extension [Press] {
  /// The keys' names, in order.
  fileprivate var keys: String { map(\.key).joined(separator: " ") }
}

/// An application with a window, in which an outer view has an inner one.
struct Room {
  let log = Log()
  let application = Application()
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let outer: HearingView
  let inner: HearingView

  init(keeps: Bool = false) {
    outer = HearingView("outer", log, keeps: keeps)
    inner = HearingView("inner", log)
    application.addWindow(window)
    window.addSubview(outer)
    outer.addSubview(inner)
  }

  /// Sends an event about presses.
  func send(_ presses: Press...) { application.receive(PressesEvent(presses: presses)) }
}
