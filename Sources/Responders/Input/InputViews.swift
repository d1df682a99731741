extension Application {
  /// The input view on the screen: that of the key window's first responder.
  ///
  /// Read when a responder becomes first responder and when it calls `reloadInputViews()`. The
  /// first responders of other windows show none: an implementation choice.
  ///
  /// Spec: INPUT-1, INPUT-3, INPUT-7.
  public final var shownInputView: View? { keyWindow?.shownInput?.view }

  /// The accessory view on the screen: that of the key window's first responder, which may inherit
  /// it from the chain.
  ///
  /// Spec: INPUT-5, INPUT-6, INPUT-7.
  public final var shownInputAccessoryView: View? { keyWindow?.shownInput?.accessoryView }

  /// Whether the keyboard is on the screen: the first responder is a text field or text view
  /// without an input view.
  ///
  /// Spec: INPUT-2, INPUT-3.
  public final var isKeyboardShown: Bool { keyWindow?.shownInput?.hasKeyboard == true }

}

/// The input views and keyboard that a first responder shows.
struct ShownInput {
  /// The input view.
  let view: View?
  /// The accessory view.
  let accessoryView: View?
  /// Whether the keyboard is shown: the responder accepts text and has no input view.
  let hasKeyboard: Bool

  /// Reads the input views of a first responder.
  ///
  /// A window is ignored, because it cannot be a subview and would retain itself: an implementation
  /// choice.
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
  /// Reads the input views of the first responder; shows none if there is no first responder.
  ///
  /// Spec: INPUT-1, INPUT-7.
  final func updateInputViews() { shownInput = firstResponder.map(ShownInput.init(of:)) }
}

extension Responder {
  /// Reads the input views again if this is the first responder.
  ///
  /// Spec: INPUT-7.
  public final func reloadInputViews() {
    guard isFirstResponder else { return }
    responderWindow?.updateInputViews()
  }

  /// The input view of the first responder up the chain that overrides `inputView` or was assigned
  /// one.
  ///
  /// Spec: INPUT-4, INPUT-6.
  final var inheritedInputView: View? {
    for responder in ChainSequence(from: next) {
      if !responder.inherits(.inputViews) {
        return pass(to: responder) { responder.inputView } ?? nil
      }
      if let view = responder.assignedInputViews?.view { return view }
    }
    return nil
  }

  /// The accessory view of the first responder up the chain that overrides `inputAccessoryView` or
  /// was assigned one.
  ///
  /// Spec: INPUT-4, INPUT-6.
  final var inheritedInputAccessoryView: View? {
    for responder in ChainSequence(from: next) {
      if !responder.inherits(.inputViews) {
        return pass(to: responder) { responder.inputAccessoryView } ?? nil
      }
      if let view = responder.assignedInputViews?.accessory { return view }
    }
    return nil
  }

}
