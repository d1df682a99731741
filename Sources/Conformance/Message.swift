/// A method call that an engine reports in its trace.
public enum Message: String, Hashable, Sendable, CaseIterable {
  /// A view is asked whether it contains a point.
  case pointInside = "point(inside:with:)"
  /// A view's overridden hit-test is called.
  case hitTest = "hitTest(_:with:)"
  /// A responder is told that touches began.
  case touchesBegan = "touchesBegan(_:with:)"
  /// A responder is told that touches moved.
  case touchesMoved = "touchesMoved(_:with:)"
  /// A responder is told that touches ended.
  case touchesEnded = "touchesEnded(_:with:)"
  /// A responder is told that touches were cancelled.
  case touchesCancelled = "touchesCancelled(_:with:)"
}
