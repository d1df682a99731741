/// A control for one line of text.
///
/// A tap makes it first responder, and becoming that makes its window key, also where code asks for
/// it: our choice, because WIN-17 speaks of tapped text fields only. While it is disabled it may
/// not become first responder at all and takes no text: our choice, because CONTROL-24 speaks of
/// taps only.
///
/// Spec: FIRST-2, FIRST-14, INPUT-2, WIN-17, CONTROL-15, CONTROL-24.
open class TextField: Control {
  /// The text; code that sets it sends no event.
  ///
  /// Spec: CONTROL-49.
  public final var text = ""

  private final var assignedInputView: View?
  private final var assignedInputAccessoryView: View?

  open override var description: String { "TextField" }

  /// The view shown while this is first responder, in place of the keyboard; that of `next` where
  /// none is set.
  ///
  /// It is kept: a view that this stands in would never be freed.
  ///
  /// Spec: INPUT-3, INPUT-4, INPUT-6.
  open override var inputView: View? {
    get { assignedInputView ?? inheritedInputView }
    set { assignedInputView = newValue }
  }

  /// The view shown above the input view or keyboard while this is first responder; that of `next`
  /// where none is set.
  ///
  /// It is kept: a view that this stands in would never be freed.
  ///
  /// Spec: INPUT-4, INPUT-5, INPUT-6.
  open override var inputAccessoryView: View? {
    get { assignedInputAccessoryView ?? inheritedInputAccessoryView }
    set { assignedInputAccessoryView = newValue }
  }

  /// Spec: GESTURE-47.
  override var claimsSingleTaps: Bool { true }

  /// Yes while it is enabled.
  ///
  /// Spec: FIRST-2.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Makes the window key as well, where this was not first responder before, and then tells that
  /// editing began.
  ///
  /// Spec: FIRST-3, WIN-17, CONTROL-47.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let wasFirstResponder = isFirstResponder
    guard super.becomeFirstResponder() else { return false }
    guard !wasFirstResponder else { return true }
    window?.makeKey()
    sendActions(for: .editingDidBegin)
    return isFirstResponder
  }

  /// Adds a text at the end, as the keyboard does, and tells that the text changed.
  ///
  /// There is no cursor. That it need not be first responder is our choice.
  ///
  /// Spec: CONTROL-49.
  open func insertText(_ text: String) {
    guard isEnabled, !text.isEmpty else { return }
    self.text += text
    sendActions(for: .editingChanged)
  }

  /// Tells that editing ended.
  ///
  /// Spec: CONTROL-47, CONTROL-48.
  override func didEndFirstResponder() { sendActions(for: .editingDidEnd) }

  override func enter(_ text: String) { insertText(text) }

  /// Tells of the return key; resigns where somebody is registered for that, which is our choice
  /// (CONTROL-51, MAY).
  ///
  /// Spec: CONTROL-50, CONTROL-51.
  override func enterReturn() {
    guard isEnabled else { return }
    let isAwaited = targets.contains { $0.events.contains(.editingDidEndOnExit) }
    sendActions(for: .editingDidEndOnExit)
    if isAwaited { resignFirstResponder() }
  }

  /// True while it is enabled: a tap makes it first responder.
  ///
  /// Spec: FIRST-14, CONTROL-24.
  override var becomesFirstResponderWhenTapped: Bool { isEnabled }

  /// True: it shows the keyboard while it is first responder.
  ///
  /// Spec: INPUT-2, INPUT-3.
  override var acceptsText: Bool { true }

  /// The return key.
  ///
  /// Spec: CONTROL-55.
  override var primaryActionTrigger: ControlEvent { .editingDidEndOnExit }

  /// Those that were set, which come before those of `next`.
  ///
  /// Spec: INPUT-4, INPUT-6.
  override var assignedInputViews: (view: View?, accessory: View?)? {
    (assignedInputView, assignedInputAccessoryView)
  }

  override var isLibraryType: Bool { isMember(of: TextField.self) }
}

extension Application {
  /// The user types a text: it goes to the key window's first responder, if that takes text.
  ///
  /// What is typed at once is one change of the text. That it does not depend on what is shown for
  /// input, and that no press comes of it, is our choice.
  ///
  /// Spec: CONTROL-49.
  public final func typeText(_ text: String) { keyWindow?.firstResponder?.enter(text) }

  /// The user presses the return key: it goes where typed text goes.
  ///
  /// Spec: CONTROL-50.
  public final func pressReturn() { keyWindow?.firstResponder?.enterReturn() }
}
