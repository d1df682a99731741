/// A rectangle in a hierarchy of views that can be hit by touches.
///
/// A view owns its subviews. Hierarchies of any depth are built, searched and freed without
/// recursion. What the search reads is not checked for overlapping accesses at run time, which
/// would take a third of its time: each access is over before any other code runs.
///
/// Spec: CHAIN-2, CHAIN-15, HIT-17.
open class View: Responder {
  /// The subviews, from back to front.
  ///
  /// Spec: HIT-18, HIT-21.
  @exclusivity(unchecked)
  public final internal(set) var subviews: [View] = []
  /// The view it stands in, which clears this when it goes.
  @exclusivity(unchecked)
  public final internal(set) unowned(unsafe) var superview: View?
  /// The controller whose view this is, which clears this when it goes.
  @exclusivity(unchecked)
  final unowned(unsafe) var controller: ViewController?

  /// The top left corner in the superview's coordinates, were there no transform.
  @exclusivity(unchecked)
  final var position: Point
  /// The extents of both frame and bounds.
  @exclusivity(unchecked)
  final var size: Size
  /// The coordinates that the top left corner has inside the view.
  @exclusivity(unchecked)
  final var scroll = Point()
  /// Whether the transform does anything.
  @exclusivity(unchecked)
  private(set) final var isTransformed = false
  /// Whether the first responder of its window is this view, its controller or in it.
  ///
  /// Spec: FIRST-12.
  @exclusivity(unchecked)
  final var holdsFirstResponder = false

  /// The recognizers that watch the touches of the view and its subviews, as they were added.
  ///
  /// They are told of touches in that order, which is our choice (GESTURE-30, MAY).
  ///
  /// Spec: GESTURE-1, GESTURE-24, GESTURE-30, GESTURE-31.
  @exclusivity(unchecked)
  public final internal(set) var gestureRecognizers: [GestureRecognizer] = []
  /// Whether the view or one in it may have a recognizer, or once had.
  @exclusivity(unchecked)
  final var mayHoldRecognizers = false
  /// Whether this or a view in it may be a control that tracks, or once was.
  @exclusivity(unchecked)
  final var mayHoldTracking = false

  /// How the view is turned, stretched or moved about its centre.
  ///
  /// A view whose transform cannot be undone contains nothing: our choice (HIT-30, MAY).
  ///
  /// Spec: HIT-28, HIT-29, HIT-30.
  public final var transform = Transform() {
    didSet { isTransformed = !transform.isIdentity }
  }

  /// Whether the view, with all it contains, is left out by hit-testing. A window that is shown
  /// comes to the front of its level.
  ///
  /// Spec: HIT-9, WIN-8, WIN-19.
  @exclusivity(unchecked)
  public final var isHidden = false {
    didSet { if oldValue, !isHidden { wasShown() } }
  }
  /// How opaque the view is, from 0 to 1; below 0.01 it is left out by hit-testing with all it
  /// contains.
  ///
  /// Each view's own alpha counts; those around it are not multiplied in.
  ///
  /// Spec: HIT-10, HIT-11, WIN-8.
  @exclusivity(unchecked)
  public final var alpha = 1.0
  /// Whether the view, with all it contains, takes part in hit-testing.
  ///
  /// Spec: HIT-12, HIT-17, WIN-8.
  @exclusivity(unchecked)
  public final var isUserInteractionEnabled = true
  /// Whether this is a control that is disabled, which hit-testing leaves out.
  ///
  /// Spec: CONTROL-25.
  @exclusivity(unchecked)
  final var isDisabled = false
  /// Whether the view has several touches at a time; else it is told only of the first until that
  /// ends, and never of those that began meanwhile.
  ///
  /// Spec: TOUCH-16, TOUCH-17, TOUCH-18, GESTURE-25.
  public final var isMultipleTouchEnabled = false
  /// Whether the view has touches only while no other view of its window has any, and keeps those
  /// others from having any meanwhile.
  ///
  /// Spec: TOUCH-19, TOUCH-20, TOUCH-32, GESTURE-26.
  public final var isExclusiveTouch = false
  /// Whether drawing stops at the bounds; hit-testing does not care.
  ///
  /// Spec: HIT-32.
  public final var clipsToBounds = false
  /// The radius of the corners, in points; hit-testing does not care.
  ///
  /// Spec: HIT-14.
  public final var cornerRadius = 0.0
  /// The drawing depth; hit-testing does not care.
  ///
  /// Spec: HIT-23.
  public final var zPosition = 0.0

  /// Makes a view with a frame in its future superview's coordinates, in points.
  public init(frame: Rect = Rect()) {
    position = frame.origin
    size = frame.size
    super.init()
  }

  /// The controller whose view this is, else the superview, else nil.
  ///
  /// Spec: CHAIN-2, CHAIN-6, CHAIN-8, CHAIN-16, CHAIN-24, ACTION-21.
  open override var next: Responder? {
    if let next = interceptor?.next { return next }
    if let controller { return controller }
    return superview
  }

  open override var description: String { "View" }

  /// The deepest view under a point, looking from the front, or nil where the point is outside;
  /// in this view's coordinates, in points.
  ///
  /// Nil too where this view is hidden, almost transparent or ignores interaction. Such a view is
  /// not asked for `point(inside:with:)`; any other is, before its subviews.
  ///
  /// Spec: HIT-1, HIT-2, HIT-3, HIT-6, HIT-8, HIT-9, HIT-10, HIT-12, HIT-35, WIN-8, WIN-9.
  open func hitTest(_ point: Point, with event: Event?) -> View? {
    if let hit = interceptor?.hitTest(point, in: self, with: event) { return hit }
    return standardHitTest(point, with: event)
  }

  /// What `hitTest(_:with:)` returns where neither a subclass nor an interceptor replaces it.
  ///
  /// Spec: HIT-1.
  public final func standardHitTest(_ point: Point, with event: Event?) -> View? {
    guard takesTouches, self.point(inside: point, with: event) else { return nil }
    return deepestView(at: point, with: event)
  }

  /// Whether a point in this view's coordinates, in points, lies inside; its bounds by default.
  ///
  /// Spec: HIT-7, HIT-25, HIT-26, HIT-29, HIT-33.
  open func point(inside point: Point, with event: Event?) -> Bool {
    interceptor?.contains(point, in: self) ?? bounds.contains(point)
  }

  /// The view was hidden and is not any more; for windows.
  ///
  /// Spec: WIN-19.
  func wasShown() {}

  override var isOwnType: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == View.self
    #endif
  }

  override var mayFollowApplication: Bool { false }

  override final var focusView: View? { self }

  /// Whether a tap makes the view first responder; no by default.
  ///
  /// Spec: FIRST-14, FIRST-15.
  var takesFocusWhenTapped: Bool { false }

  /// Whether this is a window, which stands in no other view.
  var isWindow: Bool { false }

  /// Whether a recognizer may recognise and take the view's touches with it; yes by default, for
  /// controls of one's own too.
  ///
  /// Asked of each touched view when a recognizer that takes touches away is about to recognise; no
  /// makes it fail.
  ///
  /// Spec: GESTURE-39, GESTURE-41, GESTURE-42, GESTURE-43, GESTURE-45, GESTURE-47.
  open func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { true }

  /// The part of the view, in its own coordinates, from which drags sideways are its own, not those
  /// of recognizers further out; none by default.
  ///
  /// Spec: GESTURE-43.
  var ownDragArea: Rect? { nil }

  deinit {
    for recognizer in gestureRecognizers { recognizer.view = nil }
    if !subviews.isEmpty { freeSubviews() }
  }
}
