/// A view that scrolls its content: dragging moves the origin of its bounds.
///
/// Its own recognizers decide between the content and scrolling: one holds touches back from the
/// content for a moment, and the pan takes them away again where it begins.
///
/// There is no bouncing back. Code that animates such a motion sets `isDecelerating` while it lasts.
///
/// Spec: SCROLL-1, SCROLL-8, SCROLL-29.
open class ScrollView: View {
  /// The size of the content, in points.
  ///
  /// Spec: SCROLL-34, SCROLL-110.
  public final var contentSize = Size() {
    didSet { keepContentInBounds() }
  }
  /// The distances by which the content may be scrolled beyond its edges, in points.
  ///
  /// Spec: SCROLL-6.
  public final var contentInset = EdgeInsets()
  /// Whether dragging scrolls. Without scrolling, touches are not held back either.
  ///
  /// Spec: SCROLL-31, SCROLL-33, SCROLL-42.
  public final var isScrollEnabled = true {
    didSet {
      panGestureRecognizer.isEnabled = isScrollEnabled
      contentTouchDelay.isEnabled = isScrollEnabled
    }
  }
  /// Whether touches are held back from the content until it is clear whether they scroll.
  ///
  /// Spec: SCROLL-8, SCROLL-10.
  public final var delaysContentTouches = true
  /// Whether the content's touches are cancelled where a drag scrolls; otherwise a drag does not
  /// scroll once the content has received its touch.
  ///
  /// Spec: SCROLL-21, SCROLL-22, SCROLL-23.
  public final var canCancelContentTouches = true
  /// Whether content that always bounces can be dragged. It does not move beyond its edges: an
  /// implementation choice, because no clause covers bouncing.
  ///
  /// Spec: SCROLL-35.
  public final var bounces = true
  /// Whether the content can be dragged vertically even if it fits; has no effect without `bounces`.
  /// True at first in tables.
  ///
  /// Spec: SCROLL-35, TABLE-51, TABLE-52.
  public final var alwaysBounceVertical = false
  /// Whether the content can be dragged horizontally even if it fits; has no effect without
  /// `bounces`.
  ///
  /// Spec: SCROLL-35.
  public final var alwaysBounceHorizontal = false
  /// Whether a drag that begins along one axis scrolls along that axis only.
  ///
  /// Spec: SCROLL-36.
  public final var isDirectionalLockEnabled = false
  /// Whether content that the user scrolled comes to rest at multiples of the bounds.
  ///
  /// Spec: SCROLL-107, SCROLL-108.
  public final var isPagingEnabled = false
  /// Whether a vertical drag beyond the content's edge scrolls a scroll view around this one.
  ///
  /// Spec: SCROLL-56.
  public final var transfersVerticalScrollingToParent = true
  /// Whether a horizontal drag beyond the content's edge scrolls a scroll view around this one.
  ///
  /// Spec: SCROLL-56.
  public final var transfersHorizontalScrollingToParent = true
  /// Whether dragging makes the first responder of the window resign.
  ///
  /// Spec: SCROLL-63, SCROLL-64.
  public final var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a tap on the status bar scrolls to the top.
  ///
  /// Spec: SCROLL-65, SCROLL-66.
  public final var scrollsToTop = true
  /// Whether keys scroll while the scroll view is first responder or has the focus.
  ///
  /// Spec: SCROLL-92, SCROLL-93.
  public final var allowsKeyboardScrolling = true
  /// The smallest scale of the zoomed view.
  ///
  /// Spec: SCROLL-59.
  public final var minimumZoomScale = 1.0
  /// The largest scale of the zoomed view.
  ///
  /// Spec: SCROLL-59.
  public final var maximumZoomScale = 1.0
  /// Whether the content moves by itself, after a flick or to bounce back; set by the code that
  /// animates it. A touch ends it.
  ///
  /// Spec: SCROLL-68.
  public final var isDecelerating = false
  /// The delegate, which the scroll view retains, unlike UIKit's: a weak reference to any object
  /// needs what Embedded Swift lacks.
  ///
  /// Spec: SCROLL-7, SCROLL-38.
  public final var delegate: (any ScrollViewDelegate)?

  /// The recognizer of drags that scroll.
  ///
  /// The scroll view is its delegate: a subclass answers for it. Assigning another delegate, which
  /// UIKit refuses, replaces these answers.
  ///
  /// Spec: SCROLL-29, SCROLL-50, SCROLL-51.
  public final let panGestureRecognizer = ScrollPanGestureRecognizer()
  /// The recognizer of pinches that zoom, whether the content can be zoomed or not.
  package final let zoomGestureRecognizer = ScrollPinchGestureRecognizer()
  /// The recognizer that holds touches back from the content.
  final let contentTouchDelay = ContentTouchDelayGestureRecognizer()
  /// The last drag that began.
  final var drag: Drag?
  /// The scale of the zoomed view.
  final var storedZoomScale = 1.0

  /// When a drag makes the first responder of the window resign.
  ///
  /// Spec: SCROLL-63, SCROLL-64.
  public enum KeyboardDismissMode: Hashable, Sendable {
    /// Never.
    case none
    /// When a drag begins.
    case onDrag
    /// When the keyboard has been dragged away. There is no keyboard here, so never: an
    /// implementation choice, because no clause covers this.
    case interactive
  }

