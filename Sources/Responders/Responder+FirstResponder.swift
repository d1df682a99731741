extension Responder {
  /// Whether this is the first responder of the window that it stands in.
  ///
  /// Spec: FIRST-3, FIRST-12, FIRST-22.
  public final var isFirstResponder: Bool {
    guard let view = focusView, view.holdsFirstResponder else { return false }
    return view.window?.firstResponder === self
  }

  /// The window that this may be first responder of; nil where it stands in none.
  ///
  /// Spec: FIRST-11, FIRST-22, FIRST-23, FIRST-24.
  final var focusWindow: Window? { focusView?.window }

  /// Becomes first responder in a window, if that has none or its own lets go.
  ///
  /// Whether this may is found out before the present one is asked: our choice (FIRST-7, MAY). So
  /// is that another one stays which became first responder while the present one let go.
  ///
  /// Spec: CONTROL-47, FIRST-2, FIRST-3, FIRST-4, FIRST-5, FIRST-6, FIRST-7, FIRST-11, FIRST-22.
  final func takeFocus() -> Bool {
    guard let window = focusWindow else { return false }
    let present = window.firstResponder
    if present === self { return true }
    guard canBecomeFirstResponder, present?.resignFirstResponder() != false else { return false }
    // What was asked may have rearranged everything.
    guard focusWindow === window else { return false }
    let left = window.firstResponder
    guard left == nil || left === present else { return left === self }
    window.setFirstResponder(self)
    // It said yes without a call to super.
    left?.focusEnded()
    return isFirstResponder
  }

  /// Lets go of being first responder, if it may.
  ///
  /// Spec: FIRST-8, FIRST-9, FIRST-10.
  final func releaseFocus() -> Bool {
    guard isFirstResponder, let window = focusWindow else { return true }
    guard canResignFirstResponder else { return false }
    window.setFirstResponder(nil)
    focusEnded()
    return true
  }
}
