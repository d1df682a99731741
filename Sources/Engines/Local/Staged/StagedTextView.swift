import Conformance
import Responders

/// A text view of the stage.
final class StagedTextView: TextView, Staged {
  @exclusivity(unchecked) var role: Role

  /// Makes it with its role and its frame, in points.
  init(_ role: Role, _ frame: Responders.Rect) {
    self.role = role
    super.init(frame: frame)
  }

  override var next: Responder? { role.next(super.next) }

  override var description: String { role.name }

  override func touchesBegan(_ touches: [Touch], with event: Event?) {
    if role.forwards(.began, touches) { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: [Touch], with event: Event?) {
    if role.forwards(.moved, touches) { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: [Touch], with event: Event?) {
    if role.forwards(.ended, touches) { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: [Touch], with event: Event?) {
    if role.forwards(.cancelled, touches) { super.touchesCancelled(touches, with: event) }
  }

  override func receive(_ notice: Notice) {
    if role.forwards(notice) { super.receive(notice) }
  }

  override var keyCommands: [KeyCommand] { role.keyCommands }

  override var undoManager: UndoManager? {
    role.overridesUndoManager ? role.undoManager : super.undoManager
  }

  override var inheritsUndoManager: Bool { !role.overridesUndoManager }

  override var canBecomeFirstResponder: Bool {
    role.canBecomeFirstResponder ?? super.canBecomeFirstResponder
  }

  override var canResignFirstResponder: Bool {
    role.canResignFirstResponder ?? super.canResignFirstResponder
  }

  override func resignFirstResponder() -> Bool {
    role.agreesToResign() && super.resignFirstResponder()
  }

  override func implements(_ action: Action) -> Bool {
    role.implements(action) || super.implements(action)
  }

  override func perform(_ action: Action, from sender: Object?, for event: Event?) {
    if role.performs(action, with: event) { super.perform(action, from: sender, for: event) }
  }

  override func canPerformAction(_ action: Action, withSender sender: Object?) -> Bool {
    role.canPerform(action, super.canPerformAction(action, withSender: sender))
  }

  override func target(forAction action: Action, withSender sender: Object?) -> Object? {
    switch role.redirection(of: action) {
    case .standard: super.target(forAction: action, withSender: sender)
    case .to(let target): target
    }
  }

  override func usesStandardTarget(forAction action: Action) -> Bool {
    !role.overridesTarget(of: action)
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
