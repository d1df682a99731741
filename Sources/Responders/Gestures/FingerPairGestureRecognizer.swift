/// A recognizer of what two fingers do to the line between them; others are left out.
///
/// It fails where a third finger goes down before it begins: our choice.
///
/// Spec: GESTURE-14, GESTURE-25.
open class FingerPairGestureRecognizer: GestureRecognizer {
  /// The way from one finger to the other when the second went down.
  private final var start: Point?

  open override var description: String { "FingerPairGestureRecognizer" }

  open override func touchesBegan(_ touches: [Touch], with event: Event) {
    guard !isUnderway else { return }
    if self.touches.count > 2 { state = .failed }
    if self.touches.count == 2 { start = span }
  }

  open override func touchesMoved(_ touches: [Touch], with event: Event) {
    guard let start, let span, touches.contains(where: isOfPair) else { return }
    if isUnderway {
      state = .changed
    } else if isRecognised(from: start, to: span) {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: [Touch], with event: Event) {
    if touches.contains(where: isOfPair) { state = isUnderway ? .ended : .failed }
  }

  open override func reset() { start = nil }

  /// Whether the line between the fingers has changed enough to begin.
  func isRecognised(from start: Point, to span: Point) -> Bool { false }

  /// The way from the first finger to the second.
  private var span: Point? {
    touches.count >= 2 ? touches[1].location - touches[0].location : nil
  }

  private func isOfPair(_ touch: Touch) -> Bool { touches.prefix(2).contains { $0 === touch } }
}
