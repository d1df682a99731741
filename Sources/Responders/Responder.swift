/// An object that handles events, and passes those that it does not handle to its next responder.
///
/// Spec: CHAIN-1, CHAIN-9, CHAIN-15, OTHER-1.
open class Responder: Object {
  /// The next responder in the chain, or nil at its end.
  ///
  /// Computed rather than stored: subclasses derive it from the current hierarchy. An override
  /// should not lead back to a responder that is already in the chain, nor return a new responder
  /// each time. If it does, the library still ends each delivery and search, where UIKit would not:
  /// once it has reached every responder of the cycle, some of them up to three times; after 2,000
  /// responders that pass a call on by calling `super`, or about a million others. An override that
  /// calls a method of `next` itself, instead of `super`, has to end by itself.
  ///
  /// Spec: CHAIN-1, CHAIN-13.
  open var next: Responder? { interceptor?.next ?? nil }

  /// The name used in printed chains: that of the library's class, which subclasses inherit.
  ///
  /// Spec: CHAIN-7.
  open override var description: String { "Responder" }

  /// Handles touches that share a phase by calling the method for that phase; stationary touches
  /// call none.
  ///
  /// The library calls the four `touches…` methods only from here, so an override of this method
  /// observes every call.
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

  /// Handles touches that went down; by default passes them to `next` and records that it did.
  ///
  /// Spec: TOUCH-3, TOUCH-5.
  open func touchesBegan(_ touches: [Touch], with event: Event?) {
    forward(touches, in: .began, with: event)
  }

  /// Handles touches that moved; by default passes on those whose beginning was passed on.
  ///
  /// Spec: TOUCH-3, TOUCH-5.
  open func touchesMoved(_ touches: [Touch], with event: Event?) {
    forward(touches, in: .moved, with: event)
  }

  /// Handles touches that were lifted; by default passes on those whose beginning was passed on.
  ///
  /// Spec: TOUCH-3, TOUCH-5.
  open func touchesEnded(_ touches: [Touch], with event: Event?) {
    forward(touches, in: .ended, with: event)
  }

  /// Handles touches that the system cancelled; by default passes on those whose beginning was
  /// passed on.
  ///
  /// Spec: TOUCH-3, TOUCH-21.
  open func touchesCancelled(_ touches: [Touch], with event: Event?) {
    forward(touches, in: .cancelled, with: event)
  }

  /// Handles an event that has no location by calling the method for it.
  ///
  /// The library calls the eight methods for presses, motion and remote control only from here, so
  /// an override of this method observes every call.
  ///
  /// Spec: OTHER-1.
  open func receive(_ notice: Notice) {
    if interceptor?.shouldReceive(notice) != false { dispatch(notice) }
  }

  /// Handles keys or buttons that went down; by default passes them to `next`.
  ///
  /// Spec: OTHER-1, OTHER-5, OTHER-6, ARCH-8.
  open func pressesBegan(_ presses: [Press], with event: PressesEvent?) {
    forward(.presses(.began, presses, with: event))
  }

  /// Handles keys or buttons whose force changed; by default passes them to `next`.
  ///
  /// Spec: OTHER-5, OTHER-6.
  open func pressesChanged(_ presses: [Press], with event: PressesEvent?) {
    forward(.presses(.changed, presses, with: event))
  }

  /// Handles keys or buttons that were released; by default passes them to `next`.
  ///
  /// Spec: OTHER-5, OTHER-6.
  open func pressesEnded(_ presses: [Press], with event: PressesEvent?) {
    forward(.presses(.ended, presses, with: event))
  }

  /// Handles presses that the system cancelled; by default passes them to `next`.
  ///
  /// Spec: OTHER-5, OTHER-6.
  open func pressesCancelled(_ presses: [Press], with event: PressesEvent?) {
    forward(.presses(.cancelled, presses, with: event))
  }

