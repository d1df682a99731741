/// An object that a scroll view notifies of dragging, scrolling and zooming; all methods have default
/// implementations.
///
/// Spec: SCROLL-7, SCROLL-38, SCROLL-59, SCROLL-61, SCROLL-65.
public protocol ScrollViewDelegate: AnyObject {
  /// The content offset changed.
  ///
  /// Spec: SCROLL-7.
  func scrollViewDidScroll(_ scrollView: ScrollView)

  /// A drag is about to scroll.
  ///
  /// Spec: SCROLL-38.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)

  /// The finger was lifted after a drag. Without UIKit's velocity and target.
  ///
  /// Spec: SCROLL-38.
  func scrollViewWillEndDragging(_ scrollView: ScrollView)

  /// A drag is over; `willDecelerate` is whether the content goes on by itself.
  ///
  /// Spec: SCROLL-38, SCROLL-106.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool)

  /// The content goes on by itself after a flick.
  ///
  /// Spec: SCROLL-106.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)

  /// The content that went on after a flick has come to rest.
  ///
  /// Spec: SCROLL-106.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)

  /// Scrolling with an animation that code began is over.
  ///
  /// Spec: SCROLL-89.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)

  /// Returns whether a tap on the status bar scrolls to the top. True by default.
  ///
  /// Spec: SCROLL-65.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool

  /// A tap on the status bar scrolled to the top.
  ///
  /// Spec: SCROLL-65.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)

  /// Returns the view in the content that a pinch zooms, or nil for none. Nil by default.
  ///
  /// Spec: SCROLL-59.
  func viewForZooming(in scrollView: ScrollView) -> View?

  /// A pinch is about to zoom.
  ///
  /// Spec: SCROLL-61.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView)

  /// The scale changed.
  ///
  /// Spec: SCROLL-61.
  func scrollViewDidZoom(_ scrollView: ScrollView)

  /// A pinch is over.
  ///
  /// Spec: SCROLL-61.
  func scrollViewDidEndZooming(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}

  /// Does nothing.
  public func scrollViewWillEndDragging(_ scrollView: ScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {}

  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}

  /// True.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }

  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}

  /// Nil.
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }

  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView) {}

  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: ScrollView) {}
}
