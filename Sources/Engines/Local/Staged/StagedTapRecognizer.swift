import Responders

/// A recognizer of taps of the stage.
final class StagedTapRecognizer: TapGestureRecognizer, StagedRecognizer {
  let role: RecognizerRole

  /// Makes it with its role, which is its delegate too.
  init(_ role: RecognizerRole) {
    self.role = role
    super.init()
    delegate = role
  }

  override var description: String { role.name }

  override func receive(_ touches: [Touch], in phase: Touch.Phase, with event: Event) {
    role.receive(touches, in: phase)
    super.receive(touches, in: phase, with: event)
  }

  override func fire() {
    role.fire(in: state)
    super.fire()
  }
}
