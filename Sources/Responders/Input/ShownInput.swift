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
    hasKeyboard = self.view == nil && responder.takesText
  }
}
