/// Messages that belong together, so that a history can list them and leave out all others.
public enum MessageFamily: Hashable, Sendable, CaseIterable {
  /// What responders are told of touches.
  case touches
  /// What controls tell their targets.
  case controlEvents
  /// The actions that recognizers fire, by the state they fire them in.
  case firings
  /// The questions whom a recognizer waits for.
  case waitingQuestions
  /// The questions who waits for a recognizer.
  case awaitedQuestions
  /// What responders are told of presses.
  case presses
  /// What responders are told of motion.
  case motion

  /// Whether a message is one of them.
  public func contains(_ message: Message) -> Bool { messages.contains(message) }

  private var messages: [Message] {
    switch self {
    case .touches: TouchPhase.allCases.compactMap(\.message)
    case .controlEvents: ControlEvent.allCases.map(Message.control)
    case .firings: RecognizerState.allCases.map(Message.fired)
    case .waitingQuestions: [.shouldRequireFailure]
    case .awaitedQuestions: [.shouldBeRequiredToFail]
    case .presses: EventStage.allCases.map(Message.presses)
    case .motion: EventStage.allCases.map(Message.motion)
    }
  }
}
