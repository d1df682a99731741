/// A recognizer for taps: one or more, with one or more fingers.
///
/// Recognizes when the last finger of the last tap is lifted. Fingers may move 10 points, a tap may
/// last 1.5 seconds, and a further one has to begin within 0.35 seconds and 45 points:
/// implementation choices, because the sources give no numbers.
///
/// Spec: GESTURE-12, GESTURE-13, GESTURE-29, GESTURE-49, OTHER-36.
open class TapGestureRecognizer: GestureRecognizer {
  /// The number of taps required, at least 1.
  ///
  /// Spec: GESTURE-35, GESTURE-38.
  public final var numberOfTapsRequired = 1 {
    didSet { numberOfTapsRequired = max(1, numberOfTapsRequired) }
  }
  /// The number of fingers required, at least 1.
  ///
  /// Spec: GESTURE-39.
  public final var numberOfTouchesRequired = 1 {
    didSet { numberOfTouchesRequired = max(1, numberOfTouchesRequired) }
  }

  /// The key or button whose press makes the gesture, too; `select` by default.
  ///
  /// Spec: OTHER-36.
  public final var allowedPress = "select"

  /// The number of taps so far.
  private final var tapCount = 0
  /// The highest number of fingers that were down in the present tap.
  private final var touchCount = 0
  /// The location of the first finger lifted in the last tap.
  private final var lastTapLocation: Point?

  open override var description: String { "TapGestureRecognizer" }

  open override func touchesBegan(_ touches: [Touch], with event: Event) {
    if activeTouches.count == touches.count { deadline = event.timestamp + 1.5 }
    touchCount = max(touchCount, activeTouches.count)
    if touchCount > numberOfTouchesRequired || isFar(touches) { state = .failed }
  }

  open override func touchesMoved(_ touches: [Touch], with event: Event) {
    if hasMoved(touches, beyond: 10) { state = .failed }
  }

  open override func touchesEnded(_ touches: [Touch], with event: Event) {
    guard activeTouches.isEmpty else { return }
    guard touchCount == numberOfTouchesRequired else {
      state = .failed
      return
    }
    touchCount = 0
    lastTapLocation = touches.first?.location
    countTap(at: event.timestamp)
  }

  /// Counts a tap, or the press of a button, that ended at a time in seconds.
  ///
  /// Spec: GESTURE-12, OTHER-36.
  final func countTap(at time: Double) {
    tapCount += 1
    if tapCount >= numberOfTapsRequired {
      state = .ended
    } else {
      deadline = time + 0.35
    }
  }

  open override func timeIsUp(at time: Double) { state = .failed }

  open override func reset() {
    tapCount = 0
    touchCount = 0
    lastTapLocation = nil
  }

  /// False for a tap recognizer that requires more taps, otherwise true.
  ///
  /// Spec: GESTURE-38.
  open override func canPrevent(_ other: GestureRecognizer) -> Bool {
    guard let other = other as? TapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  /// Whether one tap with one finger is required.
  ///
  /// Spec: GESTURE-39, GESTURE-47.
  override final var isSingleTap: Bool {
    numberOfTapsRequired == 1 && numberOfTouchesRequired == 1
  }

  /// Returns whether a further tap begins too far away; checked for one finger only.
  private func isFar(_ touches: [Touch]) -> Bool {
    guard numberOfTouchesRequired == 1, let lastTapLocation, let touch = touches.first else {
      return false
    }
    return (touch.location - lastTapLocation).squaredLength > 45 * 45
  }
}
