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
    MessageFamily.gestureQuestions.known(question.rawValue)
  }

  /// Returns the method of a text field's delegate, such as `textFieldShouldReturn(_:)`.
  ///
  /// The receiver in the trace is the text field.
  public static func field(_ call: FieldCall) -> Message {
    MessageFamily.fieldCalls.known(call.rawValue)
  }

  /// Returns the method of a text view's delegate, such as `textViewDidChange(_:)`.
  ///
  /// The receiver in the trace is the text view.
  public static func textView(_ call: TextViewCall) -> Message {
    MessageFamily.textViewCalls.known(call.rawValue)
  }

  /// Returns the method of a presentation controller's delegate, such as
  /// `presentationControllerDidDismiss(_:)`.
  ///
  /// The receiver in the trace is the controller that is presented.
  public static func dismissal(_ call: DismissalCall) -> Message {
    MessageFamily.dismissalCalls.known(call.rawValue)
  }

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
  public static func scroll(_ call: ScrollCall) -> Message {
    MessageFamily.scrollCalls.known(call.rawValue)
  }

  /// Returns the method of a table's delegate, such as `tableView(_:didSelectRowAt:)`.
  ///
  /// The receiver in the trace is the row.
  public static func row(_ call: RowCall) -> Message {
    MessageFamily.rowCalls.known(call.rawValue)
  }

  /// Returns the method of a collection's delegate, such as `collectionView(_:didSelectItemAt:)`.
  ///
  /// The receiver in the trace is the item.
  public static func item(_ call: RowCall) -> Message {
    MessageFamily.itemCalls.known(call.rawValue)
  }

  /// Returns the method that an assistive technology calls, such as `accessibilityActivate()`.
  public static func assistive(_ action: AssistiveAction) -> Message {
    Message(rawValue: action.method)
  }

  /// Returns the method of a scroll view, such as `touchesShouldCancel(in:)`.
  public static func scroll(_ question: ScrollQuestion) -> Message {
    MessageFamily.scrollQuestions.known(question.rawValue)
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
}

/// A group of messages that an expected history lists without all others.
public struct MessageFamily: Sendable {
  /// The name, such as `touches`.
  public let rawValue: String
  /// The slots that a word of the family and several of them fill; empty if none does.
  let slots: [SlotForm]
  /// The messages by their words on the pages.
  private let messages: [String: Message]
  /// The words by their messages; empty for one without.
  private let words: [Message: String]

  /// Creates a family of messages, each with its word, which may be empty.
  init(
    _ name: String, slots: [SlotForm], _ entries: [(message: Message, word: String)]
  ) {
    rawValue = name
    self.slots = slots
    words = Dictionary(uniqueKeysWithValues: entries.map { ($0.message, $0.word) })
    messages = Dictionary(uniqueKeysWithValues: entries.map { ($0.word, $0.message) })
  }

  /// Returns whether a message belongs to the family.
  public func contains(_ message: Message) -> Bool {
    words[message] != nil || self == .actions && message.isNameOfAction
  }

  /// Returns the word that stands for a message of the family on the pages; nil for others.
  package func word(for message: Message) -> String? {
    words[message].map { $0.isEmpty ? nil : $0 } ?? (contains(message) ? message.rawValue : nil)
  }

  /// Returns the message of the family that a word of the pages stands for; nil if none does.
  package func message(for word: String) -> Message? {
    messages[word] ?? (self == .actions ? .action(word) : nil)
  }

  /// Returns the message of a word that the family has. Traps for others.
  package func known(_ word: String) -> Message {
    guard let message = message(for: word) else {
      preconditionFailure("No message of the family is called \(word).")
    }
    return message
  }
}

extension MessageFamily: Hashable {
  /// Returns whether the names are the same.
  public static func == (left: MessageFamily, right: MessageFamily) -> Bool {
    left.rawValue == right.rawValue
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension MessageFamily {
  /// Touch methods of responders.
  public static let touches = uikit("touches")
  /// Control events that send actions.
  public static let controlEvents = uikit("controlEvents")
  /// Actions that objects perform, whose names scripts choose.
  public static let actions = uikit("actions")
  /// Actions that recognizers fire, by state.
  public static let firings = uikit("firings")
  /// Calls of `gestureRecognizer(_:shouldRequireFailureOf:)`.
  public static let waitingQuestions = uikit("waitingQuestions")
  /// Calls of `gestureRecognizer(_:shouldBeRequiredToFailBy:)`.
  public static let awaitedQuestions = uikit("awaitedQuestions")
  /// Calls of a scroll view's delegate.
  public static let scrollCalls = uikit("scrollCalls")
  /// Calls of a table's delegate about a row.
  public static let rowCalls = uikit("rowCalls")
  /// Calls of a collection's delegate about an item.
  public static let itemCalls = uikit("itemCalls")
  /// Methods that a scroll view calls about its content's touches.
  public static let scrollQuestions = uikit("scrollQuestions")
  /// Questions to a recognizer's delegate about touches and beginnings.
  public static let gestureQuestions = uikit("gestureQuestions")
  /// Calls of a text field's delegate.
  public static let fieldCalls = uikit("fieldCalls")
  /// Calls of a text view's delegate.
  public static let textViewCalls = uikit("textViewCalls")
  /// Calls of a search bar's delegate.
  public static let searchCalls = uikit("searchCalls")
  /// Methods of a text field or text view that enter and delete text.
  public static let textCalls = uikit("textCalls")
  /// Notifications of the keyboard, which the application posts.
  public static let keyboardPosts = uikit("keyboardPosts")
  /// Calls of a presentation controller's delegate about a dismissal.
  public static let dismissalCalls = uikit("dismissalCalls")
  /// Press methods of responders.
  public static let presses = uikit("presses")
  /// Motion methods of responders.
  public static let motion = uikit("motion")

  private static func uikit(_ name: String) -> MessageFamily {
    guard let family = MessageTable.uikit[name] else {
      preconditionFailure("No family of messages is called \(name).")
    }
    return family
  }
}

extension Message {
  /// The family of UIKit's that the message belongs to, if any.
  package var family: MessageFamily? {
    MessageTable.uikit.family(of: self) ?? (isNameOfAction ? .actions : nil)
  }

  /// Whether this is the name of an action: it contains neither spaces nor parentheses, unlike all
  /// other messages of UIKit's.
  fileprivate var isNameOfAction: Bool {
    !rawValue.utf8.contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "(") }
  }
}
