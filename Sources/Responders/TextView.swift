/// A view for many lines of text.
///
/// A tap makes it first responder, and becoming that makes its window key, also where code asks for
/// it: our choice, because WIN-17 speaks of tapped text fields only.
///
/// Spec: FIRST-2, FIRST-14, INPUT-2, WIN-17.
open class TextView: View {
  /// The text.
  ///
  /// Spec: CONTROL-49.
  public final var text = ""

  private final var keptInputView: View?
  private final var keptInputAccessoryView: View?

  open override var description: String { "TextView" }

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

  /// Yes: a text view may become first responder.
  ///
  /// Spec: FIRST-2.
  open override var canBecomeFirstResponder: Bool {
    interceptor?.canBecomeFirstResponder ?? true
  }

  /// Makes the window key as well, where this was not first responder before.
  ///
  /// Spec: FIRST-3, WIN-17.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let wasFirstResponder = isFirstResponder
    guard super.becomeFirstResponder() else { return false }
    if !wasFirstResponder { window?.makeKey() }
    return true
  }

  /// Adds a text at the end, as the keyboard does.
  ///
  /// There is no cursor. That it need not be first responder is our choice.
  ///
  /// Spec: CONTROL-49.
  open func insertText(_ text: String) { self.text += text }

  override func take(typed text: String) { insertText(text) }

  /// Begins a new line.
  ///
  /// Spec: CONTROL-50.
  override func takeReturn() { insertText("\n") }

  /// True: a tap makes it first responder.
  ///
  /// Spec: FIRST-14.
  override var takesFocusWhenTapped: Bool { true }

  /// True: it shows the keyboard while it is first responder.
  ///
  /// Spec: INPUT-2, INPUT-3.
  override var takesText: Bool { true }

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
      type(of: self) == TextView.self
    #endif
  }
}
