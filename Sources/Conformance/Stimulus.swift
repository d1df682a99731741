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
  /// Code calls a view's `hitTest(_:with:)` with a point in that view's coordinates and no event.
  case hitTest(String, Point)
}
