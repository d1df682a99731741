import Conformance
import Responders

/// An application delegate of the stage that is a responder.
final class StagedDelegate: Responder, Staged {
  @exclusivity(unchecked) var role: Role

  /// Makes it with its role.
  init(_ role: Role) {
    self.role = role
    super.init()
  }

  override var next: Responder? { role.next(super.next) }

  override var description: String { role.name }

  override func touchesBegan(_ touches: [Touch], with event: Event?) {
    if role.forwards(.touchesBegan) { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: [Touch], with event: Event?) {
    if role.forwards(.touchesMoved) { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: [Touch], with event: Event?) {
    if role.forwards(.touchesEnded) { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: [Touch], with event: Event?) {
    if role.forwards(.touchesCancelled) { super.touchesCancelled(touches, with: event) }
  }
}
