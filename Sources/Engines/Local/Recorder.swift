import Conformance

/// Takes down the calls that staged responders get during one step.
///
/// Every access to it is over before the next begins, and it is in the way of every call, so that
/// checking this at run time would only cost.
final class Recorder {
  /// How many responders may hand a touch on: each takes stack, and threads may have as little as
  /// half a megabyte.
  static let touchLimit = 1_000
  /// How many overridden hit-tests may be nested, which take more stack each.
  static let hitTestLimit = 400

  /// The calls of the step so far.
  @exclusivity(unchecked) private(set) var calls: [Trace.Call] = []
  /// Counts the steps from 1, so that responders can tell whether they were visited in this one.
  @exclusivity(unchecked) private(set) var step = 0
  /// What made the step impossible, where a responder noticed.
  @exclusivity(unchecked) private(set) var obstacle: Obstacle?
  /// Whether calls go unrecorded, as they do while a question is answered.
  @exclusivity(unchecked) var isMuted = false

  @exclusivity(unchecked) private var firstReceiver: String?
  @exclusivity(unchecked) private var receivers = 0
  @exclusivity(unchecked) private var hitTests = 0

  /// Starts a step with an empty sheet.
  func beginStep() {
    step += 1
    calls = []
    firstReceiver = nil
    receivers = 0
  }

  /// Takes a call down.
  func record(_ message: Message, by name: String) {
    guard !isMuted else { return }
    if calls.isEmpty { calls.reserveCapacity(16) }
    calls.append(Trace.Call(name, message))
  }

  /// Takes down a touch message, unless the receiver has had one in this step (whose number it
  /// keeps in `lastStep`) or too many have; says whether it was taken.
  func recordTouch(_ message: Message, by name: String, lastStep: inout Int) -> Bool {
    guard lastStep != step else {
      obstacle = .endlessChain(from: firstReceiver ?? name, backTo: name)
      return false
    }
    guard receivers < Self.touchLimit else {
      obstacle = .longTouch(limit: Self.touchLimit)
      return false
    }
    lastStep = step
    receivers += 1
    firstReceiver = firstReceiver ?? name
    record(message, by: name)
    return true
  }

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
}
