/// A recognizer of what two fingers do to the line between them; others are left out.
///
/// It fails where a third finger goes down, or one of the two is lifted, before it begins: our
/// choice. So is that nothing changes while one of the two is up: GESTURE-53 leaves that open.
///
/// Spec: GESTURE-14, GESTURE-25, GESTURE-53.
open class FingerPairGestureRecognizer: GestureRecognizer {
  /// The way from one finger to the other when the second went down.
  private final var start: Point?

  open override var description: String { "FingerPairGestureRecognizer" }

  open override func touchesBegan(_ touches: [Touch], with event: Event) {
    guard !isInProgress else { return }
    if self.touches.count > 2 { state = .failed }
    if self.touches.count == 2 { start = span }
  }

  open override func touchesMoved(_ touches: [Touch], with event: Event) {
    guard let start, let span, touches.contains(where: isInPair), !hasLiftedFinger else { return }
    if isInProgress {
      state = .changed
    } else if shouldBegin(from: start, to: span) {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: [Touch], with event: Event) {
    guard touches.contains(where: isInPair) else { return }
    if !isInProgress {
      state = .failed
    } else if pair.allSatisfy({ $0.isOver }) {
      state = .ended
    }
  }

  open override func reset() { start = nil }

  /// Whether the line between the fingers has changed enough to begin.
  func shouldBegin(from start: Point, to span: Point) -> Bool { false }

  /// The way from the first finger to the second.
  private var span: Point? {
    touches.count >= 2 ? touches[1].location - touches[0].location : nil
  }

  /// The first two touches.
  private var pair: ArraySlice<Touch> { touches.prefix(2) }

  /// Whether one of the two fingers is up.
  private var hasLiftedFinger: Bool { pair.contains { $0.isOver } }

  private func isInPair(_ touch: Touch) -> Bool { pair.contains { $0 === touch } }
}

/// A recognizer of two fingers that come closer or part.
///
/// It begins once their distance has changed by 8 points: our choice, because sources give no
/// number.
///
/// Spec: GESTURE-14.
open class PinchGestureRecognizer: FingerPairGestureRecognizer {
  open override var description: String { "PinchGestureRecognizer" }

  /// Whether both lengths differ by 8 or more; |a - b| >= 8 says of squares that
  /// a² + b² - 64 >= 2ab.
  override func shouldBegin(from start: Point, to span: Point) -> Bool {
    let old = start.squaredLength
    let new = span.squaredLength
    let excess = old + new - 8 * 8
    return excess >= 0 && excess * excess >= 4 * old * new
  }
}

/// A recognizer of two fingers that turn about each other.
///
/// It begins once the line between them has turned by 10 degrees: our choice, because sources give
/// no number.
///
/// Spec: GESTURE-14.
open class RotationGestureRecognizer: FingerPairGestureRecognizer {
  open override var description: String { "RotationGestureRecognizer" }

  /// Whether the angle between both ways is 10 degrees or more: its tangent is their cross product
  /// over their dot product.
  override func shouldBegin(from start: Point, to span: Point) -> Bool {
    let cross = start.x * span.y - start.y * span.x
    let dot = start.x * span.x + start.y * span.y
    guard cross != 0 || dot != 0 else { return false }
    return abs(cross) >= 0.176_326_980_708_464_98 * dot
  }
}
