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
    if liveTouches.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: [Touch], with event: Event) {
    let way = averageWay
    let (ahead, aside) = parts(of: way)
    if event.timestamp - start > 0.5 || way.squaredLength >= 10 * 10 && ahead <= aside {
      state = .failed
    } else if ahead >= 50, liveTouches.count == numberOfTouchesRequired {
      state = .ended
    }
  }

  open override func touchesEnded(_ touches: [Touch], with event: Event) { state = .failed }

  /// How far a way goes in the direction, and how far across it.
  private func parts(of way: Point) -> (ahead: Double, aside: Double) {
    switch direction {
    case .left: (-way.x, abs(way.y))
    case .right: (way.x, abs(way.y))
    case .up: (-way.y, abs(way.x))
    case .down: (way.y, abs(way.x))
    }
  }
}
