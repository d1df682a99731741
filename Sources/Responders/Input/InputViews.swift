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

  /// A notification that the keyboard, or an input view in its place, is shown or hidden.
  ///
  /// Spec: INPUT-37.
  public enum KeyboardNotification: String {
    case willShow, didShow, willHide, didHide
  }

  /// Notifies of what is shown for input in the key window, if that has changed.
  ///
  /// Both notifications come at once, an accessory view alone is not reported, and a window that becomes
  /// key changes nothing: implementation choices, because INPUT-37 leaves them open.
  ///
  /// Spec: INPUT-37, INPUT-38, INPUT-39.
  final func postInput() {
    let content = keyWindow?.shownInput?.content
    guard content != postedInput else { return }
    postedInput = content
    interceptor?.willPost(content == nil ? .willHide : .willShow)
    interceptor?.willPost(content == nil ? .didHide : .didShow)
  }
}

/// The input views and keyboard that a first responder shows.
struct ShownInput {
  /// What is shown: the input view, or the accessory view.
  enum Kind { case view, accessory }
  /// What is in the place of the keyboard.
  enum Content: Equatable { case keyboard, view(ObjectIdentifier) }

  /// The input view.
  let view: View?
  /// The accessory view.
  let accessoryView: View?
  /// Whether the keyboard is shown: the responder accepts text and has no input view.
  let hasKeyboard: Bool
  /// The responder that shows the accessory view; nil for the window itself, to avoid a retain cycle.
  let owner: Responder?

  /// Reads the input views of a window's first responder; one in the accessory view that is shown leaves
  /// that as it is.
  ///
  /// A window is ignored, because it cannot be a subview and would retain itself: an implementation
  /// choice.
  ///
  /// Spec: INPUT-1, INPUT-3, INPUT-5, INPUT-35.
  init(of responder: Responder, in window: Window) {
    let shownView = { (view: View?) in view?.isWindow == true ? nil : view }
    view = shownView(responder.inputView)
    if let shown = window.shownInput, responder.responderView?.root === shown.accessoryView {
      (accessoryView, owner) = (shown.accessoryView, shown.owner)
    } else {
      accessoryView = shownView(responder.inputAccessoryView)
      owner = responder === window ? nil : responder
    }
    hasKeyboard = view == nil && responder.acceptsText
  }

  /// What is in the place of the keyboard; nil for nothing.
  var content: Content? {
    view.map { .view(ObjectIdentifier($0)) } ?? (hasKeyboard ? .keyboard : nil)
  }
}

extension Window {
  /// Reads the input views of the first responder; shows none if there is no first responder.
  ///
  /// Spec: INPUT-1, INPUT-7.
  final func readInputViews() {
    shownInput = firstResponder.map { ShownInput(of: $0, in: self) }
  }

  /// Reads the input views and notifies of what is shown.
  ///
  /// Spec: INPUT-37.
  final func updateInputViews() {
    readInputViews()
    owningApplication?.postInput()
  }
}

extension Responder {
  /// Reads the input views again if this is the first responder.
  ///
  /// Spec: INPUT-7.
  public final func reloadInputViews() {
    guard isFirstResponder else { return }
    responderWindow?.updateInputViews()
  }

  /// The input view or accessory view of the first responder up the chain that overrides it or was assigned
  /// one.
  ///
  /// Spec: INPUT-4, INPUT-6.
  final func inherited(_ kind: ShownInput.Kind) -> View? {
    for responder in ChainSequence(from: next) {
      if !responder.inherits(.inputViews) {
        return pass(to: responder) {
          kind == .view ? responder.inputView : responder.inputAccessoryView
        } ?? nil
      }
      if let view = responder.assignedInput(kind) { return view }
    }
    return nil
  }
}
