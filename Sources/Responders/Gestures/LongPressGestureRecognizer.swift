/// A recognizer of fingers that stay down in one place for a while.
///
/// That fingers may move 10 points before it begins is our choice, because sources give no number.
/// So is that it ends as soon as one of several fingers is lifted.
///
/// Spec: GESTURE-14, GESTURE-40.
open class LongPressGestureRecognizer: GestureRecognizer {
  /// How long the fingers have to be down, in seconds.
  public final var minimumPressDuration = 0.5
  /// How many fingers are needed, from 1.
  public final var numberOfTouchesRequired = 1 {
    didSet { numberOfTouchesRequired = max(1, numberOfTouchesRequired) }
  }

  open override var description: String { "LongPressGestureRecognizer" }

  open override func touchesBegan(_ touches: [Touch], with event: Event) {
    guard !isUnderway else { return }
    let fingers = liveTouches.count
    if fingers > numberOfTouchesRequired || fingers < self.touches.count {
      state = .failed
    } else if fingers == numberOfTouchesRequired {
      if minimumPressDuration > 0 {
        deadline = event.timestamp + minimumPressDuration
      } else {
        state = .began
      }
    }
  }

  open override func touchesMoved(_ touches: [Touch], with event: Event) {
    if isUnderway {
      state = .changed
    } else if hasStrayed(touches) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: [Touch], with event: Event) {
    state = isUnderway ? .ended : .failed
  }

  open override func timeIsUp(at time: Double) { state = .began }
}
