/// A control that performs an action when it is tapped.
///
/// Spec: CONTROL-13, CONTROL-55, CONTROL-86.
open class Button: Control {
  open override var description: String { "Button" }

  /// Spec: GESTURE-39.
  override var claimsSingleTaps: Bool { true }

  /// The lift inside.
  ///
  /// Spec: CONTROL-13, CONTROL-55.
  override var primaryActionTrigger: ControlEvent { .touchUpInside }

  /// Sends the main action where select is let go on the button, which has the focus then.
  ///
  /// Spec: CONTROL-86.
  open override func pressesEnded(_ presses: [Press], with event: PressesEvent?) {
    if presses.contains(where: { $0.key == "select" }) {
      sendActions(for: .primaryActionTriggered, with: event)
    }
    super.pressesEnded(presses, with: event)
  }

  override var isLibraryType: Bool { isMember(of: Button.self) }
}
