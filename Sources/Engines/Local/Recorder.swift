import Conformance
import Responders

/// Records the calls that the objects of a stage get during one step, and stops those that would
/// exhaust the stack.
///
/// Accesses never overlap, and every call goes through here, so exclusivity is not checked at run
/// time.
final class Recorder {
  /// The maximum number of responders that forward a touch: each takes stack, and threads may have
  /// as little as half a megabyte.
  static let touchLimit = 1_000
  /// The maximum number of responders that forward a press, a motion or a remote-control command,
  /// which take more stack each.
  static let noticeLimit = 500
  /// The maximum number of nested overridden hit-tests, which take more stack each.
  static let hitTestLimit = 400

  /// The finger list of most calls, shared by them.
  private static let firstFinger = [1]

  /// The calls of the step so far.
  @exclusivity(unchecked) private(set) var calls: [Trace.Call] = []
  /// What made the step impossible, if a call found that out.
  @exclusivity(unchecked) private(set) var obstacle: Obstacle?
  /// Whether calls are not recorded, as while a question is answered.
  @exclusivity(unchecked) var isMuted = false
  /// The text of the event that came with the last action.
  @exclusivity(unchecked) var payload: String?

  /// The number of the present chain walk, from 1: of one delivery along a chain, or of one search
  /// for a target. A responder that has the same number already is in a cycle.
  @exclusivity(unchecked) private var walk = 0
  @exclusivity(unchecked) private var firstReceiver: String?
  @exclusivity(unchecked) private var receivers = 0
  @exclusivity(unchecked) private var fingers: [Int] = []
  @exclusivity(unchecked) private var leadingTouch: ObjectIdentifier?
  @exclusivity(unchecked) private var leadingPhase: TouchPhase?
  @exclusivity(unchecked) private var touchCount = 0
  @exclusivity(unchecked) private var hitTests = 0

  /// Removes the calls of the step before.
  func beginStep() {
    calls = []
    leadingTouch = nil
    beginWalk()
  }

  /// Records a call.
  func record(_ message: Message, by name: String, fingers: [Int] = []) {
    guard !isMuted else { return }
    if calls.isEmpty { calls.reserveCapacity(16) }
    calls.append(Trace.Call(name, message, fingers: fingers))
  }

  /// Records a touch message; returns false if the receiver, whose `lastWalk` is passed, is in a
  /// cycle or past the limit.
  ///
  /// In one step a touch is delivered once in each phase, so that another phase starts another
  /// walk, and so do other touches.
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
        touches.count == 1 && first.finger == 1 ? Self.firstFinger : touches.map(\.finger)
      beginWalk()
    }
    guard continueWalk(at: name, &lastWalk) else { return false }
    guard receivers < Self.touchLimit else {
      obstacle = .longTouch(limit: Self.touchLimit)
      return false
    }
    receivers += 1
    record(message, by: name, fingers: fingers)
    return true
  }

  /// Records a message about presses, a motion or remote control; returns false if the receiver,
  /// whose `lastWalk` is passed, is in a cycle or past the limit.
  ///
  /// One step delivers one such event, so that each is part of the step's first walk.
  func recordNotice(_ message: Message, by name: String, lastWalk: inout Int) -> Bool {
    guard continueWalk(at: name, &lastWalk) else { return false }
    guard receivers < Self.noticeLimit else {
      obstacle = .longWay(limit: Self.noticeLimit)
      return false
    }
    receivers += 1
    record(message, by: name)
    return true
  }

  /// Returns whether a search for a target reaches an object, whose `lastWalk` is passed, for the
  /// first time.
  func continueSearch(at name: String, lastWalk: inout Int) -> Bool {
    continueWalk(at: name, &lastWalk)
  }

  /// Records an overridden hit-test; returns false if too many are nested.
  func beginHitTest(by name: String) -> Bool {
    guard hitTests < Self.hitTestLimit else {
      obstacle = .deepHitTest(limit: Self.hitTestLimit)
      return false
    }
    hitTests += 1
    record(.hitTest, by: name)
    return true
  }

  /// Ends the innermost overridden hit-test.
  func endHitTest() { hitTests -= 1 }

  /// Starts a chain walk, which may lead past objects that were in the walk before.
  func beginWalk() {
    walk += 1
    firstReceiver = nil
    receivers = 0
  }

  private func continueWalk(at name: String, _ lastWalk: inout Int) -> Bool {
    guard lastWalk != walk else {
      obstacle = .endlessChain(from: firstReceiver ?? name, backTo: name)
      return false
    }
    lastWalk = walk
    firstReceiver = firstReceiver ?? name
    return true
  }
}
