extension Application {
  /// The custom input view on the screen: that of the key window's first responder.
  ///
  /// It is read when that becomes first responder, and when it says `reloadInputViews()`. That
  /// other windows' first responders show none meanwhile is our choice.
  ///
  /// Spec: INPUT-1, INPUT-3, INPUT-7.
  public final var shownInputView: View? { keyWindow?.shownInput?.view }

  /// The accessory view on the screen: that of the key window's first responder, its own or the
  /// nearest up its chain.
  ///
  /// Spec: INPUT-5, INPUT-6, INPUT-7.
  public final var shownInputAccessoryView: View? { keyWindow?.shownInput?.accessoryView }

  /// Whether the system's keyboard is on the screen, as it is for a text field or text view that
  /// is first responder and has no input view.
  ///
  /// Spec: INPUT-2, INPUT-3.
  public final var isKeyboardShown: Bool { keyWindow?.shownInput?.hasKeyboard == true }

}

/// What a first responder brings along to the screen.
struct ShownInput {
  /// Its input view.
  let view: View?
  /// Its accessory view.
  let accessoryView: View?
  /// Whether the keyboard is there, because it takes text and has no input view.
  let hasKeyboard: Bool

  /// Asks a first responder for what it brings along.
  ///
  /// A window counts as none, because it cannot stand in another and would keep itself: our choice.
  ///
  /// Spec: INPUT-1, INPUT-3, INPUT-5.
  init(of responder: Responder) {
    let view = responder.inputView
    let accessoryView = responder.inputAccessoryView
    self.view = view?.isWindow == true ? nil : view
    self.accessoryView = accessoryView?.isWindow == true ? nil : accessoryView
    hasKeyboard = self.view == nil && responder.acceptsText
  }
}

extension Window {
  /// Takes what the first responder brings along to the screen, or takes it all away.
  ///
  /// Spec: INPUT-1, INPUT-7.
  final func updateInputViews() { shownInput = firstResponder.map(ShownInput.init(of:)) }
}

extension Responder {
  /// Reads the input views again, where this is first responder; else nothing is to be read.
  ///
  /// Spec: INPUT-7.
  public final func reloadInputViews() {
    guard isFirstResponder else { return }
    responderWindow?.updateInputViews()
  }

  /// The input view of the first responder after this one that overrides `inputView` or has one
  /// set.
  ///
  /// Spec: INPUT-4, INPUT-6.
  final var inheritedInputView: View? {
    var walk = ChainSequence(from: next)
    while let responder = walk.step() {
      if !responder.inherits(.inputViews) { return responder.inputView }
      if let view = responder.assignedInputViews?.view { return view }
    }
    return nil
  }

  /// The accessory view of the first responder after this one that overrides `inputAccessoryView`
  /// or has one set.
  ///
  /// Spec: INPUT-4, INPUT-6.
  final var inheritedInputAccessoryView: View? {
    var walk = ChainSequence(from: next)
    while let responder = walk.step() {
      if !responder.inherits(.inputViews) { return responder.inputAccessoryView }
      if let view = responder.assignedInputViews?.accessory { return view }
    }
    return nil
  }

}
