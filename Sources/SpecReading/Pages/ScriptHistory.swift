import Conformance

/// What has happened in a scenario so far, as far as later steps depend on it.
struct ScriptHistory {
  /// Why a step cannot come next.
  enum Obstacle: Hashable, Sendable {
    /// Nothing happened.
    case noStimulus
    /// No view was looked for.
    case noHitTest
    /// No call was made that returns a result.
    case noResult
    /// The finger is not down.
    case fingerUp(Int)
    /// The finger was never down.
    case unknownFinger(Int)
    /// The finger would do two things in one event.
    case fingerTwice(Int)
    /// The key is not down.
    case keyUp(String)
  }

  private var downFingers = Fingers()
  private var knownFingers = Fingers()
  private var downKeys: Set<String> = []
  private var hasHitTest = false
  private var hasResult = false

  /// Adds a stimulus; returns why it cannot come next.
  mutating func add(_ stimulus: Script.Step) -> Obstacle? {
    let traits = stimulus.form.traits
    hasHitTest = hasHitTest || traits.contains(.hitTests)
    hasResult = hasResult || traits.contains(.returnsResult)
    switch stimulus.name {
    case "touchBegins": return add(FingerChange(1, .touches(stimulus["at"].point)))
    case "touchMoves": return add(FingerChange(1, .moves(stimulus["at"].point)))
    case "touchEnds": return add(FingerChange(1, .lifts))
    case "fingers":
      let changes = stimulus["changes"].fingers
      if changes.count == 2, changes[0].finger == changes[1].finger {
        return .fingerTwice(changes[0].finger)
      }
      return changes.map { add($0) }.lazy.compactMap { $0 }.first
    case "touchesAreCancelled": downFingers = Fingers()
    case "press": return add(stimulus["key"].text, stimulus["stage"].word())
    default: break  // Other forms neither move fingers nor press keys.
    }
    return nil
  }

  /// Returns why a question cannot come next.
  func obstacle(to query: Script.Step) -> Obstacle? {
    switch query.name {
    case "hitTestView": return hasHitTest ? nil : .noHitTest
    case "touchView": return knownFingers.isEmpty ? .noHitTest : nil
    case "result": return hasResult ? nil : .noResult
    default:
      guard case .integer(let finger) = query["finger"] else { return nil }
      return knownFingers.contains(finger) ? nil : .unknownFinger(finger)
    }
  }

  private mutating func add(_ change: FingerChange) -> Obstacle? {
    switch change.action {
    case .touches:
      downFingers.insert(change.finger)
      knownFingers.insert(change.finger)
      hasHitTest = true
      return nil
    case .moves:
      // Taken for down from here on, so that one mistake is reported once.
      knownFingers.insert(change.finger)
      return downFingers.insert(change.finger) ? .fingerUp(change.finger) : nil
    case .lifts:
      knownFingers.insert(change.finger)
      return downFingers.remove(change.finger) ? nil : .fingerUp(change.finger)
    }
  }

  private mutating func add(_ key: String, _ stage: EventStage) -> Obstacle? {
    switch stage {
    case .began: downKeys.insert(key)
    case .changed: if !downKeys.contains(key) { return .keyUp(key) }
    case .ended, .cancelled: if downKeys.remove(key) == nil { return .keyUp(key) }
    }
    return nil
  }
}

extension ScriptHistory {
  /// Some of the fingers, whose numbers go from 1 to 10.
  ///
  /// A bit for each, because most scenarios touch, and sets would take memory in each.
  struct Fingers {
    private var bits: UInt = 0

    /// Whether there is none.
    var isEmpty: Bool { bits == 0 }

    /// Whether a finger is one of them.
    func contains(_ finger: Int) -> Bool { bits & Self.bit(finger) != 0 }

    /// Adds a finger; says whether it was none of them.
    @discardableResult
    mutating func insert(_ finger: Int) -> Bool {
      defer { bits |= Self.bit(finger) }
      return !contains(finger)
    }

    /// Takes a finger out; says whether it was one of them.
    mutating func remove(_ finger: Int) -> Bool {
      defer { bits &= ~Self.bit(finger) }
      return contains(finger)
    }

    private static func bit(_ finger: Int) -> UInt { 1 << finger }
  }
}
