import Responders

/// A recognizer of drags of the stage.
final class StagedPanRecognizer: PanGestureRecognizer, StagedRecognizer {
  let role: RecognizerRole

  /// Makes it with its role, which is its delegate too.
  init(_ role: RecognizerRole) {
    self.role = role
    super.init()
    delegate = role
  }

  override var description: String { role.name }

  override func touchesBegan(_ touches: [Touch], with event: Event) {
    role.receive(touches, .began)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: [Touch], with event: Event) {
    role.receive(touches, .moved)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: [Touch], with event: Event) {
    role.receive(touches, .ended)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: [Touch], with event: Event) {
    role.receive(touches, .cancelled)
    super.touchesCancelled(touches, with: event)
  }

  override func fire() {
    role.fire(in: state)
    super.fire()
  }
}
