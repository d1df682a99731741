/// The effects of the previous steps of a scenario on which later steps depend.
package struct ScriptHistory: Sendable {
  /// Why a step cannot be the next one.
  package enum PreconditionFailure: Hashable, Sendable {
    /// No step stimulated the stage.
    case noStimulus
    /// No view was hit-tested.
    case noHitTest
    /// No call returned a result.
    case noResult
    /// The finger is not down.
    case fingerUp(Int)
    /// The finger was never down.
    case unknownFinger(Int)
    /// The finger changes twice in one event.
    case fingerTwice(Int)
    /// The key is not down.
    case keyUp(String)
  }

  private var downFingers = Fingers()
  private var knownFingers = Fingers()
  private var downKeys: Set<String> = []
  private var hasHitTest = false
  private var hasResult = false

  package init() {}

  /// Returns whether a finger is down.
  package func isDown(_ finger: Int) -> Bool { downFingers.contains(finger) }

  /// Returns whether a key is down.
  package func isDown(_ key: String) -> Bool { downKeys.contains(key) }

  /// Adds a stimulus; returns the precondition that it does not meet, or nil.
  package mutating func add(_ stimulus: Script.Step) -> PreconditionFailure? {
    let traits = stimulus.form.traits
    hasHitTest = hasHitTest || traits.contains(.hitTests)
    hasResult = hasResult || traits.contains(.returnsResult)
    if traits.contains(.cancelsTouches) { downFingers = Fingers() }
    if traits.contains(.pressesKey) { return add(stimulus["key"].text, stimulus["stage"].word()) }
    let changes = stimulus.fingerChanges
    if changes.count == 2, changes[0].finger == changes[1].finger {
      return .fingerTwice(changes[0].finger)
    }
    var failure: PreconditionFailure?
    for change in changes {
      let found = add(change)
      failure = failure ?? found
    }
    return failure
  }

  /// Returns the precondition that a question does not meet, or nil.
  package func unmetPrecondition(of query: Script.Step) -> PreconditionFailure? {
    let traits = query.form.traits
    if traits.contains(.asksHitTest) { return hasHitTest ? nil : .noHitTest }
    if traits.contains(.asksTouch) { return knownFingers.isEmpty ? .noHitTest : nil }
    if traits.contains(.asksResult) { return hasResult ? nil : .noResult }
    guard case .integer(let finger) = query["finger"] else { return nil }
    return knownFingers.contains(finger) ? nil : .unknownFinger(finger)
  }

  private mutating func add(_ change: FingerChange) -> PreconditionFailure? {
    switch change.action {
    case .touches:
      downFingers.insert(change.finger)
      knownFingers.insert(change.finger)
      hasHitTest = true
      return nil
    case .moves:
      // Inserted even if it is not down, so that the mistake is reported once.
      knownFingers.insert(change.finger)
      return downFingers.insert(change.finger) ? .fingerUp(change.finger) : nil
    case .lifts:
      knownFingers.insert(change.finger)
      return downFingers.remove(change.finger) ? nil : .fingerUp(change.finger)
    }
  }

  private mutating func add(_ key: String, _ stage: EventStage) -> PreconditionFailure? {
    switch stage {
    case .began: downKeys.insert(key)
    case .changed: if !downKeys.contains(key) { return .keyUp(key) }
    case .ended, .cancelled: if downKeys.remove(key) == nil { return .keyUp(key) }
    }
    return nil
  }
}

extension ScriptHistory {
  /// A set of fingers, whose numbers are from 1 to 10.
  ///
  /// A bit mask, because most scenarios touch, and a `Set` would allocate memory for each.
  fileprivate struct Fingers {
    private var bits: UInt = 0

    /// Whether the set contains no finger.
    var isEmpty: Bool { bits == 0 }

    /// Returns whether the set contains a finger.
    func contains(_ finger: Int) -> Bool { bits & Self.bit(finger) != 0 }

    /// Inserts a finger; returns whether the set did not contain it.
    @discardableResult
    mutating func insert(_ finger: Int) -> Bool {
      defer { bits |= Self.bit(finger) }
      return !contains(finger)
    }

    /// Removes a finger; returns whether the set contained it.
    mutating func remove(_ finger: Int) -> Bool {
      defer { bits &= ~Self.bit(finger) }
      return contains(finger)
    }

    private static func bit(_ finger: Int) -> UInt { 1 << UInt(finger & 63) }
  }
}

extension Script.Step {
  /// What the step does to fingers; empty for steps of other forms.
  package var fingerChanges: [FingerChange] {
    if case .fingers(let changes) = self["changes"] { return changes }
    let traits = form.traits
    if traits.contains(.putsFingerDown) { return [FingerChange(1, .touches(self["at"].point))] }
    if traits.contains(.movesFinger) { return [FingerChange(1, .moves(self["at"].point))] }
    if traits.contains(.liftsFinger) { return [FingerChange(1, .lifts)] }
    return []
  }
}
