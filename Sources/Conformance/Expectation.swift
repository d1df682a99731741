/// What a scenario expects at one step; known to the judge, never to an engine.
package struct Expectation: Hashable, Sendable {
  /// The position in the script of the question; where none is asked, of the last stimulus, or for
  /// a history of the last change after that.
  package var step: Int
  /// What must hold there.
  package var requirement: Requirement
  /// The phrase as its author wrote it, such as `the hit-test view is E`.
  package var phrase: String { start.isEmpty ? end : "\(start) \(end)" }
  /// The line it stands on.
  package var line: Int

  /// The phrase's words in the column's header, which all its rows share.
  private var start: String
  /// The phrase's words in the cell.
  private var end: String

  package init(
    step: Int, requirement: Requirement, phrase end: String, after start: String = "", line: Int
  ) {
    self.step = step
    self.requirement = requirement
    self.start = start
    self.end = end
    self.line = line
  }

  package static func == (left: Expectation, right: Expectation) -> Bool {
    left.step == right.step && left.requirement == right.requirement && left.line == right.line
      && left.phrase == right.phrase
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(step)
    hasher.combine(requirement)
    hasher.combine(line)
    hasher.combine(phrase)
  }

  /// What must hold.
  package indirect enum Requirement: Hashable, Sendable {
    /// The answer is one of these.
    case answer(oneOf: [Answer])
    /// Exactly these responders got the message, in this order.
    case receivers(Message, [String])
    /// That responder got the message at least once.
    case receives(Message, String)
    /// That responder never got the message.
    case doesNotReceive(Message, String)
    /// That responder got the message with the touches of exactly these fingers.
    case receivesFingers(Message, String, [Int])
    /// From the scenario's beginning, exactly these messages of the family came, in order.
    case history(String, [Message], MessageFamily)
    /// That recognizer fired its action, in whatever state.
    case fires(String)
    /// That recognizer fired no action.
    case doesNotFire(String)
    /// The first was told something before the second was, and both were.
    case precedes(String, String)
    /// That recognizer fired its action before the responder got the message, and both happened.
    case firesBefore(String, Message, String)
    /// At least one of these holds.
    case anyOf([Requirement])
  }
}
