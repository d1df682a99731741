/// A question that a script asks the engine; the engine never sees the expected answer.
public enum Query: Hashable, Sendable {
  /// Which view the last touch-down, or the last direct call of `hitTest`, found.
  case hitTestView
  /// Which view the touch that is down belongs to.
  case touchView
  /// What a responder's `next` is.
  case next(of: String)
  /// The responders from the named one on, following `next` to the end.
  case chain(from: String)
  /// The chain's printed form, from the named responder on.
  case printedChain(from: String)
  /// Whether a view's `point(inside:with:)` accepts a point in that view's coordinates.
  case contains(String, Point)
  /// A view's subviews, from back to front.
  case subviews(of: String)
  /// Which view the touch of a finger belongs to.
  case fingerView(Int)
  /// Which phase the touch of a finger is in, as a text.
  case phase(Int)
  /// How many taps the touch of a finger makes, as a number.
  case tapCount(Int)
  /// Where a finger is, in a view's coordinates, or in the window's where none is named.
  case location(Int, in: String?)
  /// Where a finger was before its last change, in the same coordinates.
  case previousLocation(Int, in: String?)
  /// Which window is key.
  case keyWindow
  /// A window's first responder.
  case firstResponder(of: String)
  /// Whether a responder is first responder.
  case isFirstResponder(String)
  /// What the last call of `becomeFirstResponder()`, `resignFirstResponder()` or `sendAction`
  /// returned.
  case result
  /// What a responder's `target(forAction:withSender:)` returns, without a sender.
  case target(ofAction: String, from: String)
  /// What a responder's `canPerformAction(_:withSender:)` returns, without a sender.
  case canPerform(String, by: String)
}
