import Responders

/// A named view that records calls of `point(inside:with:)`.
final class NamedView: View {
  let name: String
  let log: Log?

  init(
    _ name: String, _ x: Double = 0, _ y: Double = 0, _ width: Double = 100,
    _ height: Double = 100, log: Log? = nil
  ) {
    self.name = name
    self.log = log
    super.init(frame: Rect(x: x, y: y, width: width, height: height))
  }

  override var description: String { name }

  override func inherits(_ methods: Methods) -> Bool { methods == .hitTest || methods == .touches }

  override func point(inside point: Point, with event: Event?) -> Bool {
    log?.lines.append(name)
    return super.point(inside: point, with: event)
  }

  deinit { log?.freed += 1 }
}

/// The recorded calls, in order, and the number of deallocated objects.
final class Log {
  var lines: [String] = []
  var freed = 0
}

/// A view that records touch methods and forwards the touches or handles them.
final class TouchRecordingView: View {
  let name: String
  let log: Log
  let handles: Bool

  init(_ name: String, _ frame: Rect, _ log: Log, handles: Bool) {
    self.name = name
    self.log = log
    self.handles = handles
    super.init(frame: frame)
  }

  override func touchesBegan(_ touches: [Touch], with event: Event?) {
    log.lines.append("\(name) began \(touches.count)")
    if !handles { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: [Touch], with event: Event?) {
    log.lines.append("\(name) moved \(touches.count)")
    if !handles { super.touchesMoved(touches, with: event) }
  }
}

/// An application delegate that is a responder.
final class ResponderDelegate: Responder, ApplicationDelegate {}

/// An application delegate that is not a responder.
final class PlainDelegate: ApplicationDelegate {}

/// A view that implements some actions, records them, and can be first responder.
final class ActionView: View {
  let name: String
  let log: Log
  var implemented: [String] = []
  var canBecome = true

  init(_ name: String, _ log: Log, implements implemented: String...) {
    self.name = name
    self.log = log
    self.implemented = implemented
    super.init(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  }

  override var description: String { name }
  override var canBecomeFirstResponder: Bool { canBecome }

  override func resignFirstResponder() -> Bool {
    log.lines.append("\(name) resign")
    return super.resignFirstResponder()
  }

  override func implements(_ action: Action) -> Bool {
    implemented.contains(action.name) || super.implements(action)
  }

  override func perform(_ action: Action, from sender: Object?, for event: Event?) {
    log.lines.append("\(name) \(action.name) \(sender?.description ?? "nobody")")
    super.perform(action, from: sender, for: event)
  }
}

/// A responder that implements all actions, records them, and runs `reaction`.
final class ActionResponder: Responder {
  let log: Log
  var reaction: () -> Void = {}

  init(_ log: Log) { self.log = log }

  override func implements(_ action: Action) -> Bool { true }

  override func perform(_ action: Action, from sender: Object?, for event: Event?) {
    log.lines.append("\(action.name) from \(sender?.description ?? "nobody")")
    reaction()
  }

  deinit { log.freed += 1 }
}

/// A view that records presses, motion and remote control, and passes them on or handles them.
final class InputRecordingView: View {
  let name: String
  let log: Log
  let keeps: Bool

  var offers: [KeyCommand] = []

  init(_ name: String, _ log: Log, keeps: Bool = false) {
    self.name = name
    self.log = log
    self.keeps = keeps
    super.init(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  }

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [KeyCommand] { offers }

  override func pressesBegan(_ presses: [Press], with event: PressesEvent?) {
    if records("began \(presses.keys)") { super.pressesBegan(presses, with: event) }
  }

  override func pressesChanged(_ presses: [Press], with event: PressesEvent?) {
    if records("changed \(presses.keys)") { super.pressesChanged(presses, with: event) }
  }

  override func pressesEnded(_ presses: [Press], with event: PressesEvent?) {
    if records("ended \(presses.keys)") { super.pressesEnded(presses, with: event) }
  }

  override func pressesCancelled(_ presses: [Press], with event: PressesEvent?) {
    if records("cancelled \(presses.keys)") { super.pressesCancelled(presses, with: event) }
  }

  override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    if records("\(motion) began") { super.motionBegan(motion, with: event) }
  }

  override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
    if records("\(motion) ended") { super.motionEnded(motion, with: event) }
  }

  override func motionCancelled(_ motion: Event.EventSubtype, with event: Event?) {
    if records("\(motion) cancelled") { super.motionCancelled(motion, with: event) }
  }

  override func remoteControlReceived(with event: Event?) {
    if records("\(event?.subtype ?? .none)") { super.remoteControlReceived(with: event) }
  }

  private func records(_ line: String) -> Bool {
    log.lines.append("\(name) \(line)")
    return !keeps
  }
}

extension [Press] {
  /// The names of the keys, in order.
  fileprivate var keys: String { map(\.key).joined(separator: " ") }
}

/// An application with a window that contains an outer view with an inner one.
struct InputFixture {
  let log = Log()
  let application = Application()
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let outer: InputRecordingView
  let inner: InputRecordingView

  init(keeps: Bool = false) {
    outer = InputRecordingView("outer", log, keeps: keeps)
    inner = InputRecordingView("inner", log)
    application.addWindow(window)
    window.addSubview(outer)
    outer.addSubview(inner)
  }

  /// Sends an event with the presses.
  func send(_ presses: Press...) { application.receive(PressesEvent(presses: presses)) }
}

/// An application with a window that receives touches.
struct TouchFixture {
  let log = Log()
  let application = Application()
  let window = Window(frame: Rect(x: 0, y: 0, width: 900, height: 900))

  init() { application.addWindow(window) }

  /// Sends the touches in one event, and marks those that are not over as stationary.
  func send(_ touches: Touch...) {
    application.receive(Event(touches: touches))
    for touch in touches where !touch.phase.isFinal { touch.stay() }
  }

  /// Moves a touch to a point and sends it.
  func move(_ touch: Touch, to point: Point) {
    touch.move(to: point)
    send(touch)
  }

  /// Ends a touch and sends it.
  func lift(_ touch: Touch) {
    touch.end()
    send(touch)
  }

  /// Sends a touch that begins at the first point, moves to the others and ends.
  func drag(_ start: Point, _ points: Point...) {
    let touch = Touch(at: start)
    send(touch)
    for point in points { move(touch, to: point) }
    lift(touch)
  }
}

extension Application {
  /// Receives the touches in one event.
  func send(_ touches: Touch...) { receive(Event(touches: touches)) }

  /// Moves a touch to a point and receives it.
  func move(_ touch: Touch, to point: Point) {
    touch.move(to: point)
    send(touch)
  }

  /// Ends a touch and receives it.
  func lift(_ touch: Touch) {
    touch.end()
    send(touch)
  }
}

/// Records the states in which a recognizer fires.
final class FiringLog: Interceptor {
  let log: Log

  init(_ log: Log) { self.log = log }

  override func willFire(in state: GestureRecognizer.State) { log.lines.append("\(state)") }
}
