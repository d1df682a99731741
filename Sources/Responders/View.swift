/// A rectangular area in a view hierarchy that can be hit by touches.
///
/// A view owns its subviews. Hierarchies of any depth are built, searched and deallocated without
/// recursion. Exclusivity checks are off for what hit-testing reads, because they would take a
/// third of its time: each access ends before any override is called.
///
/// Spec: CHAIN-2, CHAIN-15, HIT-17.
open class View: Responder {
  /// The subviews, from back to front.
  ///
  /// Spec: HIT-18, HIT-21.
  @exclusivity(unchecked)
  public final internal(set) var subviews: [View] = []
  /// The superview; its deinitializer clears this property.
  @exclusivity(unchecked)
  public final internal(set) unowned(unsafe) var superview: View?
  /// The controller whose view this is; its deinitializer clears this property.
  @exclusivity(unchecked)
  final unowned(unsafe) var controller: ViewController?

  /// The frame's origin without the transform, in the superview's coordinates.
  @exclusivity(unchecked)
  final var frameOrigin: Point
  /// The size of the bounds, and of the frame without the transform.
  @exclusivity(unchecked)
  final var size: Size {
    didSet { if size != oldValue { didResize() } }
  }
  /// The origin of the bounds: the view's own coordinates of its top left corner.
  @exclusivity(unchecked)
  final var boundsOrigin = Point()
  /// Whether the transform is not the identity.
  @exclusivity(unchecked)
  private(set) final var isTransformed = false
  /// Whether the first responder of the window is this view, a view in it, or a controller of one
  /// of them.
  ///
  /// Spec: FIRST-12.
  @exclusivity(unchecked)
  final var containsFirstResponder = false

  /// The window that shows the view as an accessory view; its deinitializer clears this property.
  ///
  /// Spec: INPUT-35.
  final unowned(unsafe) var accessoryWindow: Window?
  /// Whether the view becomes first responder when it is added to a window.
  ///
  /// Spec: FIRST-26.
  final var wantsFirstResponder = false
  /// Whether the view or a view in it may want to become first responder.
  final var mayContainFirstResponderRequest = false

  /// The gesture recognizers, in the order in which they were added.
  ///
  /// Those added last receive touches first: an implementation choice (GESTURE-30, MAY).
  ///
  /// Spec: GESTURE-1, GESTURE-24, GESTURE-30, GESTURE-31.
  @exclusivity(unchecked)
  public final internal(set) var gestureRecognizers: [GestureRecognizer] = []
  /// Whether the view or a view in it has, or once had, a gesture recognizer.
  @exclusivity(unchecked)
  final var mayContainRecognizers = false
  /// Whether the view or a view in it is, or once was, a control that tracks a touch.
  @exclusivity(unchecked)
  final var mayContainTracking = false

  /// The transform, applied about the center.
  ///
  /// A view whose transform has no inverse contains no point: an implementation choice (HIT-30,
  /// MAY).
  ///
  /// Spec: HIT-28, HIT-29, HIT-30.
  public final var transform = Transform() {
    didSet { isTransformed = !transform.isIdentity }
  }

  /// Whether hit-testing skips the view with its subviews. Showing a hidden window moves it in
  /// front of the windows at its level.
  ///
  /// Spec: HIT-9, WIN-8, WIN-19.
  @exclusivity(unchecked)
  public final var isHidden = false {
    didSet { if oldValue, !isHidden { didBecomeVisible() } }
  }
  /// The opacity, from 0 to 1; below 0.01, hit-testing skips the view with its subviews.
  ///
  /// The view's own alpha counts, not the product with those of its superviews.
  ///
  /// Spec: HIT-10, HIT-11, WIN-8.
  @exclusivity(unchecked)
  public final var alpha = 1.0
  /// Whether hit-testing considers the view and its subviews.
  ///
  /// Spec: HIT-12, HIT-17, WIN-8.
  @exclusivity(unchecked)
  public final var isUserInteractionEnabled = true
  /// Whether an animation of the view is in progress that does not allow user interaction;
  /// hit-testing skips the view with its subviews.
  ///
  /// This library animates nothing: whoever draws animations sets this while one runs.
  ///
  /// Spec: HIT-37.
  @exclusivity(unchecked)
  public final var isAnimatedWithoutInteraction = false
  /// Whether this is a disabled control, which hit-testing skips.
  ///
  /// Spec: CONTROL-25.
  @exclusivity(unchecked)
  final var isDisabled = false
  /// Whether the view receives several touches at a time; otherwise it receives the first until
  /// that ends, and never those that began meanwhile.
  ///
  /// Spec: TOUCH-16, TOUCH-17, TOUCH-18, GESTURE-25.
  public final var isMultipleTouchEnabled = false
  /// Whether the view receives touches only while no other view of its window has any, and other
  /// views receive none while it has one.
  ///
  /// Spec: TOUCH-19, TOUCH-20, TOUCH-32, GESTURE-26.
  public final var isExclusiveTouch = false
  /// Whether drawing is clipped to the bounds; has no effect on hit-testing.
  ///
  /// Spec: HIT-32.
  public final var clipsToBounds = false
  /// The radius of the corners, in points; has no effect on hit-testing.
  ///
  /// Spec: HIT-14.
  public final var cornerRadius = 0.0
  /// The drawing depth; has no effect on hit-testing.
  ///
  /// Spec: HIT-23.
  public final var zPosition = 0.0

