import Conformance
import Responders

/// A window of the stage.
final class StagedWindow: Window, Staged {
  @exclusivity(unchecked) var role: Role

  /// Makes it with its role and its frame, in points.
  init(_ role: Role, _ frame: Responders.Rect) {
    self.role = role
    super.init(frame: frame)
  }

  override var next: Responder? { role.next(super.next) }
  override var description: String { role.name }

  override func receive(_ touches: [Touch], in phase: Touch.Phase, with event: Event?) {
    if role.forwards(touches, phase) { super.receive(touches, in: phase, with: event) }
  }

  override func receive(_ notice: Notice) {
    if role.forwards(notice) { super.receive(notice) }
  }

  override func inherits(_ methods: Methods) -> Bool {
    methods != .undoManager && role.inherits(methods)
  }

  override var keyCommands: [KeyCommand] { role.keyCommands }
  override var inputView: View? { role.inputView(or: super.inputView) }
  override var inputAccessoryView: View? {
    role.inputAccessoryView(or: super.inputAccessoryView)
  }
  override var undoManager: UndoManager? { role.undoManager(or: super.undoManager) }

  override var canBecomeFirstResponder: Bool { role.canBecome ?? super.canBecomeFirstResponder }
  override var canResignFirstResponder: Bool { role.canResign ?? super.canResignFirstResponder }

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
    role.target(of: action, or: super.target(forAction: action, withSender: sender))
  }

  override func inheritsTarget(forAction action: Action) -> Bool { role.inheritsTarget(of: action) }

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

  override func sendEvent(_ event: Event) {
    if role.passesEvent() { super.sendEvent(event) }
  }
}
