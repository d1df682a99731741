import Conformance
import Responders

/// Records the calls that the objects of a stage receive during one step, and stops a delivery that
/// would exhaust the stack.
///
/// Exclusivity is not checked at run time, because accesses never overlap and every call of every
/// object is recorded here.
final class CallRecorder {
  /// The maximum number of responders that forward a touch: each uses stack, and a thread may have
  /// as little as half a megabyte.
  static let touchLimit = 1_000
  /// The maximum number of responders that forward a press, a motion or a remote-control command,
  /// each of which uses more stack.
  static let noticeLimit = 500
  /// The maximum number of nested overridden hit-tests, each of which uses more stack.
  static let hitTestLimit = 400

  /// The fingers of most calls: one array for all of them.
  private static let firstFinger = [1]

  /// What a call is that a responder got in the same delivery before.
  let repeats: LocalEngine.RepeatedCalls

  /// The calls of the step so far.
  @exclusivity(unchecked) private(set) var calls: [Trace.Call] = []
  /// Why the step cannot be carried out; nil unless a call found a reason.
  @exclusivity(unchecked) private(set) var error: ScriptError?
  /// Whether calls are not recorded, because a question is being answered.
  @exclusivity(unchecked) var isMuted = false
  /// The text of the event that was passed with the last action.
  @exclusivity(unchecked) var payload: String?

  /// The number of the current chain walk, from 1; a walk is one delivery along a chain, or one
  /// search for a target. A responder that has the same number already is in a cycle.
  @exclusivity(unchecked) private var walk = 0
  @exclusivity(unchecked) private var firstReceiver: String?
  @exclusivity(unchecked) private var receivers = 0
  @exclusivity(unchecked) private var fingers: [Int] = []
  @exclusivity(unchecked) private var leadingTouch: ObjectIdentifier?
  @exclusivity(unchecked) private var leadingPhase: TouchPhase?
  @exclusivity(unchecked) private var touchCount = 0
  @exclusivity(unchecked) private var hitTests = 0

  init(_ repeats: LocalEngine.RepeatedCalls = .areErrors) { self.repeats = repeats }

  /// Removes the calls of the previous step.
  func beginStep() {
    calls = []
    leadingTouch = nil
    beginWalk()
  }

  /// Records a call.
  func record(_ message: Message, by name: String, fingers: [Int] = []) {
    record(Trace.Call(name, message, fingers: fingers))
  }

  /// Records a call.
  func record(_ call: consuming Trace.Call) {
    guard !isMuted else { return }
    if calls.isEmpty { calls.reserveCapacity(16) }
    calls.append(call)
  }

  /// Records a touch message; returns false if the receiver, whose `lastWalk` is passed, is in a
  /// cycle or past the limit.
  ///
  /// One step delivers a touch once in each phase, so another phase starts another walk, and so do
  /// other touches.
  func recordTouches(
    _ touches: [Touch], _ phase: TouchPhase, by name: String, lastWalk: inout Int
  ) -> Bool {
    guard let first = touches.first, let message = phase.message else { return false }
    let isSameTouch = leadingTouch == ObjectIdentifier(first) && touchCount == touches.count
    if !isSameTouch || leadingPhase != phase {
      leadingTouch = ObjectIdentifier(first)
      touchCount = touches.count
      leadingPhase = phase
      fingers =
        touches.count == 1 && first.finger == 1 ? Self.firstFinger : touches.map { $0.finger }
      beginWalk()
    }
    return record(message, of: "touch", by: name, fingers, &lastWalk, Self.touchLimit)
  }

  /// Records a message about presses, a motion or remote control; returns false if the receiver,
  /// whose `lastWalk` is passed, is in a cycle or past the limit.
  ///
  /// One step delivers one such event, so every message belongs to the first walk of the step.
  func recordNotice(_ message: Message, by name: String, lastWalk: inout Int) -> Bool {
    record(message, of: "event", by: name, [], &lastWalk, Self.noticeLimit)
  }

  private func record(
    _ message: Message, of cause: String, by name: String, _ fingers: [Int],
    _ lastWalk: inout Int, _ limit: Int
  ) -> Bool {
    guard repeats == .areRecorded || continueWalk(at: name, &lastWalk) else { return false }
    guard receivers < limit else {
      error = ScriptError(
        "the \(cause) travels through more than \(limit) responders, which could exhaust the stack")
      return false
    }
    receivers += 1
    record(message, by: name, fingers: fingers)
    return true
  }

  /// Records an overridden hit-test; returns false if too many are nested.
  func beginHitTest(by name: String) -> Bool {
    guard hitTests < Self.hitTestLimit else {
      error = ScriptError(
        "more than \(Self.hitTestLimit) overridden hit-tests are nested, which could exhaust the stack"
      )
      return false
    }
    hitTests += 1
    record(.hitTest, by: name)
    return true
  }

  /// Ends the innermost overridden hit-test.
  func endHitTest() { hitTests -= 1 }

  /// Starts a chain walk, which may reach objects of the previous walk again.
  func beginWalk() {
    walk += 1
    firstReceiver = nil
    receivers = 0
  }

  /// Returns whether a walk reaches an object, whose `lastWalk` is passed, for the first time.
  func continueWalk(at name: String, _ lastWalk: inout Int) -> Bool {
    guard lastWalk != walk else {
      error = .endlessChain(from: firstReceiver ?? name, backTo: name)
      return false
    }
    lastWalk = walk
    firstReceiver = firstReceiver ?? name
    return true
  }
}
