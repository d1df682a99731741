/// A control for one line of text: it becomes first responder when it is tapped, and its window key with it.
open class TextField: Control {
  open override var description: String { "TextField" }

  open override var canBecomeFirstResponder: Bool { true }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let wasFirstResponder = isFirstResponder
    guard super.becomeFirstResponder() else { return false }
    if !wasFirstResponder { window?.makeKey() }
    return true
  }

  override var takesFocusWhenTapped: Bool { true }

  override var isOwnType: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == TextField.self
    #endif
  }
}
