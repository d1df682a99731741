/// A recognizer that code decides, as a subclass of one's own does.
///
/// Spec: GESTURE-100.
public final class CustomRecognizer: GestureRecognizer {
  public override var description: String { "CustomRecognizer" }

  /// Sets the state outside an event, and then does what follows from it.
  ///
  /// Spec: GESTURE-13, GESTURE-14, GESTURE-100.
  public func setState(_ state: State) {
    self.state = state
    arbiter?.finishAttempts()
  }

  /// Removes a touch from the attempt, which recognizing then does not cancel, nor delay.
  ///
  /// Spec: GESTURE-101.
  public func ignore(_ touch: Touch) {
    release(touch)
    arbiter?.finishAttempts()
  }

  /// Waits for code, also when the touches are up.
  ///
  /// Spec: GESTURE-103.
  public override func touchesBegan(_ touches: [Touch], with event: Event) { deadline = .infinity }

  /// Stops waiting: without a touch that is down the attempt fails.
  public override func touchesCancelled(_ touches: [Touch], with event: Event) { deadline = nil }
}
