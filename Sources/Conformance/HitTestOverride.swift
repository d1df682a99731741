/// What an overridden `hitTest(_:with:)` does.
public enum HitTestOverride: Hashable, Sendable {
  /// Returns the named view, or nobody, whatever the point.
  case returns(String?)
  /// Returns what super returns, but nobody where that is the view itself.
  case passesSelfThrough
}
