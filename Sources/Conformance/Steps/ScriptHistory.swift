/// The effects of the previous steps of a scenario on which later steps depend.
package struct ScriptHistory: Sendable {
  /// Why a step cannot be the next one.
  package struct PreconditionFailure: Hashable, Sendable {
    /// The message before the phrase of the step.
    private let start: String
    /// The message after the phrase.
    private let end: String
    /// What to do first.
    package let hint: String

    fileprivate init(_ end: String, after start: String = "", hint: String) {
      (self.start, self.end, self.hint) = (start, end, hint)
    }

    /// Returns the message about a step.
    package func summary(_ phrase: String) -> String { "\(start)`\(phrase)` \(end)" }

    /// Nothing has happened that the step asks about.
    package static let noStimulus = PreconditionFailure(
      "asks about something that has not happened",
      hint: "let something happen before, in a column `when`")

    fileprivate static func fingerUp(_ finger: Int) -> Self {
      Self("needs finger \(finger) to be down", hint: putDown(finger))
    }

    fileprivate static func keyUp(_ key: String) -> Self {
      Self(
        "needs the key `\(key)` to be down", hint: "press it first: `when press \(key) began`")
    }

    fileprivate static func putDown(_ finger: Int) -> String {
      "put it down first: "
        + (finger == 1 ? "`when touching 10 10`" : "`when finger \(finger) touches 10 10`")
    }
  }

  /// Whether each finger that was down still is.
  private var fingers: [Int: Bool] = [:]
  private var downKeys: Set<String> = []
  private var hasHitTest = false
  private var hasResult = false

  package init() {}

  /// Returns whether a finger is down.
  package func isDown(_ finger: Int) -> Bool { fingers[finger] == true }

  /// Returns whether a key is down.
  package func isDown(_ key: String) -> Bool { downKeys.contains(key) }

  /// Adds a stimulus; returns the precondition that it does not meet, or nil.
  package mutating func add(_ stimulus: Script.Step) -> PreconditionFailure? {
    let traits = stimulus.form.traits
    hasHitTest = hasHitTest || traits.contains(.hitTests)
    hasResult = hasResult || traits.contains(.returnsResult)
    if traits.contains(.cancelsTouches) { fingers = fingers.mapValues { _ in false } }
    if traits.contains(.pressesKey) { return add(stimulus["key"].text, stimulus["stage"].word()) }
    let changes = stimulus.fingerChanges
    if changes.count == 2, changes[0].finger == changes[1].finger {
      return PreconditionFailure(
        "finger \(changes[0].finger) does two things in one event", after: "in ",
        hint: "name two fingers, or write two phrases")
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
    if traits.contains(.asksHitTest) { return hasHitTest ? nil : .noStimulus }
    if traits.contains(.asksTouch) { return fingers.isEmpty ? .noStimulus : nil }
    if traits.contains(.asksResult), !hasResult {
      return PreconditionFailure(
        "asks about something that has not happened",
        hint: "make a call first that returns a result, such as `when A becomes first responder`")
    }
    guard case .integer(let finger) = query["finger"] else { return nil }
    guard fingers[finger] == nil else { return nil }
    return PreconditionFailure(
      "asks about finger \(finger), which was never down",
      hint: PreconditionFailure.putDown(finger))
  }

  private mutating func add(_ change: FingerChange) -> PreconditionFailure? {
    // Down after a move even if it was not before, so that the mistake is reported once.
    let wasDown = fingers.updateValue(change.action.word != .lifts, forKey: change.finger)
    guard change.action.word == .touches else {
      return wasDown == true ? nil : .fingerUp(change.finger)
    }
    hasHitTest = true
    return nil
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

  /// Whether the step puts a finger down.
  package var touches: Bool { fingerChanges.contains { $0.action.word == .touches } }
}
