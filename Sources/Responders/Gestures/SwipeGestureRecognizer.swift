/// A recognizer for swipes: quick strokes in one direction.
///
/// Recognizes once the fingers have moved 50 points in the direction within 0.5 seconds, and fails
/// once they have moved 10 points in another one: implementation choices, because the sources give
/// no numbers. The time is checked when a finger moves.
///
/// Spec: GESTURE-13.
open class SwipeGestureRecognizer: GestureRecognizer {
  /// The directions of swipes.
  public enum Direction: Hashable, Sendable {
    case left, right, up, down
  }

  /// The direction required.
  public final var direction = Direction.right
  /// The number of fingers required, at least 1.
  public final var numberOfTouchesRequired = 1 {
    didSet { numberOfTouchesRequired = max(1, numberOfTouchesRequired) }
  }

  /// The time at which the first finger went down, in seconds.
  private final var start = 0.0

  open override var description: String { "SwipeGestureRecognizer" }

  /// Whether one finger is required.
  ///
  /// Spec: GESTURE-43.
  override final var isSingleDrag: Bool { numberOfTouchesRequired == 1 }

  open override func touchesBegan(_ touches: [Touch], with event: Event) {
    if self.touches.count == touches.count { start = event.timestamp }
    if activeTouches.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: [Touch], with event: Event) {
    let displacement = averageDisplacement
    let (forward, sideways) = components(of: displacement)
    if event.timestamp - start > 0.5 || displacement.squaredLength >= 10 * 10 && forward <= sideways
    {
      state = .failed
    } else if forward >= 50, activeTouches.count == numberOfTouchesRequired {
      state = .ended
    }
  }

  open override func touchesEnded(_ touches: [Touch], with event: Event) { state = .failed }

  /// Returns the components of a displacement along the direction and across it.
  private func components(of displacement: Point) -> (forward: Double, sideways: Double) {
    switch direction {
    case .left: (-displacement.x, abs(displacement.y))
    case .right: (displacement.x, abs(displacement.y))
    case .up: (-displacement.y, abs(displacement.x))
    case .down: (displacement.y, abs(displacement.x))
    }
  }
}
