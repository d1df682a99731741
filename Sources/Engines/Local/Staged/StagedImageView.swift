import Conformance
import Responders

/// An image view of the stage.
final class StagedImageView: ImageView, Staged {
  @exclusivity(unchecked) var role: Role

  /// Makes it with its role and its frame, in points.
  init(_ role: Role, _ frame: Responders.Rect) {
    self.role = role
    super.init(frame: frame)
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

  override var usesStandardHitTest: Bool { !role.overridesHitTest }

  override func hitTest(_ point: Responders.Point, with event: Event?) -> View? {
    switch role.beginHitTest() {
    case .standard: super.hitTest(point, with: event)
    case .returns(let view): view
    case .passesSelfThrough: role.endHitTest(super.hitTest(point, with: event), of: self)
    }
  }

  override func point(inside point: Responders.Point, with event: Event?) -> Bool {
    role.contains(point, self, super.point(inside: point, with: event))
  }
}
