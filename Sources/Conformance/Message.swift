/// The name of a method call in a trace, as the platform spells it.
public struct Message: RawRepresentable, Hashable, Sendable {
  /// The method's name, such as `touchesBegan(_:with:)`, or the name of an action.
  public let rawValue: String

  /// Creates a message from the method's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `point(inside:with:)` was called on a view.
  public static var pointInside: Message { Message(rawValue: "point(inside:with:)") }
  /// An overridden `hitTest(_:with:)` was called on a view.
  public static var hitTest: Message { Message(rawValue: "hitTest(_:with:)") }
  /// `sendEvent(_:)` was called on an application or a window.
  public static var sendEvent: Message { Message(rawValue: "sendEvent(_:)") }
  /// `touchesBegan(_:with:)` was called on a responder.
  public static var touchesBegan: Message { Message(rawValue: "touchesBegan(_:with:)") }
  /// `touchesMoved(_:with:)` was called on a responder.
  public static var touchesMoved: Message { Message(rawValue: "touchesMoved(_:with:)") }
  /// `touchesEnded(_:with:)` was called on a responder.
  public static var touchesEnded: Message { Message(rawValue: "touchesEnded(_:with:)") }
  /// `touchesCancelled(_:with:)` was called on a responder.
  public static var touchesCancelled: Message { Message(rawValue: "touchesCancelled(_:with:)") }
  /// `gestureRecognizer(_:shouldRequireFailureOf:)` was called on a recognizer's delegate.
  public static var shouldRequireFailure: Message {
    Message(rawValue: "gestureRecognizer(_:shouldRequireFailureOf:)")
  }
  /// `gestureRecognizer(_:shouldBeRequiredToFailBy:)` was called on a recognizer's delegate.
  public static var shouldBeRequiredToFail: Message {
    Message(rawValue: "gestureRecognizer(_:shouldBeRequiredToFailBy:)")
  }
  /// `resignFirstResponder()` was called on the first responder.
  public static var resignFirstResponder: Message { Message(rawValue: "resignFirstResponder()") }

  /// Returns the question to a recognizer's delegate, such as `gestureRecognizerShouldBegin(_:)`.
  ///
  /// The receiver in the trace is the recognizer.
  public static func gesture(_ question: GestureQuestion) -> Message {
    Message(rawValue: question.method)
  }

  /// Returns the method of a text field's delegate, such as `textFieldShouldReturn(_:)`.
  ///
  /// The receiver in the trace is the text field.
  public static func field(_ call: FieldCall) -> Message { Message(rawValue: call.method) }

  /// Returns the method of a text view's delegate, such as `textViewDidChange(_:)`.
  ///
  /// The receiver in the trace is the text view.
  public static func textView(_ call: TextViewCall) -> Message { Message(rawValue: call.method) }

  /// Returns the method of a presentation controller's delegate, such as
  /// `presentationControllerDidDismiss(_:)`.
  ///
  /// The receiver in the trace is the controller that is presented.
  public static func dismissal(_ call: DismissalCall) -> Message { Message(rawValue: call.method) }

  /// `remoteControlReceived(with:)` was called on a responder.
  public static var remoteControlReceived: Message {
    Message(rawValue: "remoteControlReceived(with:)")
  }

  /// Returns the method for presses of a stage, such as `pressesBegan(_:with:)`.
  public static func presses(_ stage: EventStage) -> Message {
    Message(rawValue: "presses\(stage.capitalized)(_:with:)")
  }

  /// Returns the method for motion of a stage, such as `motionBegan(_:with:)`.
  public static func motion(_ stage: EventStage) -> Message {
    Message(rawValue: "motion\(stage.capitalized)(_:with:)")
  }

  /// Returns the message for a control that sends the actions for an event.
  ///
  /// The receiver in the trace is the control.
  public static func control(_ event: ControlEvent) -> Message {
    Message(rawValue: "sendActions(for: \(event.rawValue))")
  }

  /// Returns the message for a recognizer that fires its action in a state.
  ///
  /// The receiver in the trace is the recognizer.
  public static func fired(_ state: RecognizerState) -> Message {
    Message(rawValue: "action in state \(state.rawValue)")
  }

  /// Returns the method of a scroll view's delegate, such as `scrollViewDidScroll(_:)`.
  ///
  /// The receiver in the trace is the scroll view.
  public static func scroll(_ call: ScrollCall) -> Message { Message(rawValue: call.method) }

  /// Returns the method of a table's delegate, such as `tableView(_:didSelectRowAt:)`.
  ///
  /// The receiver in the trace is the row.
  public static func row(_ call: RowCall) -> Message { Message(rawValue: call.method) }

  /// Returns the method that an assistive technology calls, such as `accessibilityActivate()`.
  public static func assistive(_ action: AssistiveAction) -> Message {
    Message(rawValue: action.method)
  }

  /// Returns the method of a scroll view, such as `touchesShouldCancel(in:)`.
  public static func scroll(_ question: ScrollQuestion) -> Message {
    switch question {
    case .touchesShouldBegin: Message(rawValue: "touchesShouldBegin(_:with:in:)")
    case .touchesShouldCancel: Message(rawValue: "touchesShouldCancel(in:)")
    }
  }

  /// Returns the message for a responder that performs the action of that name.
  public static func action(_ name: String) -> Message { Message(rawValue: name) }
}

extension Message {
  /// The messages that only ask the receiver something, while others tell it what happens.
  package static let questions: [Message] = [
    .pointInside, .hitTest, .shouldRequireFailure, .shouldBeRequiredToFail,
    .gesture(.shouldReceive), .gesture(.shouldBegin),
  ]

