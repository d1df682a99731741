/// A recognizer of drags.
///
/// It begins once the fingers have moved 10 points on average: our choice, because sources give no
/// number. It ends when all of them are lifted.
///
/// Spec: GESTURE-14, GESTURE-40, GESTURE-53.
open class PanGestureRecognizer: GestureRecognizer {
  /// How many fingers are needed, from 1.
  public final var minimumNumberOfTouches = 1 {
    didSet { minimumNumberOfTouches = max(1, minimumNumberOfTouches) }
  }

  /// How far the fingers have moved since they went down, on average, in points of the windows'
  /// space.
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
  /// How far the finger is from where it went down, in points of the windows' space.
  var displacement: Point { location - initialLocation }
}

extension GestureRecognizer {
  /// Whether one of some touches has moved further than a distance, in points.
  final func hasMoved(_ touches: [Touch], beyond distance: Double) -> Bool {
    touches.contains { $0.displacement.squaredLength > distance * distance }
  }

  /// How far the fingers that are down have moved, on average.
  final var averageDisplacement: Point {
    let live = activeTouches
    guard !live.isEmpty else { return Point() }
    let sum = live.reduce(Point()) { $0 + $1.displacement }
    return Point(x: sum.x / Double(live.count), y: sum.y / Double(live.count))
  }
}

extension GestureRecognizer {
  /// Whether this is about to take a single tap from a view of which its own view is a superview.
  ///
  /// Spec: GESTURE-39, GESTURE-41.
  final func takesSingleTap(from view: View) -> Bool { isSingleTap && self.view !== view }

  /// Whether this is about to take a drag from a view that has drags of its own and of which its
  /// own view is a superview: one finger's, that went down where such drags begin, and went more
  /// along the view than across it.
  ///
  /// Sources name swipes for sliders and pans for switches; that either keeps both is our choice.
  ///
  /// Spec: GESTURE-43.
  final func takesDrag(along view: View) -> Bool {
    guard isSingleDrag, self.view !== view, touches.count == 1, let touch = touches.first,
      touch.beganInDragArea
    else { return false }
    let displacement =
      view.pointFromScreen(touch.location) - view.pointFromScreen(touch.initialLocation)
    return abs(displacement.x) > abs(displacement.y)
  }
}
