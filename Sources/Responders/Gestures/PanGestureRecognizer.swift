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
  public final var translation: Point { averageWay }

  open override var description: String { "PanGestureRecognizer" }

  /// Whether one finger is enough.
  ///
  /// Spec: GESTURE-43.
  override final var isSingleDrag: Bool { minimumNumberOfTouches == 1 }

  open override func touchesMoved(_ touches: [Touch], with event: Event) {
    guard liveTouches.count >= minimumNumberOfTouches else { return }
    if isUnderway {
      state = .changed
    } else if translation.squaredLength >= 10 * 10 {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: [Touch], with event: Event) {
    if liveTouches.isEmpty { state = isUnderway ? .ended : .failed }
  }
}
