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

  /// Goes on with what happens; says why it cannot.
  mutating func add(_ stimulus: Stimulus) -> Obstacle? {
    switch stimulus {
    case .touchBegins: return add(FingerChange(1, .touches(Point(x: 0, y: 0))))
    case .touchMoves(let point): return add(FingerChange(1, .moves(point)))
    case .touchEnds: return add(FingerChange(1, .lifts))
    case .fingers(let changes):
      if changes.count == 2, changes[0].finger == changes[1].finger {
        return .fingerTwice(changes[0].finger)
      }
      return changes.map { add($0) }.lazy.compactMap { $0 }.first
    case .touchesAreCancelled: downFingers = Fingers()
    case .hitTest: hasHitTest = true
    case .becomeFirstResponder, .resignFirstResponder, .sendAction, .sendActionWithEvent:
      hasResult = true
    case .press(let key, let stage): return add(key, stage)
    case .wait, .sendActions, .shake, .remoteControl, .type, .pressReturn, .reloadInputViews: break
    }
    return nil
  }

  /// Why a question cannot come next.
  func obstacle(to query: Query) -> Obstacle? {
    switch query {
    case .hitTestView: hasHitTest ? nil : .noHitTest
    case .touchView: knownFingers.isEmpty ? .noHitTest : nil
    case .result: hasResult ? nil : .noResult
    case .fingerView(let finger), .phase(let finger), .tapCount(let finger),
      .location(let finger, in: _), .previousLocation(let finger, in: _),
      .recognizers(let finger):
      knownFingers.contains(finger) ? nil : .unknownFinger(finger)
    case .next, .chain, .printedChain, .contains, .subviews, .keyWindow, .firstResponder,
      .isFirstResponder, .isTracking, .isHighlighted, .recognizerState, .isOn, .value, .text,
      .undoManager,
      .shownInput, .shownAccessory, .payload, .target, .canPerform:
      nil
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
