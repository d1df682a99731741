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
  override func isRecognised(from start: Point, to span: Point) -> Bool {
    let cross = start.x * span.y - start.y * span.x
    let dot = start.x * span.x + start.y * span.y
    guard cross != 0 || dot != 0 else { return false }
    return abs(cross) >= 0.176_326_980_708_464_98 * dot
  }
}
