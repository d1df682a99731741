/// Observes and replaces what the library's implementations do for one object, without a subclass
/// of the object's type.
///
/// Stands for what programs do with method swizzling in UIKit. Where a type implements one of the
/// methods that are named here, it calls the object's interceptor first. Overrides in subclasses
/// are called before that: the interceptor is called when they call super.
///
/// A method that returns an optional replaces the result of the type's implementation; nil leaves
/// it, and `.some(nil)` replaces it by nil. One that is named `should…` is called before the
/// implementation, which is skipped if it returns false. One that is named `will…` only observes.
open class Interceptor {
  /// Makes an interceptor that leaves everything as it is.
  public init() {}

  /// The name in printed chains, in place of the object's description.
  open var name: String? { nil }

  // MARK: Responders

  /// Replaces `next`.
  open var next: Responder?? { nil }

  /// Whether this replaces or observes some methods; true is always right.
  ///
  /// If false, the responder may be passed without a call of the methods, so that long chains and
  /// deep hierarchies take no stack.
  open func intercepts(_ methods: Responder.Methods) -> Bool { true }

  /// Called before a responder or a gesture recognizer receives touches that share a phase.
  open func shouldReceive(_ touches: [Touch], in phase: Touch.Phase) -> Bool { true }

  /// Called before a responder receives presses, a motion or a remote-control command.
  open func shouldReceive(_ notice: Responder.Notice) -> Bool { true }

  /// Replaces `keyCommands`.
  open var keyCommands: [KeyCommand]? { nil }

  /// Replaces `undoManager`.
  open var undoManager: UndoManager?? { nil }

  /// Replaces `inputView`, except in text fields and text views, where it can be set.
  open var inputView: View?? { nil }

  /// Replaces `inputAccessoryView`, except in text fields and text views, where it can be set.
  open var inputAccessoryView: View?? { nil }

  /// Replaces `canBecomeFirstResponder`.
  open var canBecomeFirstResponder: Bool? { nil }

  /// Replaces `canResignFirstResponder`.
  open var canResignFirstResponder: Bool? { nil }

  /// Called before `resignFirstResponder()`, which returns false if this does.
  open func shouldResignFirstResponder() -> Bool { true }

  // MARK: Actions

  /// Whether the object implements an action besides those of its type.
  open func implements(_ action: Action) -> Bool { false }

  /// Called before the object performs an action.
  open func shouldPerform(_ action: Action, for event: Event?) -> Bool { true }

  /// Replaces the result of `canPerformAction(_:withSender:)`, which is passed.
  open func canPerform(_ action: Action, _ standard: Bool) -> Bool { standard }

  /// Replaces `target(forAction:withSender:)` for an action.
  open func target(forAction action: Action) -> Object?? { nil }

  /// Called before an application or a control sends an action.
  open func willSend(_ action: Action) {}

  // MARK: Applications and windows

  /// Called before `sendEvent(_:)`.
  open func shouldSend(_ event: Event) -> Bool { true }

  // MARK: Views

  /// Replaces `hitTest(_:with:)`; the view's own result is that of `standardHitTest(_:with:)`.
  open func hitTest(_ point: Point, in view: View, with event: Event?) -> View?? { nil }

  /// Replaces `point(inside:with:)`.
  open func contains(_ point: Point, in view: View) -> Bool? { nil }

  // MARK: Controls

  /// Called before a control tracks a touch, which it leaves alone if this returns false.
  open func shouldBeginTracking(_ touch: Touch) -> Bool { true }

  /// Called before a control tracks a move, which ends the tracking if this returns false.
  open func shouldContinueTracking(_ touch: Touch) -> Bool { true }

  /// Called before a control sends the actions for some events.
  open func willSendActions(for events: ControlEvent) {}

  // MARK: Gesture recognizers

  /// Called before a recognizer has its targets perform their actions.
  open func willFire(in state: GestureRecognizer.State) {}
}
