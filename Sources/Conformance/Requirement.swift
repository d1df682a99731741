/// A condition on an engine's trace, of one of the kinds that the wire has.
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
  /// At least one call is of the pattern.
  case call(CallPattern)
  /// No call is of the pattern.
  case noCall(CallPattern)
  /// There are calls of both patterns, and the first of the one is earlier than the first of the other;
  /// questions do not count.
  case order(CallPattern, CallPattern)
  /// Since the start of the scenario, the responder received exactly the given messages of the
  /// family, in order.
  case history(String, [Message], MessageFamily)
  /// Since the start of the scenario, the responder received that many messages of the family.
  case count(of: String, MessageFamily, Int)
  /// At least one of the given requirements is met.
  case anyOf([Requirement])
}

/// A condition on one call: what each field says, but those that are nil.
package struct CallPattern: Hashable, Sendable {
  /// The name of the receiver.
  package var receiver: String
  /// The message.
  package var message: Message?
  /// The family of the message.
  package var family: MessageFamily?
  /// All of the call's fingers.
  package var fingers: [Int]?
  /// The sender of an action.
  package var sender: Trace.Sender?
  /// Whether an action comes with an event.
  package var hasEvent: Bool?
  /// One of the call's fingers.
  package var finger: Int?

  package init(
    _ receiver: String, _ message: Message? = nil, family: MessageFamily? = nil,
    fingers: [Int]? = nil, sender: Trace.Sender? = nil, hasEvent: Bool? = nil, finger: Int? = nil
  ) {
    self.receiver = receiver
    self.message = message
    self.family = family
    self.fingers = fingers
    self.sender = sender
    self.hasEvent = hasEvent
    self.finger = finger
  }

  /// Returns the pattern of the action of a recognizer, in any state.
  package static func firing(of name: String) -> CallPattern { CallPattern(name, family: .firings) }
}

extension Requirement {
  /// The names of the responders whose calls it is about.
  package var receivers: [String] {
    switch self {
    case .answer, .answerBegins: []
    case .receivers(_, let names), .receiversBegin(_, let names): names
    case .call(let call), .noCall(let call): [call.receiver]
    case .order(let first, let second): [first.receiver, second.receiver]
    case .history(let name, _, _), .count(let name, _, _): [name]
    case .anyOf(let alternatives): alternatives.flatMap { $0.receivers }
    }
  }

  /// The messages without which it says nothing of an engine, whether it expects them or not.
  package var messages: Set<Message> {
    switch self {
    case .answer, .answerBegins, .count: []
    case .receivers(let message, _), .receiversBegin(let message, _): [message]
    case .call(let call), .noCall(let call): Set(call.message.map { [$0] } ?? [])
    case .order(let first, let second): Set([first, second].compactMap { $0.message })
    case .history(_, let messages, _): Set(messages)
    case .anyOf(let alternatives):
      alternatives.dropFirst().reduce(alternatives.first?.messages ?? []) {
        $0.intersection($1.messages)
      }
    }
  }
}
