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
}