  /// The messages other than actions, each with whether it comes with fingers.
  package static let fingers = Dictionary(
    uniqueKeysWithValues: all.map { ($0.message, $0.hasFingers) })

  /// The messages other than actions in the order of their declarations.
  package static let all: [(message: Message, hasFingers: Bool)] = {
    let touches = TouchPhase.allCases.compactMap { $0.message }
    var others: [Message] = [
      .pointInside, .hitTest, .sendEvent, .shouldRequireFailure, .shouldBeRequiredToFail,
      .resignFirstResponder, .remoteControlReceived,
    ]
    others += GestureQuestion.allCases.map(gesture) + DismissalCall.allCases.map(dismissal)
    others += FieldCall.allCases.map(field) + TextViewCall.allCases.map(textView)
    others += EventStage.allCases.map(presses)
    // The strength of a motion never changes.
    others += [.began, .ended, .cancelled].map(motion)
    others += ScrollCall.allCases.map(scroll) + ScrollQuestion.allCases.map(scroll)
    others += RowCall.allCases.map(row) + AssistiveAction.allCases.map(assistive)
    others += ControlEvent.allCases.map(control) + RecognizerState.allCases.map(fired)
    return touches.map { ($0, true) } + others.map { ($0, false) }
  }()
}

/// A group of messages that an expected history lists without all others.
public enum MessageFamily: String, Hashable, Sendable, CaseIterable {
  /// Touch methods of responders.
  case touches
  /// Control events that send actions.
  case controlEvents
  /// Actions that objects perform.
  case actions
  /// Actions that recognizers fire, by state.
  case firings
  /// Calls of `gestureRecognizer(_:shouldRequireFailureOf:)`.
  case waitingQuestions
  /// Calls of `gestureRecognizer(_:shouldBeRequiredToFailBy:)`.
  case awaitedQuestions
  /// Calls of a scroll view's delegate.
  case scrollCalls
  /// Calls of a table's delegate about a row.
  case rowCalls
  /// Methods that a scroll view calls about its content's touches.
  case scrollQuestions
  /// Questions to a recognizer's delegate about touches and beginnings.
  case gestureQuestions
  /// Calls of a text field's delegate.
  case fieldCalls
  /// Calls of a text view's delegate.
  case textViewCalls
  /// Calls of a presentation controller's delegate about a dismissal.
  case dismissalCalls
  /// Press methods of responders.
  case presses
  /// Motion methods of responders.
  case motion

  /// A message of a family, with the word that stands for it on the pages; without one if no slot
  /// has it.
  fileprivate typealias Entry = (family: MessageFamily, word: String?)

  /// The messages of all families but the names of actions.
  fileprivate static let entries: [Message: Entry] = {
    var entries: [Message: Entry] = [
      .shouldRequireFailure: (.waitingQuestions, nil),
      .shouldBeRequiredToFail: (.awaitedQuestions, nil),
    ]
    for (family, words) in words {
      for word in words {
        if let message = family.message(for: word) { entries[message] = (family, word) }
      }
    }
    return entries
  }()

  /// The words of the pages that stand for messages, by family.
  private static let words: [(MessageFamily, [String])] = [
    (.touches, TouchPhase.words), (.controlEvents, ControlEvent.words),
    (.firings, RecognizerState.words), (.scrollCalls, ScrollCall.words),
    (.rowCalls, RowCall.words), (.scrollQuestions, ScrollQuestion.words),
    (.gestureQuestions, GestureQuestion.words), (.fieldCalls, FieldCall.words),
    (.textViewCalls, TextViewCall.words), (.dismissalCalls, DismissalCall.words),
    (.presses, EventStage.words), (.motion, EventStage.words),
  ]

  /// Returns whether a message belongs to the family.
  public func contains(_ message: Message) -> Bool {
    message.family == self
  }

  /// Returns the word that stands for a message of the family on the pages; nil for others.
  package func word(for message: Message) -> String? {
    guard contains(message) else { return nil }
    return self == .actions ? message.rawValue : Self.entries[message]?.word
  }

  /// Returns the message of the family that a word of the pages stands for; nil if none does.
  package func message(for word: String) -> Message? {
    switch self {
    case .touches: TouchPhase(rawValue: word)?.message
    case .controlEvents: ControlEvent(rawValue: word).map(Message.control)
    case .actions: .action(word)
    case .firings: RecognizerState(rawValue: word).map(Message.fired)
    case .scrollCalls: ScrollCall(rawValue: word).map(Message.scroll)
    case .rowCalls: RowCall(rawValue: word).map(Message.row)
    case .scrollQuestions: ScrollQuestion(rawValue: word).map(Message.scroll)
    case .gestureQuestions: GestureQuestion(rawValue: word).map(Message.gesture)
    case .fieldCalls: FieldCall(rawValue: word).map(Message.field)
    case .textViewCalls: TextViewCall(rawValue: word).map(Message.textView)
    case .dismissalCalls: DismissalCall(rawValue: word).map(Message.dismissal)
    case .presses: EventStage(rawValue: word).map(Message.presses)
    case .motion: EventStage(rawValue: word).map(Message.motion)
    case .waitingQuestions, .awaitedQuestions: nil
    }
  }
}

extension Message {
  /// The family that the message belongs to, if any.
  package var family: MessageFamily? {
    MessageFamily.entries[self]?.family ?? (isNameOfAction ? .actions : nil)
  }

  /// Whether this is the name of an action: it contains neither spaces nor parentheses, unlike all
  /// other messages.
  fileprivate var isNameOfAction: Bool {
    !rawValue.utf8.contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "(") }
  }
}
