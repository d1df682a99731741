/// A drag interaction's own recognizer: a finger that rests on its view lifts what can be dragged.
///
/// Lifts after half a second: an implementation choice, because the sources give no time. Nothing is
/// dragged afterwards.
///
/// Spec: GESTURE-85, GESTURE-87.
public final class DragLiftGestureRecognizer: LongPressGestureRecognizer {
  /// Whether other gestures may be recognized during the lift, which cancel it then.
  ///
  /// Spec: GESTURE-85, GESTURE-86.
  public var allowsSimultaneousRecognitionDuringLift = false
  /// Whether a second touch cancels the lift. UIKit's extended behavior takes longer too.
  ///
  /// Spec: GESTURE-88.
  public var isExtended = false

  public override var description: String { "DragLiftGestureRecognizer" }

  override var isCancelledByOthers: Bool { allowsSimultaneousRecognitionDuringLift }

  public override func touchesBegan(_ touches: [Touch], with event: Event) {
    if isInProgress, isExtended {
      state = .cancelled
    } else {
      super.touchesBegan(touches, with: event)
    }
  }

  public override func canPrevent(_ other: GestureRecognizer) -> Bool {
    !allowsSimultaneousRecognitionDuringLift && !(other is LongPressGestureRecognizer)
  }

  /// False for long presses, which go on beside a lift.
  ///
  /// Spec: GESTURE-87.
  public override func canBePrevented(by other: GestureRecognizer) -> Bool {
    !(other is LongPressGestureRecognizer)
  }
}
