/// A control for one action: a tap triggers it.
///
/// Spec: CONTROL-13, CONTROL-14, CONTROL-34, WIN-16, GESTURE-39.
open class Button: Control {
  open override var description: String { "Button" }

  /// True while it is enabled.
  ///
  /// Spec: GESTURE-39.
  override var keepsSingleTaps: Bool { isEnabled }

  /// Triggers the main action after `touchUpInside`.
  ///
  /// Spec: CONTROL-13.
  override func finishTap(_ touch: Touch, _ event: Event?) {
    sendActions(for: .primaryActionTriggered, with: event)
  }

  override var isOwnType: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == Button.self
    #endif
  }
}
