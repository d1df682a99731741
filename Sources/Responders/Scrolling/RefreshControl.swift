/// A control that a scroll view's content reveals when it is pulled down beyond its top.
///
/// It refreshes once the fingers have pulled by its height, and at least by 60 points: an implementation
/// choice, because the distance is not published.
///
/// Spec: SCROLL-100, SCROLL-101.
public final class RefreshControl: Control {
  /// Whether a refresh is in progress.
  public private(set) var isRefreshing = false

  public override var description: String { "RefreshControl" }

  /// Begins a refresh that something else has started, without sending an event. Does nothing outside
  /// a window.
  ///
  /// Spec: SCROLL-101, SCROLL-104.
  public func beginRefreshing() { if window != nil { isRefreshing = true } }

  /// Ends the refresh, also outside a window: an implementation choice (SCROLL-104, MAY).
  public func endRefreshing() { isRefreshing = false }

  /// Begins a refresh if the content was pulled far enough, in points.
  func pull(by distance: Double) {
    guard isEnabled, !isRefreshing, distance >= max(60, bounds.size.height) else { return }
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}
