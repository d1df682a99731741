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

  /// The view that presses go to; nil where none is, and while it stands in no window of this
  /// application.
  ///
  /// Spec: OTHER-9.
  public final var focusedView: View? {
    get { keptFocusedView?.window?.owningApplication === self ? keptFocusedView : nil }
    set { keptFocusedView = newValue }
  }

  /// Starts to take remote-control events; until then they are dropped.
  ///
  /// Calls do not nest, which is our choice.
  ///
  /// Spec: OTHER-17.
  public final func beginReceivingRemoteControlEvents() { receivesRemoteControl = true }

  /// Drops remote-control events again.
  ///
  /// Spec: OTHER-17.
  public final func endReceivingRemoteControlEvents() { receivesRemoteControl = false }
}
