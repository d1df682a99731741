/// The base class of recognizers for two fingers, the first two that are down; further ones are ignored.
///
/// Fails if a third finger goes down, or one of the two is lifted, before it begins: an
/// implementation choice. When one of the two is lifted afterwards, nothing changes until the other
/// moves: an implementation choice, because GESTURE-53 leaves it open.
///
/// Spec: GESTURE-14, GESTURE-25, GESTURE-53, GESTURE-105.
open class FingerPairGestureRecognizer: GestureRecognizer {
  /// The vector from one finger to the other when the second one went down.
  private(set) final var start: Point?
  /// The vector from one finger to the other, as long as both are down, and as it was last.
  private(set) final var span = Point()

  open override var description: String { "FingerPairGestureRecognizer" }

  open override func touchesBegan(_ touches: [Touch], with event: Event) {
    measure()
    guard !isInProgress else { return }
    if self.touches.count > 2 { state = .failed }
    if self.touches.count == 2 { start = span }
  }

  open override func touchesMoved(_ touches: [Touch], with event: Event) {
    guard let start, touches.contains(where: isInPair) else { return }
    measure()
    if isInProgress {
      state = .changed
    } else if shouldBegin(from: start, to: span) {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: [Touch], with event: Event) {
    if !isInProgress {
      state = .failed
    } else if pair.isEmpty {
      state = .ended
    }
  }

  open override func reset() { start = nil }

  /// Returns whether the vector between the fingers has changed enough to begin.
  func shouldBegin(from start: Point, to span: Point) -> Bool { false }

  /// The first two touches that are down.
  private var pair: ArraySlice<Touch> { activeTouches.prefix(2) }

  private func isInPair(_ touch: Touch) -> Bool { pair.contains { $0 === touch } }

  /// Sets the vector, if both fingers are down.
  private func measure() {
    let pair = pair
    if pair.count == 2 { span = pair[1].location - pair[0].location }
  }
}

/// A recognizer for pinches: two fingers that move together or apart.
///
/// Begins once their distance has changed by 8 points: an implementation choice, because the
/// sources give no number.
///
/// Spec: GESTURE-14.
open class PinchGestureRecognizer: FingerPairGestureRecognizer {
  open override var description: String { "PinchGestureRecognizer" }

  /// The distance of the fingers in relation to that at the beginning.
  final var scale: Double {
    guard let start, start.squaredLength > 0 else { return 1 }
    return (span.squaredLength / start.squaredLength).squareRoot()
  }

  /// Whether the lengths differ by 8 or more, without a square root: for lengths a and b, |a - b|
  /// >= 8 means a² + b² - 64 >= 2ab.
  override func shouldBegin(from start: Point, to span: Point) -> Bool {
    let old = start.squaredLength
    let new = span.squaredLength
    let excess = old + new - 8 * 8
    return excess >= 0 && excess * excess >= 4 * old * new
  }
}

/// A recognizer for rotations: two fingers that turn about each other.
///
/// Begins once the line between them has turned by 10 degrees: an implementation choice, because
/// the sources give no number.
///
/// Spec: GESTURE-14.
open class RotationGestureRecognizer: FingerPairGestureRecognizer {
  open override var description: String { "RotationGestureRecognizer" }

  /// Whether the angle between the vectors is 10 degrees or more; its tangent is their cross
  /// product divided by their dot product.
  override func shouldBegin(from start: Point, to span: Point) -> Bool {
    let cross = start.x * span.y - start.y * span.x
    let dot = start.x * span.x + start.y * span.y
    guard cross != 0 || dot != 0 else { return false }
    return abs(cross) >= 0.176_326_980_708_464_98 * dot
  }
}
