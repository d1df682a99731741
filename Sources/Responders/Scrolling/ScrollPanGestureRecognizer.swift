/// The recognizer of drags that scroll a scroll view.
///
/// It begins once the fingers have gone 10 points along an axis in which the content can be scrolled:
/// that each axis counts for itself is an implementation choice (SCROLL-30, MAY). The content does
/// not move by these 10 points. On a scroll view that decelerates it begins when a finger goes down.
///
/// Spec: SCROLL-29, SCROLL-34, SCROLL-68.
public final class ScrollPanGestureRecognizer: PanGestureRecognizer {
  /// The scroll view; its deinitializer clears this property.
  unowned(unsafe) var scrollView: ScrollView?
  /// How far the fingers that moved have gone on average, in the scroll view's coordinates.
  private var travel = Point()
  /// Whether the fingers moved while the recognizer was waiting for others to fail.
  private var hasWaited = false

  public override var description: String { "ScrollPanGestureRecognizer" }

  public override func touchesBegan(_ touches: [Touch], with event: Event) {
    guard let scrollView, scrollView.isDecelerating, !isInProgress else { return }
    scrollView.isDecelerating = false
    state = .began
  }

  public override func touchesMoved(_ touches: [Touch], with event: Event) {
    guard let scrollView else { return }
    addTravel(of: touches, in: scrollView)
    if currentState.isRunning {
      state = .changed
    } else if pendingState != nil {
      hasWaited = true
    } else if scrollView.canScroll(by: travel) {
      state = scrollView.allowsDrag(of: activeTouches) ? .began : .failed
    }
  }

  /// Scrolls before the actions are sent, which is an implementation choice.
  ///
  /// Spec: SCROLL-38.
  public override func fire() {
    switch currentState {
    case .began: scrollView?.beginDragging(at: travel, isDelayed: hasWaited)
    case .changed: scrollView?.continueDragging(to: travel)
    default: scrollView?.endDragging()
    }
    super.fire()
  }

  public override func reset() {
    travel = Point()
    hasWaited = false
  }

  /// False for the scroll view's own recognizer of pinches.
  ///
  /// Spec: SCROLL-62.
  public override func canPrevent(_ other: GestureRecognizer) -> Bool {
    other !== scrollView?.zoomGestureRecognizer
  }

  /// Adds the average movement in one event of the fingers that have moved; fingers that rest do not
  /// count.
  ///
  /// That the content stays where a finger is added or lifted is an implementation choice (SCROLL-41,
  /// MAY).
  ///
  /// Spec: SCROLL-40.
  private func addTravel(of touches: [Touch], in scrollView: ScrollView) {
    let count = activeTouches.count { $0.displacement.squaredLength > 0 }
    guard count > 0 else { return }
    for touch in touches {
      let step =
        scrollView.pointFromScreen(touch.location)
        - scrollView.pointFromScreen(touch.previousLocation)
      travel = travel + Point(x: step.x / Double(count), y: step.y / Double(count))
    }
  }
}

/// The recognizer of pinches that zoom a scroll view's content.
///
/// Spec: SCROLL-59, SCROLL-60, SCROLL-61.
public final class ScrollPinchGestureRecognizer: PinchGestureRecognizer {
  /// The scroll view; its deinitializer clears this property.
  unowned(unsafe) var scrollView: ScrollView?
  /// The scale of the zoomed view when the pinch began.
  private var startScale = 1.0

  public override var description: String { "ScrollPinchGestureRecognizer" }

  override func shouldBegin(from start: Point, to span: Point) -> Bool {
    scrollView?.zoomedView != nil && super.shouldBegin(from: start, to: span)
  }

  /// Zooms before the actions are sent, which is an implementation choice.
  ///
  /// Spec: SCROLL-61.
  public override func fire() {
    switch currentState {
    case .began:
      startScale = scrollView?.zoomScale ?? 1
      scrollView?.beginZooming()
      scrollView?.zoom(to: startScale * scale)
    case .changed: scrollView?.zoom(to: startScale * scale)
    default: scrollView?.endZooming()
    }
    super.fire()
  }

  /// False for the scroll view's own recognizer of drags.
  ///
  /// Spec: SCROLL-62.
  public override func canPrevent(_ other: GestureRecognizer) -> Bool {
    other !== scrollView?.panGestureRecognizer
  }
}

/// The recognizer that holds touches back from a scroll view's content: for 0.15 seconds, or until
/// they scroll or a finger is lifted. It never recognizes.
///
/// The time is an implementation choice: SCROLL-9 gives a span only.
///
/// Spec: SCROLL-8, SCROLL-9, SCROLL-11.
final class ContentTouchDelayGestureRecognizer: GestureRecognizer {
  /// The scroll view; its deinitializer clears this property.
  unowned(unsafe) var scrollView: ScrollView?

  override var description: String { "ContentTouchDelayGestureRecognizer" }

  override init() {
    super.init()
    delaysTouchesBegan = true
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: [Touch], with event: Event) {
    if scrollView?.delaysContentTouches != true {
      state = .failed
    } else if self.touches.count == touches.count {
      deadline = event.timestamp + 0.15
    }
  }

  override func touchesEnded(_ touches: [Touch], with event: Event) { state = .failed }

  override func timeIsUp(at time: Double) { state = .failed }
}
