/// What a scenario expects at one step; known to the judge, never to an engine.
package struct Expectation: Hashable, Sendable {
  /// The position in the script of the question, or of the last stimulus where none is asked.
  package var step: Int
  /// What must hold there.
  package var requirement: Requirement
  /// The phrase as its author wrote it, such as `the hit-test view is E`.
  package var phrase: String
  /// The line it stands on.
  package var line: Int

  package init(step: Int, requirement: Requirement, phrase: String, line: Int) {
    self.step = step
    self.requirement = requirement
    self.phrase = phrase
    self.line = line
  }

  /// What must hold.
  package enum Requirement: Hashable, Sendable {
    /// The answer is one of these.
    case answer(oneOf: [Answer])
    /// Exactly these responders got the message, in this order.
    case receivers(Message, [String])
    /// That responder got the message at least once.
    case receives(Message, String)
    /// That responder never got the message.
    case doesNotReceive(Message, String)
  }
}
