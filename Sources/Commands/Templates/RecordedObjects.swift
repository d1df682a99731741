import Conformance

/// The calls that objects of the stage got during one step.
@MainActor final class CallLog {
  private var calls: [Trace.Call] = []

  /// Adds a call.
  func record(_ receiver: String, _ message: Message, fingers: [Int] = []) {
    calls.append(Trace.Call(receiver, message, fingers: fingers))
  }

  /// Removes and returns the calls.
  func take() -> [Trace.Call] {
    defer { calls = [] }
    return calls
  }
}

/// What a script knows of one object: its name, and what it overrides.
@MainActor final class Role {
  private let name: String
  private let log: CallLog
  /// What an overridden `next` returns, `.some(nil)` for nil; nil where it is not overridden.
  var next: Responder??
  /// The phases whose methods are overridden without a call to super.
  var kept: Set<TouchPhase> = []

  init(_ name: String, log: CallLog) {
    self.name = name
    self.log = log
  }

  /// Records that the object got a touch, before the framework handles it.
  func touch(_ phase: TouchPhase, finger: Int, callingSuper callSuper: () -> Void) {
    if let message = phase.message { log.record(name, message, fingers: [finger]) }
    if !kept.contains(phase) { callSuper() }
  }
}

/// An object whose class overrides what is recorded.
protocol Recorded: Responder {
  var role: Role { get }
}

// Swift cannot override a method of many classes at once. Each class of the framework gets a subclass
// with the same few lines, and `Role` contains what they do.

/// A view of the framework.
@MainActor final class RecordedView: View, Recorded {
  let role: Role

  init(_ role: Role) { self.role = role }

  override var next: Responder? { role.next ?? super.next }

  override func touchesBegan(finger: Int) {
    role.touch(.began, finger: finger) { super.touchesBegan(finger: finger) }
  }

  override func touchesEnded(finger: Int) {
    role.touch(.ended, finger: finger) { super.touchesEnded(finger: finger) }
  }
}

/// A window of the framework.
@MainActor final class RecordedWindow: Window, Recorded {
  let role: Role

  init(_ role: Role) { self.role = role }

  override var next: Responder? { role.next ?? super.next }

  override func touchesBegan(finger: Int) {
    role.touch(.began, finger: finger) { super.touchesBegan(finger: finger) }
  }

  override func touchesEnded(finger: Int) {
    role.touch(.ended, finger: finger) { super.touchesEnded(finger: finger) }
  }
}
