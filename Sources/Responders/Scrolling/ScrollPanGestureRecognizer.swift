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
  /// How far the fingers have gone, in the scroll view's coordinates.
  private(set) var travel = Point()
  /// Whether the last finger was lifted while it moved.
  private var endsInFlick = false

  /// Creates the recognizer, which does not hold back the end of a touch.
  ///
  /// Spec: SCROLL-103.
  public override init() {
    super.init()
    delaysTouchesEnded = false
  }

  public override var description: String { "ScrollPanGestureRecognizer" }

  public override func touchesBegan(_ touches: [Touch], with event: Event) {
    guard let scrollView, scrollView.isDecelerating else { return }
    scrollView.stopMoving()
    state = .began
  }

  public override func touchesMoved(_ touches: [Touch], with event: Event) {
    guard let scrollView, activeTouches.count >= minimumNumberOfTouches else { return }
    addTravel(of: touches, in: scrollView)
    if currentState.isRunning {
      state = .changed
    } else if scrollView.canScroll(by: travel) {
      state = scrollView.allowsDrag(of: activeTouches) ? .began : .failed
    }
  }

  public override func touchesEnded(_ touches: [Touch], with event: Event) {
    endsInFlick = touches.contains { $0.endsInFlick }
    super.touchesEnded(touches, with: event)
  }

  /// Scrolls before the actions are sent, which is an implementation choice.
  ///
  /// Spec: SCROLL-38, SCROLL-106, TABLE-30.
  public override func fire() {
    switch currentState {
    case .began:
      (scrollView as? Table)?.putAwayActions()
      scrollView?.beginDragging(at: travel)
    case .changed: scrollView?.continueDragging(to: travel)
    default: scrollView?.endDragging(inFlick: endsInFlick && currentState == .ended, of: travel)
    }
    super.fire()
  }

  public override func reset() { travel = Point() }

  /// False for the scroll view's own recognizer of pinches.
  ///
  /// Spec: SCROLL-62.
  public override func canPrevent(_ other: GestureRecognizer) -> Bool {
    other !== scrollView?.zoomGestureRecognizer
  }

  /// Adds the average movement of the fingers that move in one event; fingers that rest do not count.
  ///
  /// So the content follows one finger of several, and stays where a finger is added or lifted:
  /// implementation choices (SCROLL-41, MAY).
  ///
  /// Spec: SCROLL-40.
  private func addTravel(of touches: [Touch], in scrollView: ScrollView) {
    let count = Double(touches.count)
    for touch in touches {
      let step =
        scrollView.pointFromScreen(touch.location)
        - scrollView.pointFromScreen(touch.previousLocation)
      travel = travel + Point(x: step.x / count, y: step.y / count)
    }
  }
}

/// The recognizer of pinches that zoom a scroll view's content.
///
/// Spec: SCROLL-59, SCROLL-60, SCROLL-61.
public final class ScrollPinchGestureRecognizer: PinchGestureRecognizer {
  /// The scroll view; its deinitializer clears this property.
  unowned(unsafe) var scrollView: ScrollView?
  /// The scale of the zoomed view when the last pinch began.
  private var startScale: Double?

  /// Creates the recognizer, which does not hold back the end of a touch.
  ///
  /// Spec: SCROLL-103.
  public override init() {
    super.init()
    delaysTouchesEnded = false
  }

  public override var description: String { "ScrollPinchGestureRecognizer" }

  override func shouldBegin(from start: Point, to span: Point) -> Bool {
    scrollView?.pinchGestureRecognizer != nil && scrollView?.zoomedView != nil
      && super.shouldBegin(from: start, to: span)
  }

  /// Zooms before the actions are sent, which is an implementation choice.
  ///
  /// Spec: SCROLL-61.
  public override func fire() {
    if let scrollView {
      if currentState == .began {
        startScale = scrollView.zoomScale
        scrollView.beginZooming()
      }
      if currentState.isRunning, let startScale {
        scrollView.zoom(to: startScale * scale)
      } else {
        scrollView.endZooming()
      }
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
/// they scroll, a finger is lifted, or one goes as far as a drag the way that nothing scrolls. It
/// never recognizes.
///
/// Implementation choices: the time, of which SCROLL-9 gives a span only; that it begins anew with
/// each finger (SCROLL-18, MAY); and that a drag across ends it (SCROLL-73 leaves open how soon).
///
/// Spec: SCROLL-8, SCROLL-9, SCROLL-11, SCROLL-73.
final class ContentTouchDelayGestureRecognizer: GestureRecognizer {
  override var description: String { "ContentTouchDelayGestureRecognizer" }

  override init() {
    super.init()
    delaysTouchesBegan = true
  }

  override func touchesBegan(_ touches: [Touch], with event: Event) {
    if let scrollView = view as? ScrollView, scrollView.delaysContentTouches {
      deadline = event.timestamp + 0.15
    } else {
      state = .failed
    }
  }

  override func touchesMoved(_ touches: [Touch], with event: Event) {
    guard let scrollView = view as? ScrollView else { return }
    let isAcross = touches.contains { scrollView.hasPassed($0.displacement(in: scrollView)) }
    if isAcross { state = .failed }
  }

  override func touchesEnded(_ touches: [Touch], with event: Event) { state = .failed }

  override func timeIsUp(at time: Double) { state = .failed }
}
