/// Something a scenario sets on one responder.
public enum Property: Hashable, Sendable {
  /// Whether a view is hidden.
  case hidden(Bool)
  /// A view's alpha, from 0 (transparent) to 1 (opaque).
  case alpha(Double)
  /// Whether a view takes part in user interaction.
  case interactionEnabled(Bool)
  /// A view's frame in its superview's coordinates, in points.
  case frame(Rect)
  /// The origin of a view's bounds: how far its content is scrolled, in points.
  case boundsOrigin(Point)
  /// A view's transform: a scale about its centre.
  case scale(x: Double, y: Double)
  /// A view's transform: a clockwise rotation about its centre, in degrees.
  case rotation(degrees: Double)
  /// A view's transform: a translation, in points.
  case translation(Point)
  /// Whether a view clips what it draws to its bounds.
  case clipsToBounds(Bool)
  /// The radius of a view's rounded corners, in points.
  case cornerRadius(Double)
  /// The drawing depth of a view's layer.
  case zPosition(Double)
  /// An overridden `next` that returns the named responder, or nobody.
  case next(String?)
  /// An overridden `hitTest(_:with:)`.
  case hitTest(HitTestOverride)
  /// An overridden `point(inside:with:)`.
  case pointInside(PointInsideOverride)
  /// The application's delegate, or none.
  case delegate(String?)
  /// Whether the touch methods are overridden without a call to super.
  case handlesTouches(Bool)
  /// Whether the touch method of one phase is overridden without a call to super.
  case keepsTouches(TouchPhase, Bool)
  /// Whether a view takes more than one touch at a time.
  case multipleTouch(Bool)
  /// Whether a view takes touches only alone, and lets no other view have any meanwhile.
  case exclusiveTouch(Bool)
  /// The level of a window: higher ones lie in front.
  case windowLevel(Double)
  /// Whether an application's or window's `sendEvent` is overridden without a call to super.
  case swallowsEvents(Bool)
  /// What `canBecomeFirstResponder` returns.
  case canBecomeFirstResponder(Bool)
  /// What `canResignFirstResponder` returns.
  case canResignFirstResponder(Bool)
  /// Whether `resignFirstResponder()` is overridden to return no without a call to super.
  case refusesToResign(Bool)
  /// An action that the responder implements, with that many arguments (0 to 2).
  case implements(String, arguments: Int)
  /// An action for which `canPerformAction` is overridden to return no.
  case denies(String)
  /// An action for which `target(forAction:)` is overridden to return the named responder.
  case redirects(String, to: String?)
}
