/// A recognizer for long presses: fingers that stay down in one place.
///
/// Ends when any of its fingers is lifted.
///
/// Spec: GESTURE-14, GESTURE-18, GESTURE-40, GESTURE-50.
open class LongPressGestureRecognizer: GestureRecognizer {
  /// The time the fingers have to be down, in seconds.
  ///
  /// Spec: GESTURE-50.
  public final var minimumPressDuration = 0.5
  /// The number of fingers required, at least 1.
  public final var numberOfTouchesRequired = 1 {
    didSet { numberOfTouchesRequired = max(1, numberOfTouchesRequired) }
  }

  /// The distance that the fingers may move before the gesture begins, in points.
  ///
  /// Spec: GESTURE-50.
  public final var allowableMovement = 10.0

  open override var description: String { "LongPressGestureRecognizer" }

  open override func touchesBegan(_ touches: [Touch], with event: Event) {
    guard !isInProgress else { return }
    let fingers = activeTouches.count
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
    if isInProgress {
      state = .changed
    } else if hasMoved(touches, beyond: allowableMovement) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: [Touch], with event: Event) {
    state = isInProgress ? .ended : .failed
  }

  open override func timeIsUp(at time: Double) { state = .began }
}