  /// Creates a view with a frame in its superview's coordinates, in points.
  ///
  /// Here and in all geometry any number is allowed: a view whose frame has a coordinate that is not
  /// a number contains no point.
  public init(frame: Rect = Rect()) {
    frameOrigin = frame.origin
    size = frame.size
    super.init()
  }

  /// Called when the size of the bounds has changed.
  func didResize() {}

  /// The view's controller, or else the superview, or nil. After an accessory view that is shown comes
  /// the responder that shows it, which is an implementation choice (INPUT-35, MAY).
  ///
  /// Spec: CHAIN-2, CHAIN-16.
  open override var next: Responder? {
    if let next = interceptor?.next { return next }
    return standardNext
  }

  override final var standardNext: Responder? {
    if let controller { return controller }
    return superview ?? accessoryWindow?.shownInput?.owner
  }

  open override var description: String { "View" }

  /// Returns the deepest view that contains the point, frontmost first, or nil; in this view's
  /// coordinates, in points.
  ///
  /// Returns nil without calling `point(inside:with:)` if this view is hidden, almost transparent
  /// or ignores interaction. Otherwise calls it before it considers the subviews. Views that inherit
  /// this method may be nested to any depth; an override is called inside its superview's call, and
  /// needs stack for each.
  ///
  /// Spec: HIT-1, HIT-6.
  open func hitTest(_ point: Point, with event: Event?) -> View? {
    if let hit = interceptor?.hitTest(point, in: self, with: event) { return hit }
    return standardHitTest(point, with: event)
  }

  /// Returns what `hitTest(_:with:)` returns unless a subclass or the interceptor replaces it.
  ///
  /// Spec: HIT-1.
  public final func standardHitTest(_ point: Point, with event: Event?) -> View? {
    guard canBeHit, self.point(inside: point, with: event) else { return nil }
    return deepestView(at: point, with: event)
  }

  /// Returns whether the view contains a point in its own coordinates, in points; by default,
  /// whether its bounds do.
  ///
  /// Spec: HIT-7, HIT-33.
  open func point(inside point: Point, with event: Event?) -> Bool {
    interceptor?.contains(point, in: self) ?? bounds.contains(point)
  }

  /// Notifies a view that it is no longer hidden; overridden by windows.
  ///
  /// Spec: WIN-19.
  func didBecomeVisible() {}

  override var isLibraryType: Bool { isMember(of: View.self) }

  override var canFollowApplication: Bool { false }

  override final var responderView: View? { self }

  /// Spec: ACTION-30.
  override func standardMethod(for action: Action) -> (() -> Void)? {
    if action == "endEditing" { return { self.endEditing(true) } }
    if action == "removeFromSuperview" { return { self.removeFromSuperview() } }
    return super.standardMethod(for: action)
  }

  /// Whether a tap makes the view first responder; false by default.
  ///
  /// Spec: FIRST-14, FIRST-15.
  var becomesFirstResponderWhenTapped: Bool { false }

  /// Does something else for a tap than to become first responder; returns whether it did.
  ///
  /// Spec: FIRST-36.
  func handlesTap(_ touch: Touch) -> Bool { false }

  /// Whether this is a window, which cannot be a subview.
  var isWindow: Bool { false }

  /// Returns whether a recognizer may recognize and so take the view's touches; true by default.
  ///
  /// Called on each touched view when a recognizer that cancels touches in views is about to
  /// recognize; if one returns false, the recognizer fails.
  ///
  /// Spec: GESTURE-39, GESTURE-56.
  open func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    interceptor?.shouldAllow(recognizer) != false
  }

  /// The area, in the view's own coordinates, in which horizontal drags belong to the view and not
  /// to recognizers of its superviews; nil by default.
  ///
  /// Spec: GESTURE-43.
  var horizontalDragArea: Rect? { nil }

  deinit {
    for recognizer in gestureRecognizers { recognizer.view = nil }
    if !subviews.isEmpty { releaseSubviews() }
  }
}
