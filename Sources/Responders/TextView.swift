/// A view for many lines of text.
///
/// A tap makes it first responder, and becoming that makes its window key.
open class TextView: View {
  open override var description: String { "TextView" }

  open override var canBecomeFirstResponder: Bool { true }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let wasFirstResponder = isFirstResponder
    guard super.becomeFirstResponder() else { return false }
    if !wasFirstResponder { window?.makeKey() }
    return true
  }

  override var takesFocusWhenTapped: Bool { true }

  override var takesText: Bool { true }

  override var isOwnType: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == TextView.self
    #endif
  }
}
