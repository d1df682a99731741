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
  override func isRecognised(from start: Point, to span: Point) -> Bool {
    let old = start.squaredLength
    let new = span.squaredLength
    let excess = old + new - 8 * 8
    return excess >= 0 && excess * excess >= 4 * old * new
  }
}
