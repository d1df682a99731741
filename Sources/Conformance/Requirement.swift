/// A condition on an engine's trace.
package indirect enum Requirement: Hashable, Sendable {
  /// The answer is one of the given answers.
  case answer(oneOf: [Answer])
  /// The answer begins with the given responders; what follows them is not judged.
  case answerBegins(with: [String])
  /// Exactly the given responders received the message, in the given order.
  case receivers(Message, [String])
  /// The given responders were the first to receive the message, in the given order; who followed
  /// is not judged.
  case receiversBegin(Message, with: [String])
  /// The responder received the message at least once.
  case receives(Message, String)
  /// The responder did not receive the message.
  case doesNotReceive(Message, String)
  /// The answer is one of the given chains; worded as a program prints it, `A -> B`.
  case printedChain(oneOf: [[String]])
  /// The object performed the action with the given sender or event.
  case performs(Message, String, ActionArgument)
  /// The responder received the message with the touches of exactly the given fingers.
  case receivesFingers(Message, String, [Int])
  /// Since the start of the scenario, the responder received exactly the given messages of the
  /// family, in order.
  case history(String, [Message], MessageFamily)
  /// The recognizer fired its action, in any state.
  case fires(String)
  /// The recognizer did not fire its action.
  case doesNotFire(String)
  /// Since the start of the scenario, the recognizer fired its action that many times, in any
  /// states.
  case firings(of: String, Int)
  /// Both responders received messages, the first one earlier than the second.
  case precedes(String, String)
  /// The recognizer fired its action before the responder received the message.
  case firesBefore(String, Message, String)
  /// At least one of the given requirements is met.
  case anyOf([Requirement])

  /// What an action comes with.
  package enum ActionArgument: Hashable, Sendable {
    /// The object with the name is the sender; nil for no sender.
    case sender(String?)
    /// An event that contains the finger's touch; nil for no event.
    case event(finger: Int?)
  }
}
