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

  private final var keptInputView: View?
  private final var keptInputAccessoryView: View?

  open override var description: String { "TextField" }

  /// The view shown while this is first responder, in place of the keyboard; that of `next` where
  /// none is set.
  ///
  /// It is kept: a view that this stands in would never be freed.
  ///
  /// Spec: INPUT-3, INPUT-4, INPUT-6.
  open override var inputView: View? {
    get { keptInputView ?? inheritedInputView }
    set { keptInputView = newValue }
  }

  /// The view shown above the input view or keyboard while this is first responder; that of `next`
  /// where none is set.
  ///
  /// It is kept: a view that this stands in would never be freed.
  ///
  /// Spec: INPUT-4, INPUT-5, INPUT-6.
  open override var inputAccessoryView: View? {
    get { keptInputAccessoryView ?? inheritedInputAccessoryView }
    set { keptInputAccessoryView = newValue }
  }

  /// Spec: GESTURE-47.
  override var keepsSingleTaps: Bool { true }

  /// Yes while it is enabled.
  ///
  /// Spec: FIRST-2.
  open override var canBecomeFirstResponder: Bool {
    interceptor?.canBecomeFirstResponder ?? isEnabled
  }

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
  override func focusEnded() { sendActions(for: .editingDidEnd) }

  override func take(typed text: String) { insertText(text) }

  /// Tells of the return key; resigns where somebody is registered for that, which is our choice
  /// (CONTROL-51, MAY).
  ///
  /// Spec: CONTROL-50, CONTROL-51.
  override func takeReturn() {
    guard isEnabled else { return }
    let isAwaited = targets.contains { $0.events.contains(.editingDidEndOnExit) }
    sendActions(for: .editingDidEndOnExit)
    if isAwaited { resignFirstResponder() }
  }

  /// True while it is enabled: a tap makes it first responder.
  ///
  /// Spec: FIRST-14, CONTROL-24.
  override var takesFocusWhenTapped: Bool { isEnabled }

  /// True: it shows the keyboard while it is first responder.
  ///
  /// Spec: INPUT-2, INPUT-3.
  override var takesText: Bool { true }

  /// The return key.
  ///
  /// Spec: CONTROL-55.
  override var primaryTrigger: ControlEvent { .editingDidEndOnExit }

  /// Those that were set, which come before those of `next`.
  ///
  /// Spec: INPUT-4, INPUT-6.
  override var keptInputViews: (view: View?, accessory: View?)? {
    (keptInputView, keptInputAccessoryView)
  }

  override var isOwnType: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == TextField.self
    #endif
  }
}
