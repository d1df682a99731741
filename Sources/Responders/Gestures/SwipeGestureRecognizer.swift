/// A recognizer for swipes: quick strokes in one direction.
///
/// Recognizes once each finger has gone far enough along the direction, and not too far across it.
/// Both distances are 50 points at the beginning and shrink with time, and a swipe takes at most
/// 0.5 seconds. The time is checked when a finger moves.
///
/// Spec: GESTURE-13, GESTURE-63, GESTURE-64, GESTURE-65.
open class SwipeGestureRecognizer: GestureRecognizer {
  /// The directions of swipes.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The directions as a bit mask; other bits have no meaning.
    public let rawValue: Int

    /// Makes a set of directions from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Towards greater x.
    public static let right = Direction(rawValue: 1)
    /// Towards smaller x.
    public static let left = Direction(rawValue: 2)
    /// Towards smaller y.
    public static let up = Direction(rawValue: 4)
    /// Towards greater y.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions allowed. Where one of them is horizontal, the vertical ones do not count.
  ///
  /// Spec: GESTURE-65.
  public final var direction = Direction.right
  /// The number of fingers required. With 0 it recognizes nothing, as recorded.
  ///
  /// Spec: GESTURE-64.
  public final var numberOfTouchesRequired = 1

  /// The time at which the first finger went down, in seconds.
  private final var start = 0.0

  open override var description: String { "SwipeGestureRecognizer" }

  /// Whether one finger is required.
  ///
  /// Spec: GESTURE-43.
  override final var isSingleDrag: Bool { numberOfTouchesRequired == 1 }

  /// Returns where a finger of the swipe began.
  ///
  /// Spec: GESTURE-99.
  override func place(of touch: Touch) -> Point { touch.initialLocation }

  open override func touchesBegan(_ touches: [Touch], with event: Event) {
    if self.touches.count == touches.count { start = event.timestamp }
    if activeTouches.count > numberOfTouchesRequired { state = .failed }
  }

  /// Fails or recognizes by the time, and by the way of each finger.
  ///
  /// The tolerance covers rounding of times and coordinates that were added up.
  ///
  /// Spec: GESTURE-63, GESTURE-64.
  open override func touchesMoved(_ touches: [Touch], with event: Event) {
    let time = event.timestamp - start
    let ways = activeTouches.map { way(of: $0.displacement) }
    let (least, most) = (50 * (1 - 0.94 * time), 50 * (1 - 0.98 * time))
    if time > 0.5 + 1e-9 || ways.contains(where: { $0.along < -1e-9 || $0.across > most + 1e-9 }) {
      state = .failed
    } else if ways.count == numberOfTouchesRequired, ways.allSatisfy({ $0.along >= least - 1e-9 }) {
      state = .ended
    }
  }

  open override func touchesEnded(_ touches: [Touch], with event: Event) { state = .failed }

  /// Returns how far a displacement leads along the directions and across them, in points.
  ///
  /// Spec: GESTURE-65.
  private func way(of displacement: Point) -> (along: Double, across: Double) {
    let (x, y) = (displacement.x, displacement.y)
    if direction.isSuperset(of: [.left, .right]) { return (abs(x), abs(y)) }
    if direction.contains(.right) { return (x, abs(y)) }
    if direction.contains(.left) { return (-x, abs(y)) }
    if direction.isSuperset(of: [.up, .down]) { return (abs(y), abs(x)) }
    if direction.contains(.down) { return (y, abs(x)) }
    if direction.contains(.up) { return (-y, abs(x)) }
    return (0, 0)
  }
}
