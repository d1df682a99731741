/// A recognizer of quick strokes in one direction.
///
/// It recognises once the fingers have moved 50 points in that direction within 0.5 seconds, and
/// fails once 10 points show another: our choices, because sources give no numbers. The time is
/// looked at when a finger moves.
///
/// Spec: GESTURE-13.
open class SwipeGestureRecognizer: GestureRecognizer {
  /// Where a swipe goes.
  public enum Direction: Hashable, Sendable {
    case left, right, up, down
  }

  /// Where it has to go.
  public final var direction = Direction.right
  /// How many fingers are needed, from 1.
  public final var numberOfTouchesRequired = 1 {
    didSet { numberOfTouchesRequired = max(1, numberOfTouchesRequired) }
  }

  /// When the first finger went down.
  private final var start = 0.0

  open override var description: String { "SwipeGestureRecognizer" }

  /// Whether one finger is wanted.
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

  /// How far a way goes in the direction, and how far across it.
  private func components(of displacement: Point) -> (forward: Double, sideways: Double) {
    switch direction {
    case .left: (-displacement.x, abs(displacement.y))
    case .right: (displacement.x, abs(displacement.y))
    case .up: (-displacement.y, abs(displacement.x))
    case .down: (displacement.y, abs(displacement.x))
    }
  }
}
