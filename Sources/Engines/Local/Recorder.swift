import Conformance
import Responders

/// Takes down the calls that staged responders get during one step.
///
/// Every access to it is over before the next begins, and it is in the way of every call, so that
/// checking this at run time would only cost.
final class Recorder {
  /// How many responders may hand a touch on: each takes stack, and threads may have as little as
  /// half a megabyte.
  static let touchLimit = 1_000
  /// How many responders may hand on a press, motion or remote control, which take more stack each.
  static let noticeLimit = 500
  /// How many overridden hit-tests may be nested, which take more stack each.
  static let hitTestLimit = 400

  /// Most touches are those of the first finger: one list for all.
  private static let firstFinger = [1]

  /// The calls of the step so far.
  @exclusivity(unchecked) private(set) var calls: [Trace.Call] = []
  /// What made the step impossible, where a responder noticed.
  @exclusivity(unchecked) private(set) var obstacle: Obstacle?
  /// Whether calls go unrecorded, as they do while a question is answered.
  @exclusivity(unchecked) var isMuted = false

  /// The text that came with the last action.
  @exclusivity(unchecked) var payload: String?

  /// Counts the ways along chains, of what is told together or of a search for a target, from 1, so
  /// that responders can tell whether one has come by already.
  @exclusivity(unchecked) private var journey = 0
  @exclusivity(unchecked) private var firstReceiver: String?
  @exclusivity(unchecked) private var receivers = 0
  @exclusivity(unchecked) private var fingers: [Int] = []
  @exclusivity(unchecked) private var leadingTouch: ObjectIdentifier?
  @exclusivity(unchecked) private var leadingPhase: TouchPhase?
  @exclusivity(unchecked) private var touchCount = 0
  @exclusivity(unchecked) private var hitTests = 0

  /// Starts a step with an empty sheet.
  func beginStep() {
    calls = []
    leadingTouch = nil
    beginJourney()
  }

  /// Takes a call down.
  func record(_ message: Message, by name: String, fingers: [Int] = []) {
    guard !isMuted else { return }
    if calls.isEmpty { calls.reserveCapacity(16) }
    calls.append(Trace.Call(name, message, fingers: fingers))
  }

  /// Takes a touch message down, unless it came by already (`lastJourney` is the receiver's) or
  /// through too many; says whether it was taken.
  ///
  /// In one step a touch travels once in each phase, so that another phase is another journey, and
  /// so are other touches.
  func recordTouches(
    _ touches: [Touch], _ phase: TouchPhase, by name: String, lastJourney: inout Int
  ) -> Bool {
    guard let first = touches.first, let message = phase.message else { return false }
    let isSameTouch = leadingTouch == ObjectIdentifier(first) && touchCount == touches.count
    if !isSameTouch || leadingPhase != phase {
      leadingTouch = ObjectIdentifier(first)
      touchCount = touches.count
      leadingPhase = phase
      fingers =
        touches.count == 1 && first.finger == 1 ? Self.firstFinger : touches.map(\.finger)
      beginJourney()
    }
    guard pass(name, &lastJourney) else { return false }
    guard receivers < Self.touchLimit else {
      obstacle = .longTouch(limit: Self.touchLimit)
      return false
    }
    receivers += 1
    record(message, by: name, fingers: fingers)
    return true
  }

  /// Starts the search for a target, which may come by where touches came by already.
  func beginSearch() { beginJourney() }

  /// Takes a message about presses, motion or remote control down, unless it came by already
  /// (`lastJourney` is the receiver's) or through too many; says whether it was taken.
  ///
  /// One step tells of one such event.
  func recordNotice(_ message: Message, by name: String, lastJourney: inout Int) -> Bool {
    guard pass(name, &lastJourney) else { return false }
    guard receivers < Self.noticeLimit else {
      obstacle = .longWay(limit: Self.noticeLimit)
      return false
    }
    receivers += 1
    record(message, by: name)
    return true
  }

  /// Says whether a search for a target comes by for the first time (`lastJourney` is that of who
  /// is asked).
  func passSearch(by name: String, lastJourney: inout Int) -> Bool { pass(name, &lastJourney) }

  /// Takes an overridden hit-test down, unless too many are nested; says whether it was taken.
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

  private func beginJourney() {
    journey += 1
    firstReceiver = nil
    receivers = 0
  }

  private func pass(_ name: String, _ lastJourney: inout Int) -> Bool {
    guard lastJourney != journey else {
      obstacle = .endlessChain(from: firstReceiver ?? name, backTo: name)
      return false
    }
    lastJourney = journey
    firstReceiver = firstReceiver ?? name
    return true
  }
}
