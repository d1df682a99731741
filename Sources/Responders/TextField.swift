/// A control for one line of text.
///
/// A tap makes it first responder, and becoming that makes its window key, also where code asks for
/// it: our choice, because WIN-17 speaks of tapped text fields only.
/// So far it has no text, and sends no editing events (CONTROL-15).
///
/// Spec: FIRST-2, FIRST-14, INPUT-2, WIN-17, CONTROL-15.
open class TextField: Control {
  open override var description: String { "TextField" }

  /// Yes: a text field may become first responder.
  ///
  /// Spec: FIRST-2.
  open override var canBecomeFirstResponder: Bool { true }

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

  /// True: a tap makes it first responder.
  ///
  /// Spec: FIRST-14.
  override var takesFocusWhenTapped: Bool { true }

  /// True: it shows the keyboard while it is first responder.
  ///
  /// Spec: INPUT-2, INPUT-3.
  override var takesText: Bool { true }

  override var isOwnType: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == TextField.self
    #endif
  }
}
