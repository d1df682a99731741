/// An object that events can be delivered to and that hands on what it does not handle.
///
/// Spec: CHAIN-1, CHAIN-9, CHAIN-15, OTHER-1.
open class Responder: Object {
  /// The responder that gets what this one does not handle, or nil at the end of the chain.
  ///
  /// Computed, never stored: subclasses answer from where they stand now. An overridden `next`
  /// must not lead back to a responder that is already in the chain: nothing here looks for
  /// circles, and no clause asks for it.
  ///
  /// Spec: CHAIN-1, CHAIN-12, CHAIN-13, CHAIN-19, CHAIN-20, TOUCH-9, FIRST-17, ACTION-22, ARCH-4,
  /// ARCH-5, ARCH-6, ARCH-7.
  open var next: Responder? { interceptor?.next ?? nil }

  /// The name that printed chains use; by default that of the library's type, in subclasses too.
  ///
  /// Spec: CHAIN-7.
  open override var description: String { "Responder" }

  /// Told of touches that share a phase; calls the method for it by default, none for stationary
  /// ones.
  ///
  /// The one way in: nothing else in the library calls the four methods below, so that an override
  /// sees all that they are told.
  ///
  /// Spec: CHAIN-9, TOUCH-3, TOUCH-13.
  open func receive(_ touches: [Touch], in phase: Touch.Phase, with event: Event?) {
    guard interceptor?.shouldReceive(touches, in: phase) != false else { return }
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .stationary: break
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    }
  }

  /// Called when touches go down; by default passes them to `next` and records that.
  ///
  /// Spec: CHAIN-9, CHAIN-10, CHAIN-14, TOUCH-3, TOUCH-5, TOUCH-6, TOUCH-7, TOUCH-9.
  open func touchesBegan(_ touches: [Touch], with event: Event?) {
    forward(touches, in: .began, with: event)
  }

  /// Called when touches move; by default passes those to `next` whose beginning was passed on too.
  ///
  /// Spec: CHAIN-9, CHAIN-10, CHAIN-14, TOUCH-3, TOUCH-5, TOUCH-6, TOUCH-7, TOUCH-9.
  open func touchesMoved(_ touches: [Touch], with event: Event?) {
    forward(touches, in: .moved, with: event)
  }

  /// Called when touches are lifted; by default passes those to `next` whose beginning was passed on
  /// too.
  ///
  /// Spec: CHAIN-9, CHAIN-10, CHAIN-14, TOUCH-3, TOUCH-5, TOUCH-6, TOUCH-7, TOUCH-9.
  open func touchesEnded(_ touches: [Touch], with event: Event?) {
    forward(touches, in: .ended, with: event)
  }

  /// Called when the system takes touches away; by default passes those to `next` whose beginning
  /// was passed on too.
  ///
  /// Spec: CHAIN-9, CHAIN-10, CHAIN-14, TOUCH-3, TOUCH-5, TOUCH-6, TOUCH-7, TOUCH-9, TOUCH-21.
  open func touchesCancelled(_ touches: [Touch], with event: Event?) {
    forward(touches, in: .cancelled, with: event)
  }

  /// Told of anything that has no place on the glass; calls the method for it by default.
  ///
  /// The one way in: nothing else in the library calls the eight methods below, so that an override
  /// sees all that they are told.
  ///
  /// Spec: OTHER-1.
  open func receive(_ notice: Notice) {
    if interceptor?.shouldReceive(notice) != false { hear(notice) }
  }

  /// Told when keys or buttons go down; hands them to `next` by default.
  ///
  /// Spec: OTHER-1, OTHER-5, OTHER-6, ARCH-8.
  open func pressesBegan(_ presses: [Press], with event: PressesEvent?) {
    next(overriding: .otherEvents)?.receive(.presses(.began, presses, with: event))
  }

  /// Told when keys or buttons are pressed more or less firmly; hands them to `next` by default.
  ///
  /// Spec: OTHER-5, OTHER-6.
  open func pressesChanged(_ presses: [Press], with event: PressesEvent?) {
    next(overriding: .otherEvents)?.receive(.presses(.changed, presses, with: event))
  }

  /// Told when keys or buttons are let go; hands them to `next` by default.
  ///
  /// Spec: OTHER-5, OTHER-6.
  open func pressesEnded(_ presses: [Press], with event: PressesEvent?) {
    next(overriding: .otherEvents)?.receive(.presses(.ended, presses, with: event))
  }

  /// Told when the system takes presses away; hands them to `next` by default.
  ///
  /// Spec: OTHER-5, OTHER-6.
  open func pressesCancelled(_ presses: [Press], with event: PressesEvent?) {
    next(overriding: .otherEvents)?.receive(.presses(.cancelled, presses, with: event))
  }

  /// Told when a motion such as shaking begins; hands it to `next` by default.
  ///
  /// Spec: OTHER-12, OTHER-13.
  open func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    next(overriding: .otherEvents)?.receive(.motion(.began, motion, with: event))
  }

  /// Told when a motion is over; hands it to `next` by default.
  ///
  /// Spec: OTHER-12, OTHER-13.
  open func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
    next(overriding: .otherEvents)?.receive(.motion(.ended, motion, with: event))
  }

  /// Told when a motion is interrupted or takes too long; hands it to `next` by default.
  ///
  /// Spec: OTHER-12, OTHER-13.
  open func motionCancelled(_ motion: Event.EventSubtype, with event: Event?) {
    next(overriding: .otherEvents)?.receive(.motion(.cancelled, motion, with: event))
  }

  /// Told when a remote control sends a command; hands it to `next` by default.
  ///
  /// Spec: OTHER-19.
  open func remoteControlReceived(with event: Event?) {
    next(overriding: .otherEvents)?.receive(.remoteControl(event))
  }

  /// A promise that some methods are not overridden, so that this responder is passed without a
  /// call of them.
  ///
  /// True for the library's own types where they have nothing of their own to do, except in
  /// Embedded Swift, where types cannot be compared. A subclass that overrides none of the methods
  /// may return true: then chains and hierarchies of any length take no stack. False is always
  /// right.
  ///
  /// Spec: CHAIN-9, TOUCH-5, OTHER-5, OTHER-12, OTHER-19, INPUT-6, INPUT-8, INPUT-9, HIT-34.
  open func inherits(_ methods: Methods) -> Bool {
    isOwnType && interceptor?.intercepts(methods) != true
  }

  /// The keys that this offers for actions while it is in the first responder's chain; none by
  /// default.
  ///
  /// Asked for once for each key that goes down, and not at all where a nearer one has a command
  /// for that key: our choice (INPUT-14, MAY).
  ///
  /// Spec: INPUT-10, INPUT-14.
  open var keyCommands: [KeyCommand] { interceptor?.keyCommands ?? [] }

  /// What remembers how to undo; that of `next` by default.
  ///
  /// Spec: INPUT-8, INPUT-9.
  open var undoManager: UndoManager? { interceptor?.undoManager ?? inheritedUndoManager }

  /// The view shown while this is first responder, in place of a keyboard; that of `next` by
  /// default.
  ///
  /// Only text fields and text views let it be set; others override it.
  ///
  /// Spec: INPUT-1, INPUT-3, INPUT-4, INPUT-6.
  open var inputView: View? { interceptor?.inputView ?? inheritedInputView }

  /// The view shown above the input view or keyboard while this is first responder; that of `next`
  /// by default.
  ///
  /// Only text fields and text views let it be set; others override it.
  ///
  /// Spec: INPUT-4, INPUT-5, INPUT-6.
  open var inputAccessoryView: View? {
    interceptor?.inputAccessoryView ?? inheritedInputAccessoryView
  }

  /// Whether this may become first responder; no by default.
  ///
  /// Spec: FIRST-2.
  open var canBecomeFirstResponder: Bool { interceptor?.canBecomeFirstResponder ?? false }

  /// Whether this may cease to be first responder; yes by default.
  ///
  /// Spec: FIRST-5, FIRST-8, FIRST-9.
  open var canResignFirstResponder: Bool { interceptor?.canResignFirstResponder ?? true }

  /// Asks to be the first responder of the window that this stands in; says whether it is now.
  ///
  /// The present one is sent `resignFirstResponder()`, unless this may not become first responder.
  /// Asks no responder to resign if this one is first already. Returns false outside a window; not
  /// remembering such a request is our choice (FIRST-26, MAY).
  ///
  /// Spec: FIRST-3, FIRST-4, FIRST-5, FIRST-6, FIRST-7, FIRST-11, FIRST-20, FIRST-22, FIRST-23,
  /// FIRST-24, FIRST-26, FIRST-28.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFocus() }

  /// Asks to be first responder no longer; says no where it still is, or was none.
  ///
  /// The nearest willing responder further up the chain becomes first responder in its place: our
  /// choice, and what UIKit does today (FIRST-25, MAY).
  ///
  /// Spec: FIRST-8, FIRST-9, FIRST-10, FIRST-20, FIRST-25.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    interceptor?.shouldResignFirstResponder() != false && releaseFocus()
  }

  /// Whether this has a method for an action; by default only for `resignFirstResponder`.
  ///
  /// Spec: ACTION-9, ACTION-14, ARCH-3.
  open override func implements(_ action: Action) -> Bool {
    action == .resignFirstResponder || super.implements(action)
  }

  /// Performs an action that this implements; does nothing with others, where UIKit would crash.
  ///
  /// Spec: ACTION-1, ACTION-11, ACTION-14, CONTROL-38, ARCH-9, ARCH-10.
  open override func perform(_ action: Action, from sender: Object?, for event: Event?) {
    guard interceptor?.shouldPerform(action, for: event) != false else { return }
    if action == .resignFirstResponder { resignFirstResponder() }
  }

  /// Whether this would perform an action; by default whether it implements it.
  ///
  /// That `next` is not asked is our choice: sources disagree (ACTION-10, MAY).
  ///
  /// Spec: ACTION-8, ACTION-9, ACTION-10, ACTION-16, INPUT-16.
  open func canPerformAction(_ action: Action, withSender sender: Object?) -> Bool {
    let can = implements(action)
    return interceptor?.canPerform(action, can) ?? can
  }

  /// What performs an action that is sent from here on: this responder if it can, else what is
  /// found further up the chain. An override may answer any object.
  ///
  /// Spec: ACTION-12, ACTION-13, ACTION-16, ACTION-18, ACTION-21, ACTION-22, ACTION-24, INPUT-16.
  open func target(forAction action: Action, withSender sender: Object?) -> Object? {
    interceptor?.target(forAction: action) ?? searchTarget(of: action, sender)
  }

  /// A promise that `target(forAction:withSender:)` does nothing of its own for an action, so that
  /// this responder is passed without a call of it; false is always right, as for `inherits(_:)`.
  ///
  /// Spec: ACTION-13.
  open func inheritsTarget(forAction action: Action) -> Bool {
    isOwnType && interceptor?.target(forAction: action) == nil
  }

  /// Whether a search has started here since the search that is under way came by.
  ///
  /// Spec: ACTION-24.
  final var hasSearchedOn = false

  /// Whether this is of one of the library's own types, not of a subclass.
  var isOwnType: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == Responder.self
    #endif
  }

  /// Itself.
  ///
  /// Spec: ACTION-4, ACTION-16.
  override final var responder: Responder? { self }

  /// The view whose window this may be first responder of.
  ///
  /// Spec: FIRST-11, FIRST-23.
  var focusView: View? { nil }

  /// Whether the keyboard is shown while this is first responder.
  ///
  /// Spec: INPUT-2.
  var takesText: Bool { false }

  /// The input views that were set; nil where none can be.
  ///
  /// Spec: INPUT-4, INPUT-6.
  var keptInputViews: (view: View?, accessory: View?)? { nil }

  /// Told when it has ceased to be first responder, for whatever reason.
  ///
  /// Spec: CONTROL-47, CONTROL-48.
  func focusEnded() {}

  /// Takes what the user types.
  ///
  /// Spec: CONTROL-49.
  func take(typed text: String) {}

  /// Takes the return key.
  ///
  /// Spec: CONTROL-50.
  func takeReturn() {}

  /// Whether an application that has this delegate continues its chain here.
  ///
  /// False for what lies in the chain before the application, and for the application itself.
  ///
  /// Spec: CHAIN-4, CHAIN-25.
  var mayFollowApplication: Bool { true }
}
