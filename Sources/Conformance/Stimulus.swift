/// Something that happens to the stage and makes events travel.
public enum Stimulus: Hashable, Sendable {
  /// A finger goes down at a point in window coordinates.
  case touchBegins(Point)
  /// The finger that is down moves to a point in window coordinates.
  case touchMoves(Point)
  /// The finger that is down is lifted where it is.
  case touchEnds
  /// Code calls a view's `hitTest(_:with:)` with a point in that view's coordinates and no event.
  case hitTest(String, Point)
}
