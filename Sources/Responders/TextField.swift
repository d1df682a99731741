/// A control that edits one line of text.
///
/// A tap makes it first responder; becoming first responder makes its window key, also from code:
/// an implementation choice, because WIN-17 covers tapped text fields only. A disabled text field
/// cannot become first responder and ignores text: an implementation choice, because CONTROL-24
/// covers taps only.
///
/// Spec: FIRST-14, INPUT-2.
open class TextField: Control {
  /// The text; setting it sends no event.
  ///
  /// Spec: CONTROL-49.
  public final var text = ""
  /// The delegate, which the text field retains, unlike UIKit's: a weak reference to any object
  /// needs a runtime that Embedded Swift does not have.
  ///
  /// Spec: FIRST-31.
  public final var delegate: (any TextFieldDelegate)?

  private final var assignedInputView: View?
  private final var assignedInputAccessoryView: View?
  /// The text field's own undo manager, created when it is asked for while it is first responder.
  private final var editingUndoManager: UndoManager?

  open override var description: String { "TextField" }

  /// The view shown instead of the keyboard while this is the first responder; that of `next` if
  /// none is set.
  ///
  /// Retained: setting a view that contains this one creates a retain cycle.
  ///
  /// Spec: INPUT-3, INPUT-4, INPUT-6.
  open override var inputView: View? {
    get { assignedInputView ?? inheritedInputView }
    set { assignedInputView = newValue }
  }

  /// The view shown above the input view or keyboard while this is the first responder; that of
  /// `next` if none is set.
  ///
  /// Retained: setting a view that contains this one creates a retain cycle.
  ///
  /// Spec: INPUT-4, INPUT-5, INPUT-6.
  open override var inputAccessoryView: View? {
    get { assignedInputAccessoryView ?? inheritedInputAccessoryView }
    set { assignedInputAccessoryView = newValue }
  }

  /// Spec: GESTURE-47.
  override var claimsSingleTaps: Bool { true }

  /// True while the text field is enabled, unless the delegate, which is asked each time, refuses.
  ///
  /// Spec: FIRST-2, FIRST-31.
  open override var canBecomeFirstResponder: Bool {
    if let can = interceptor?.canBecomeFirstResponder { return can }
    return isEnabled && delegate?.textFieldShouldBeginEditing(self) != false
  }

  /// True, unless the delegate, which is asked each time, refuses.
  ///
  /// Spec: FIRST-9, FIRST-31.
  open override var canResignFirstResponder: Bool {
    super.canResignFirstResponder && delegate?.textFieldShouldEndEditing(self) != false
  }

  /// Makes this the first responder; if it was not before, makes its window key, sends
  /// `editingDidBegin` and scrolls it into view.
  ///
  /// Spec: FIRST-3, WIN-17, CONTROL-47, SCROLL-98.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let wasFirstResponder = isFirstResponder
    guard super.becomeFirstResponder() else { return false }
    guard !wasFirstResponder else { return true }
    window?.makeKey()
    sendActions(for: .editingDidBegin)
    let version = majorSystemVersion
    if version >= 8 { enclosingScrollView?.scrollToVisible(edited: self) }
    return isFirstResponder
  }

  /// The text field's own undo manager while it is first responder; otherwise that of `next`, which
  /// is an implementation choice (INPUT-23 leaves it open).
  ///
  /// Spec: INPUT-23.
  open override var undoManager: UndoManager? {
    if let manager = interceptor?.undoManager { return manager }
    guard isFirstResponder else { return inheritedUndoManager }
    let manager = editingUndoManager ?? UndoManager()
    editingUndoManager = manager
    return manager
  }

  /// False for `undoManager`, which a text field overrides.
  ///
  /// Spec: INPUT-23.
  open override func inherits(_ methods: Methods) -> Bool {
    methods != .undoManager && super.inherits(methods)
  }

  /// Appends text, as the keyboard does, and sends `editingChanged`.
  ///
  /// There is no insertion point. The text field need not be first responder, which is an
  /// implementation choice.
  ///
  /// Spec: CONTROL-49.
  open func insertText(_ text: String) {
    guard isEnabled, !text.isEmpty else { return }
    self.text += text
    sendActions(for: .editingChanged)
  }

  /// Clears the undo manager, and sends `editingDidEnd`.
  ///
  /// Spec: CONTROL-47, CONTROL-48, INPUT-23.
  override func didEndFirstResponder() {
    editingUndoManager = nil
    sendActions(for: .editingDidEnd)
  }

  override func enter(_ text: String) { insertText(text) }

  /// Sends `editingDidEndOnExit`, and resigns if an action is registered for it, which is an
  /// implementation choice (CONTROL-51, MAY).
  ///
  /// Spec: CONTROL-50, CONTROL-51.
  override func enterReturn() {
    guard isEnabled else { return }
    let isAwaited = targets.contains { $0.events.contains(.editingDidEndOnExit) }
    sendActions(for: .editingDidEndOnExit)
    if isAwaited { resignFirstResponder() }
  }

  /// True while the text field is enabled.
  ///
  /// Spec: FIRST-14, CONTROL-24.
  override var becomesFirstResponderWhenTapped: Bool { isEnabled }

  /// True: the keyboard is shown.
  ///
  /// Spec: INPUT-2, INPUT-3.
  override var acceptsText: Bool { true }

  /// The Return key.
  ///
  /// Spec: CONTROL-55.
  override var primaryActionTrigger: ControlEvent { .editingDidEndOnExit }

  /// The input views that were set, which take precedence over those of `next`.
  ///
  /// Spec: INPUT-4, INPUT-6.
  override var assignedInputViews: (view: View?, accessory: View?)? {
    (assignedInputView, assignedInputAccessoryView)
  }

  override var isLibraryType: Bool { isMember(of: TextField.self) }
}

/// An object that decides for a text field; all methods have default implementations.
///
/// Spec: FIRST-31.
public protocol TextFieldDelegate: AnyObject {
  /// Returns whether the text field may become first responder. True by default.
  ///
  /// Spec: FIRST-31.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool

  /// Returns whether the text field may resign first responder. True by default.
  ///
  /// Spec: FIRST-29, FIRST-30, FIRST-31.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
  /// True.
  ///
  /// Spec: FIRST-31.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }

  /// True.
  ///
  /// Spec: FIRST-31.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
}

extension Application {
  /// Types text: inserts it into the key window's first responder, if that accepts text.
  ///
  /// One call is one change of the text. It does not depend on the input views that are shown and
  /// sends no presses, which is an implementation choice.
  ///
  /// Spec: CONTROL-49.
  public final func typeText(_ text: String) { keyWindow?.firstResponder?.enter(text) }

  /// Presses the Return key in the key window's first responder.
  ///
  /// Spec: CONTROL-50.
  public final func pressReturn() { keyWindow?.firstResponder?.enterReturn() }
}