  /// Creates a scroll view with a frame in its superview's coordinates, in points.
  public override init(frame: Rect = Rect()) {
    super.init(frame: frame)
    clipsToBounds = true
    panGestureRecognizer.scrollView = self
    zoomGestureRecognizer.scrollView = self
    addGestureRecognizer(contentTouchDelay)
    addGestureRecognizer(panGestureRecognizer)
    addGestureRecognizer(zoomGestureRecognizer)
  }

  open override var description: String { "ScrollView" }

  /// The point of the content at the top left corner: the origin of the bounds, in points. A drag goes on
  /// from what it is set to.
  ///
  /// Spec: SCROLL-1, SCROLL-2, SCROLL-7, SCROLL-105.
  public final var contentOffset: Point {
    get { boundsOrigin }
    set {
      drag?.start = newValue + panGestureRecognizer.travel
      scroll(to: newValue)
    }
  }

  final override func didResize() { keepContentInBounds() }

  /// Moves the content and notifies the delegate.
  ///
  /// Spec: SCROLL-7.
  final func scroll(to offset: Point) {
    guard offset != boundsOrigin else { return }
    boundsOrigin = offset
    delegate?.scrollViewDidScroll(self)
  }

  /// The scale of the zoomed view; setting it zooms between the limits, if there is a view to zoom.
  ///
  /// Spec: SCROLL-60, SCROLL-91.
  public final var zoomScale: Double {
    get { storedZoomScale }
    set { if newValue != storedZoomScale { zoom(to: newValue) } }
  }

  /// Whether a finger is down that may scroll or scrolls.
  ///
  /// Spec: SCROLL-37.
  public final var isTracking: Bool { !panGestureRecognizer.activeTouches.isEmpty }

  /// Whether a drag scrolls.
  ///
  /// Spec: SCROLL-37.
  public final var isDragging: Bool { panGestureRecognizer.currentState.isRunning }

  /// Whether a pinch zooms.
  ///
  /// Spec: SCROLL-60.
  public final var isZooming: Bool { zoomGestureRecognizer.currentState.isRunning }

  /// The recognizer of pinches that zoom; nil if the content cannot be zoomed.
  ///
  /// Spec: SCROLL-59.
  public final var pinchGestureRecognizer: ScrollPinchGestureRecognizer? {
    minimumZoomScale < maximumZoomScale ? zoomGestureRecognizer : nil
  }

  /// Returns whether touches that began are delivered to a view in the content; true by default.
  ///
  /// Called before each delivery, after the delay if there is one.
  ///
  /// Spec: SCROLL-19, SCROLL-20.
  open func touchesShouldBegin(_ touches: [Touch], with event: Event, in view: View) -> Bool {
    interceptor?.touchesShouldBegin(in: view) ?? true
  }

  /// Returns whether a drag scrolls although a view in the content has received its touch, which is
  /// then cancelled; by default, false for controls and true for other views.
  ///
  /// Called when the drag would begin: an implementation choice (SCROLL-28, MAY). Not called if
  /// `canCancelContentTouches` is false.
  ///
  /// Spec: SCROLL-24, SCROLL-27.
  open func touchesShouldCancel(in view: View) -> Bool {
    interceptor?.touchesShouldCancel(in: view) ?? !(view is Control)
  }

  /// Keeps touches that went down, its own and those of its content, and so the rest of them; passes
  /// them to `next` if scrolling is disabled.
  ///
  /// Spec: SCROLL-33, SCROLL-71.
  open override func touchesBegan(_ touches: [Touch], with event: Event?) {
    if !isScrollEnabled { super.touchesBegan(touches, with: event) }
  }

  deinit {
    panGestureRecognizer.scrollView = nil
    zoomGestureRecognizer.scrollView = nil
  }
}

/// Distances from the edges of a rectangle inwards, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// Creates insets, in points.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension View {
  /// The nearest superview that is a scroll view.
  ///
  /// Spec: SCROLL-19, SCROLL-56.
  final var enclosingScrollView: ScrollView? {
    var current = superview
    while let view = current {
      if let scrollView = view as? ScrollView { return scrollView }
      current = view.superview
    }
    return nil
  }
}

extension Application {
  /// Scrolls to the top as a tap on the status bar does: if exactly one scroll view on the screen
  /// allows it.
  ///
  /// Spec: SCROLL-65, SCROLL-66.
  public final func scrollToTop() {
    var found: ScrollView?
    var pending = windowsFromBack.map { $0 as View }
    while let view = pending.popLast() {
      guard view.canBeHit else { continue }
      if let scrollView = view as? ScrollView, scrollView.scrollsToTop {
        guard found == nil else { return }
        found = scrollView
      }
      pending += view.subviews
    }
    found?.scrollToTop()
  }
}

extension ScrollView {
  /// Scrolls to the top, unless the delegate refuses.
  ///
  /// The delegate is notified even if nothing moves: an implementation choice, because SCROLL-77
  /// leaves it open.
  ///
  /// Spec: SCROLL-65.
  fileprivate final func scrollToTop() {
    guard delegate?.scrollViewShouldScrollToTop(self) != false else { return }
    contentOffset.y = range(along: .vertical).lowest
    delegate?.scrollViewDidScrollToTop(self)
  }
}
