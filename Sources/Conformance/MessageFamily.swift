/// Messages that belong together, so that a history can list them and leave out all others.
public enum MessageFamily: Hashable, Sendable, CaseIterable {
  /// What responders are told of touches.
  case touches
  /// What controls tell their targets.
  case controlEvents
  /// The actions that somebody performs.
  case actions
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
  public func contains(_ message: Message) -> Bool {
    switch self {
    case .touches: TouchPhase.allCases.contains { $0.message == message }
    case .controlEvents: ControlEvent.allCases.contains { .control($0) == message }
    case .actions: message.isNameOfAction
    case .firings: RecognizerState.allCases.contains { .fired($0) == message }
    case .waitingQuestions: message == .shouldRequireFailure
    case .awaitedQuestions: message == .shouldBeRequiredToFail
    case .presses: EventStage.allCases.contains { .presses($0) == message }
    case .motion: EventStage.allCases.contains { .motion($0) == message }
    }
  }
}

extension Message {
  /// Whether it is spelled as actions are, of letters and digits: all others have spaces or
  /// parentheses.
  fileprivate var isNameOfAction: Bool {
    !rawValue.utf8.contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "(") }
  }
}
