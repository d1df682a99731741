/// Observes and replaces the library's implementations of methods for one object, without a subclass
/// of the object's class.
///
/// Stands for method swizzling in UIKit. Assign an instance of a subclass to `Object.interceptor`,
/// which retains it; a reference from the interceptor to the object should be unowned. One
/// interceptor may be assigned to several objects.
///
/// Order: a library class calls the interceptor at the beginning of its implementation of the method
/// that is named at each member below, except where that says otherwise. An override of the same
/// method in a subclass therefore runs first, and the interceptor is called only when the override
/// calls `super`.
///
/// Results:
/// - A member with an optional result replaces the result of the method. Nil keeps the method's own
///   result. In a double optional such as `Responder??`, nil keeps it too, and `.some(nil)` replaces
///   it by nil; a variable of type `Responder?` that is nil is converted to `.some(nil)`.
/// - A member named `should…` returns whether the method continues; after false it does nothing more.
/// - A member named `will…` observes only.
///
/// The members here are the defaults, which keep every method as it is. None needs a call of `super`.
open class Interceptor {
  /// Creates an interceptor that keeps every method as it is.
  public init() {}

  /// The name of a responder in `chainDescription`, in place of its `description`; nil keeps it.
  open var name: String? { nil }

  // MARK: Responders

  /// Replaces `next`; `.some(nil)` ends the chain.
  open var next: Responder?? { nil }

  /// Returns whether the interceptor may observe or replace methods of a group; true by default.
  ///
  /// An optimization, called by `inherits(_:)`: after false, chains and hierarchies may pass over a
  /// responder of a library class without calling the methods, and so without using the stack. True
  /// is always correct; false is correct while the members for the group keep every method as it is.
  /// These are `shouldReceive(_:in:)` for touches, `shouldReceive(_:)` for other events,
  /// `undoManager`, `inputView` and `inputAccessoryView`, and `hitTest(_:in:with:)`.
  open func intercepts(_ methods: Responder.Methods) -> Bool { true }

  /// Called by `receive(_:in:with:)` of a responder or gesture recognizer for touches that share a
  /// phase, before the `touches…` method for the phase, also if a subclass overrides that.
  ///
  /// After false, the `touches…` method is not called, and a responder does not pass the touches to
  /// `next`.
  open func shouldReceive(_ touches: [Touch], in phase: Touch.Phase) -> Bool { true }

  /// Called by `receive(_:)` of a responder for presses, a motion or a remote-control command,
  /// before the method for them, also if a subclass overrides that.
  ///
  /// After false, that method is not called, and the event is not passed to `next`.
  open func shouldReceive(_ notice: Responder.Notice) -> Bool { true }

  /// Replaces `keyCommands`.
  open var keyCommands: [KeyCommand]? { nil }

  /// Replaces `undoManager`; `.some(nil)` stops the search up the chain.
  open var undoManager: UndoManager?? { nil }

  /// Replaces `inputView`; `.some(nil)` stops the search up the chain.
  ///
  /// Not called for text fields and text views, whose input view is assigned.
  open var inputView: View?? { nil }

  /// Replaces `inputAccessoryView`; `.some(nil)` stops the search up the chain.
  ///
  /// Not called for text fields and text views, whose accessory view is assigned.
  open var inputAccessoryView: View?? { nil }

  /// Replaces `canBecomeFirstResponder`.
  open var canBecomeFirstResponder: Bool? { nil }

  /// Replaces `canResignFirstResponder`.
  open var canResignFirstResponder: Bool? { nil }

  /// Called by `resignFirstResponder()`, even if the responder is not first responder; after false,
  /// that returns false and the first responder stays.
  open func shouldResignFirstResponder() -> Bool { true }

  /// Replaces the result of `perform(_:)` of a responder for an action of assistive technologies.
  open func performs(_ action: AssistiveAction) -> Bool? { nil }

  // MARK: Actions

  /// Called by `implements(_:)`; returns whether the object implements an action in addition to those
  /// of its class.
  ///
  /// The object performs such an action by calling `shouldPerform(_:from:for:)` only.
  open func implements(_ action: Action) -> Bool { false }

  /// Called by `perform(_:from:for:)`; after false, the implementation of the class is skipped, and
  /// the action counts as performed nevertheless.
  open func shouldPerform(
    _ action: Action, from sender: Object?, for event: Event?
  ) -> Bool { true }

  /// Called by `canPerformAction(_:withSender:)` of a responder with the result of the class, and
  /// returns the result to use instead; `standard` keeps it.
  open func canPerform(_ action: Action, _ standard: Bool) -> Bool { standard }

  /// Replaces `target(forAction:withSender:)` of a responder; `.some(nil)` returns no target.
  ///
  /// Also called by `inheritsTarget(forAction:)`, so one search may call it twice.
  open func target(forAction action: Action) -> Object?? { nil }

  /// Called by `sendAction(_:to:from:for:)` of an application and `sendAction(_:to:for:)` of a
  /// control, before a target is searched.
  open func willSend(_ action: Action) {}

  // MARK: Applications and windows

  /// Called by `sendEvent(_:)` of an application or window, also for events that it then ignores;
  /// after false, the event is not delivered.
  open func shouldSend(_ event: Event) -> Bool { true }

  /// Called by an application for each notification of the keyboard.
  open func willPost(_ notification: Application.KeyboardNotification) {}

  /// Replaces `canBecomeKey` of a window.
  open var canBecomeKey: Bool? { nil }

  // MARK: Views

  /// Replaces `hitTest(_:with:)`; `.some(nil)` returns no view.
  ///
  /// The view's own result is that of `standardHitTest(_:with:)`, which does not call this member
  /// for the view. The point is in the coordinates of the view, in points.
  open func hitTest(_ point: Point, in view: View, with event: Event?) -> View?? { nil }

  /// Replaces `point(inside:with:)`. The point is in the coordinates of the view, in points.
  open func contains(_ point: Point, in view: View) -> Bool? { nil }

  /// Called by `gestureRecognizerShouldBegin(_:)` of a view; after false, the recognizer fails. Not
  /// called by a control that keeps the gesture itself.
  open func shouldAllow(_ recognizer: GestureRecognizer) -> Bool { true }

  // MARK: Scroll views

  /// Replaces `touchesShouldBegin(_:with:in:)` of a scroll view for touches in a view of its content.
  open func touchesShouldBegin(in view: View) -> Bool? { nil }

  /// Replaces `touchesShouldCancel(in:)` of a scroll view.
  open func touchesShouldCancel(in view: View) -> Bool? { nil }

  // MARK: Text

  /// Called by `insertText(_:)` of a text field or text view.
  open func willInsertText() {}

  /// Called by `deleteBackward()` of a text field or text view.
  open func willDeleteBackward() {}

  // MARK: Controls

  /// Called by `beginTracking(_:with:)`, in a slider only for touches on its knob; after false, the
  /// control does not track the touch.
  open func shouldBeginTracking(_ touch: Touch) -> Bool { true }

  /// Called by `continueTracking(_:with:)` for each move of the tracked touch; after false, tracking
  /// ends without further events.
  open func shouldContinueTracking(_ touch: Touch) -> Bool { true }

  /// Called by `sendActions(for:with:)`, even if no target is registered for the events; once more
  /// for `primaryActionTriggered`, which follows the main event of some controls.
  open func willSendActions(for events: ControlEvent) {}

  // MARK: Gesture recognizers

  /// Called by `fire()` in the states `began`, `changed`, `ended` and `cancelled`, before the targets
  /// perform their actions.
  open func willFire(in state: GestureRecognizer.State) {}
}
