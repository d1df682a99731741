import Conformance

/// The calls that objects of the stage got during one step.
final class CallLog {
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
final class Role {
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
///
/// Swift cannot override a method of many classes at once, so each class of the framework gets a subclass
/// with the same few lines: `recorders/make.sh` writes them, and `Role` contains what they do.
protocol Recorded: Responder {
  var role: Role { get }
}
