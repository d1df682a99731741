/// A method call that an engine reports in its trace, named as the platform spells the method.
public struct Message: RawRepresentable, Hashable, Sendable {
  /// The method's name, such as `touchesBegan(_:with:)`, or the name of an action.
  public let rawValue: String

  /// Names a message.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A view is asked whether it contains a point.
  public static var pointInside: Message { Message(rawValue: "point(inside:with:)") }
  /// A view's overridden hit-test is called.
  public static var hitTest: Message { Message(rawValue: "hitTest(_:with:)") }
  /// An application or window is given an event to dispatch.
  public static var sendEvent: Message { Message(rawValue: "sendEvent(_:)") }
  /// A responder is told that touches began.
  public static var touchesBegan: Message { Message(rawValue: "touchesBegan(_:with:)") }
  /// A responder is told that touches moved.
  public static var touchesMoved: Message { Message(rawValue: "touchesMoved(_:with:)") }
  /// A responder is told that touches ended.
  public static var touchesEnded: Message { Message(rawValue: "touchesEnded(_:with:)") }
  /// A responder is told that touches were cancelled.
  public static var touchesCancelled: Message { Message(rawValue: "touchesCancelled(_:with:)") }
  /// A recognizer's delegate is asked whether the recognizer waits for another to fail.
  public static var shouldRequireFailure: Message {
    Message(rawValue: "gestureRecognizer(_:shouldRequireFailureOf:)")
  }
  /// A recognizer's delegate is asked whether another waits for the recognizer to fail.
  public static var shouldBeRequiredToFail: Message {
    Message(rawValue: "gestureRecognizer(_:shouldBeRequiredToFailBy:)")
  }
  /// A responder that is first responder is asked to resign.
  public static var resignFirstResponder: Message { Message(rawValue: "resignFirstResponder()") }

  /// A responder is told of a remote-control event.
  public static var remoteControlReceived: Message {
    Message(rawValue: "remoteControlReceived(with:)")
  }

  /// A responder is told of presses.
  public static func presses(_ stage: EventStage) -> Message {
    Message(rawValue: "presses\(stage.capitalized)(_:with:)")
  }

  /// A responder is told of motion.
  public static func motion(_ stage: EventStage) -> Message {
    Message(rawValue: "motion\(stage.capitalized)(_:with:)")
  }

  /// A control sends the actions for an event; the receiver in the trace is the control.
  public static func control(_ event: ControlEvent) -> Message {
    Message(rawValue: "sendActions(for: \(event.rawValue))")
  }

  /// A recognizer fires its action in a state; the receiver in the trace is the recognizer.
  public static func fired(_ state: RecognizerState) -> Message {
    Message(rawValue: "action in state \(state.rawValue)")
  }

  /// A responder performs the action of that name.
  public static func action(_ name: String) -> Message { Message(rawValue: name) }
}
