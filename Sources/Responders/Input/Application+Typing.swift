extension Application {
  /// The user types a text: it goes to the key window's first responder, if that takes text.
  ///
  /// What is typed at once is one change of the text. That it does not depend on what is shown for
  /// input, and that no press comes of it, is our choice.
  ///
  /// Spec: CONTROL-49.
  public final func typeText(_ text: String) { keyWindow?.firstResponder?.take(typed: text) }

  /// The user presses the return key: it goes where typed text goes.
  ///
  /// Spec: CONTROL-50.
  public final func pressReturn() { keyWindow?.firstResponder?.takeReturn() }
}
