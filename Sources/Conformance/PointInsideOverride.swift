/// What an overridden `point(inside:with:)` does.
public enum PointInsideOverride: Hashable, Sendable {
  /// Answers the same for every point.
  case returns(Bool)
  /// Tests against the bounds grown on every side by that many points (shrunk where negative).
  case outset(Double)
}
