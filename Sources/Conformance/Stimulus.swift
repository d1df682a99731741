/// Something that happens to the stage and makes events travel.
public enum Stimulus: Hashable, Sendable {
  /// The first finger goes down at a point in window coordinates.
  case touchBegins(Point)
  /// The first finger moves to a point in window coordinates.
  case touchMoves(Point)
  /// The first finger is lifted where it is.
  case touchEnds
  /// Fingers do something in one and the same event.
  case fingers([FingerChange])
  /// The system takes all touches away, as it does for a phone call.
  case touchesAreCancelled
  /// Time passes on the virtual clock, in seconds.
  case wait(seconds: Double)
  /// Code calls a responder's `becomeFirstResponder()`.
  case becomeFirstResponder(String)
  /// Code calls a responder's `resignFirstResponder()`.
  case resignFirstResponder(String)
  /// Code has the application send an action to a target, or to nobody in particular, from a
  /// sender or from nobody; without an event.
  case sendAction(String, to: String?, from: String?)
  /// The same with an event of the program's own that carries a text.
  case sendActionWithEvent(String, to: String?, from: String?, payload: String)
  /// Code calls a control's `sendActions(for:)`.
  case sendActions(String, for: ControlEvent)
  /// A key or button, by its name, is pressed: a key command if one matches, else a press.
  case press(String, EventStage)
  /// The user types a text with the keyboard, a character at a time.
  case type(String)
  /// The user presses the keyboard's return key.
  case pressReturn
  /// Code calls a responder's `reloadInputViews()`.
  case reloadInputViews(String)
  /// The device is shaken.
  case shake(EventStage)
  /// A remote control sends a command, by its name.
  case remoteControl(String)
  /// Code calls a view's `hitTest(_:with:)` with a point in that view's coordinates and no event.
  case hitTest(String, Point)
}
