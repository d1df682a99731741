/// A recognizer for pans (drags).
///
/// Begins once the fingers have moved 10 points on average: an implementation choice, because the
/// sources give no number. Ends when all of them are lifted.
///
/// Spec: GESTURE-14, GESTURE-40, GESTURE-53.
open class PanGestureRecognizer: GestureRecognizer {
  /// The number of fingers required, at least 1.
  public final var minimumNumberOfTouches = 1 {
    didSet { minimumNumberOfTouches = max(1, minimumNumberOfTouches) }
  }

  /// The kinds of scrolling input that the recognizer takes beside touches; none by default.
  ///
  /// Spec: GESTURE-80, GESTURE-81.
  public final var allowedScrollTypes: ScrollTypes = []

  /// The average displacement of the fingers since they went down, in points in the coordinates of
  /// the windows' frames.
  public final var translation: Point { averageDisplacement }

  open override var description: String { "PanGestureRecognizer" }

  /// Whether one finger is enough.
  ///
  /// Spec: GESTURE-43.
  override final var isSingleDrag: Bool { minimumNumberOfTouches == 1 }

  open override func touchesMoved(_ touches: [Touch], with event: Event) {
    guard activeTouches.count >= minimumNumberOfTouches else { return }
    if isInProgress {
      state = .changed
    } else if translation.squaredLength >= 10 * 10 {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: [Touch], with event: Event) {
    if activeTouches.isEmpty { state = isInProgress ? .ended : .failed }
  }
}

extension Touch {
  /// The displacement from where the touch began, in points in the coordinates of the windows'
  /// frames.
  var displacement: Point { location - initialLocation }

  /// Returns the displacement from where the touch began, in a view's coordinates.
  func displacement(in view: View) -> Point {
    view.pointFromScreen(location) - view.pointFromScreen(initialLocation)
  }
}

extension GestureRecognizer {
  /// Returns whether one of the touches has moved farther than a distance, in points.
  final func hasMoved(_ touches: [Touch], beyond distance: Double) -> Bool {
    touches.contains { $0.displacement.squaredLength > distance * distance }
  }

  /// The average displacement of the fingers that are down.
  final var averageDisplacement: Point {
    let live = activeTouches
    guard !live.isEmpty else { return Point() }
    let sum = live.reduce(Point()) { $0 + $1.displacement }
    return Point(x: sum.x / Double(live.count), y: sum.y / Double(live.count))
  }
}

extension GestureRecognizer {
  /// Returns whether this recognizer would take a single tap from a view other than its own.
  ///
  /// Spec: GESTURE-39, GESTURE-41.
  final func takesSingleTap(from view: View) -> Bool { isSingleTap && self.view !== view }

  /// Returns whether this recognizer would take a drag from a control other than its view: one
  /// finger that began in the control's `horizontalDragArea` and moved more across than up or down.
  ///
  /// Spec: GESTURE-43.
  final func takesDrag(along view: Control) -> Bool {
    guard isSingleDrag, view.keepsPans || !(self is PanGestureRecognizer), self.view !== view,
      touches.count == 1, let touch = touches.first, touch.beganInDragArea
    else { return false }
    let displacement = touch.displacement(in: view)
    return abs(displacement.x) > abs(displacement.y)
  }
}