  /// Handles the beginning of a motion, such as a shake; by default passes it to `next`.
  ///
  /// Spec: OTHER-12, OTHER-13.
  open func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    forward(.motion(.began, motion, with: event))
  }

  /// Handles the end of a motion; by default passes it to `next`.
  ///
  /// Spec: OTHER-12, OTHER-13.
  open func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
    forward(.motion(.ended, motion, with: event))
  }

  /// Handles a motion that was interrupted or took too long; by default passes it to `next`.
  ///
  /// Spec: OTHER-12, OTHER-13.
  open func motionCancelled(_ motion: Event.EventSubtype, with event: Event?) {
    forward(.motion(.cancelled, motion, with: event))
  }

  /// Handles a command from a remote control; by default passes it to `next`.
  ///
  /// Spec: OTHER-19.
  open func remoteControlReceived(with event: Event?) {
    forward(.remoteControl(event))
  }

  /// Returns whether this responder leaves the given methods as the library implements them, so
  /// that they need not be called.
  ///
  /// An optimization: true lets events pass over this responder without using the stack, however
  /// long the chain is. By default true for the library's own classes, except in Embedded Swift,
  /// where classes cannot be compared. A subclass that overrides none of the methods may return
  /// true; false is always correct.
  ///
  /// Spec: CHAIN-9, TOUCH-5.
  open func inherits(_ methods: Methods) -> Bool {
    isLibraryType && interceptor?.intercepts(methods) != true
  }

  /// The key commands that this responder offers while it is in the first responder's chain; empty
  /// by default.
  ///
  /// Read once for each key that goes down, and not at all if a nearer responder has a command for
  /// that key. Implementation choice (INPUT-14, MAY).
  ///
  /// Spec: INPUT-10, INPUT-14.
  open var keyCommands: [KeyCommand] { interceptor?.keyCommands ?? [] }

  /// The undo manager; by default that of `next`.
  ///
  /// Spec: INPUT-8, INPUT-9.
  open var undoManager: UndoManager? { interceptor?.undoManager ?? inheritedUndoManager }

  /// The view shown instead of the keyboard while this is the first responder; by default that of
  /// `next`.
  ///
  /// Settable on text fields and text views only; other responders override it.
  ///
  /// Spec: INPUT-1, INPUT-3, INPUT-4, INPUT-6.
  open var inputView: View? { interceptor?.inputView ?? inherited(.view) }

  /// The view shown above the input view or keyboard while this is the first responder; by default
  /// that of `next`.
  ///
  /// Settable on text fields and text views only; other responders override it.
  ///
  /// Spec: INPUT-4, INPUT-5, INPUT-6.
  open var inputAccessoryView: View? {
    interceptor?.inputAccessoryView ?? inherited(.accessory)
  }

  /// Whether this responder may become first responder; false by default.
  ///
  /// Spec: FIRST-2.
  open var canBecomeFirstResponder: Bool { interceptor?.canBecomeFirstResponder ?? false }

  /// Whether this responder may resign first responder; true by default.
  ///
  /// Spec: FIRST-5, FIRST-8, FIRST-9.
  open var canResignFirstResponder: Bool { interceptor?.canResignFirstResponder ?? true }

  /// Makes this the first responder of its window, and returns whether it is now.
  ///
  /// The current first responder receives `resignFirstResponder()`, unless this responder may not
  /// become first responder or is it already. Returns false outside a window; a view becomes first
  /// responder when it is added to one.
  ///
  /// An override of `resignFirstResponder()` that makes another responder first before it calls
  /// `super` is called again by that request, without an end unless it takes care of that itself.
  ///
  /// Spec: FIRST-3, FIRST-4, FIRST-26.
  @discardableResult
  open func becomeFirstResponder() -> Bool { makeFirstResponder() }

  /// Resigns first responder, and returns whether this responder did; false if it refuses or was
  /// not first responder.
  ///
  /// The nearest willing responder up the chain becomes first responder instead: an implementation
  /// choice that matches current UIKit (FIRST-25, MAY).
  ///
  /// Spec: FIRST-8, FIRST-9.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    interceptor?.shouldResignFirstResponder() != false && endFirstResponder()
  }

  /// Returns whether this responder has a method for an action: one of the library's class, such as
  /// `resignFirstResponder()`, or one that a subclass adds.
  ///
  /// Spec: ACTION-9, ACTION-14, ACTION-30, ARCH-3.
  open override func implements(_ action: Action) -> Bool {
    standardMethod(for: action) != nil || super.implements(action)
  }

  /// Performs an action that this responder implements; ignores other actions, where UIKit would
  /// crash.
  ///
  /// Spec: ACTION-1, ACTION-11, ACTION-30.
  open override func perform(_ action: Action, from sender: Object?, for event: Event?) {
    guard interceptor?.shouldPerform(action, from: sender, for: event) != false else { return }
    standardMethod(for: action)?()
  }

  /// Returns the library's own method with the name of an action, of those that take no argument or
  /// ignore it; nil if there is none.
  ///
  /// Spec: ACTION-14, ACTION-30.
  func standardMethod(for action: Action) -> (() -> Void)? {
    if action == "becomeFirstResponder" { return { self.becomeFirstResponder() } }
    if action == "resignFirstResponder" { return { self.resignFirstResponder() } }
    return action == "reloadInputViews" ? { self.reloadInputViews() } : nil
  }

  /// Performs what an assistive technology asks, and returns whether it did; false by default.
  ///
  /// One method stands for UIKit's four.
  ///
  /// Spec: OTHER-28, OTHER-29.
  open func perform(_ action: AssistiveAction) -> Bool { interceptor?.performs(action) ?? false }

  /// Returns whether this responder can perform an action; by default whether it implements it.
  ///
  /// `next` is not consulted: an implementation choice, because the sources disagree (ACTION-10,
  /// MAY).
  ///
  /// Spec: ACTION-8, ACTION-9.
  open func canPerformAction(_ action: Action, withSender sender: Object?) -> Bool {
    let can = implements(action)
    return interceptor?.canPerform(action, can) ?? can
  }

  /// Returns the object that performs an action sent from here: this responder if it can, or else
  /// the first one up the chain that can. An override may return any object.
  ///
  /// An override that asks both `next` and `super` searches the rest of the chain twice: where n
  /// responders do so, 2ⁿ times.
  ///
  /// Spec: ACTION-12, ACTION-13.
  open func target(forAction action: Action, withSender sender: Object?) -> Object? {
    interceptor?.target(forAction: action) ?? findTarget(for: action, withSender: sender)
  }

  /// Returns whether this responder leaves `target(forAction:withSender:)` as it is for an action,
  /// so that the method need not be called; false is always correct, as with `inherits(_:)`.
  ///
  /// Spec: ACTION-13.
  open func inheritsTarget(forAction action: Action) -> Bool {
    isLibraryType && interceptor?.target(forAction: action) == nil
  }

  /// Where this responder is in the call that is being passed up the chain; the start of a chain
  /// outside such calls.
  @exclusivity(unchecked)
  final var chainPosition = ChainPosition()

  /// The next responder as the hierarchy of views and controllers determines it, without overrides;
  /// nil for responders that are neither.
  ///
  /// Spec: CHAIN-2, CHAIN-16, CHAIN-21, CHAIN-28.
  var standardNext: Responder? { nil }

  /// Whether the search for a target was continued from here, which is how an override's call to
  /// `super` is detected.
  ///
  /// Spec: ACTION-24.
  final var hasContinuedSearch = false

  /// Whether this is an instance of one of the library's classes and not of a subclass outside it.
  var isLibraryType: Bool { isMember(of: Responder.self) }

  /// This responder.
  ///
  /// Spec: ACTION-4, ACTION-16.
  override final var responder: Responder? { self }

  /// The view in whose window this responder may be first responder, or nil.
  ///
  /// Spec: FIRST-11, FIRST-23.
  var responderView: View? { nil }

  /// Whether the keyboard is shown while this is the first responder.
  ///
  /// Spec: INPUT-2.
  var acceptsText: Bool { false }

  /// Returns the input view or accessory view that was assigned; nil if the class does not allow that.
  ///
  /// Spec: INPUT-4, INPUT-6.
  func assignedInput(_ kind: ShownInput.Kind) -> View? { nil }

  /// Notifies this responder that it is no longer first responder, for whatever reason.
  ///
  /// Spec: CONTROL-47, CONTROL-48.
  func didEndFirstResponder() {}

  /// Inserts text that the user typed, or composes.
  ///
  /// Spec: CONTROL-49, CONTROL-95.
  func enter(_ text: String, isMarked: Bool) {}

  /// Handles the Return key.
  ///
  /// Spec: CONTROL-50.
  func enterReturn() {}

  /// Handles the Delete key.
  ///
  /// Spec: CONTROL-72.
  func enterDelete() {}

  /// Whether the chain of an application whose delegate this is continues here.
  ///
  /// False for classes that come before the application in a chain, and for applications.
  ///
  /// Spec: CHAIN-4, CHAIN-25.
  var canFollowApplication: Bool { true }
}
