/// A control that performs an action when it is tapped.
///
/// Spec: CONTROL-13, CONTROL-55.
open class Button: Control {
  open override var description: String { "Button" }

  /// Spec: GESTURE-39.
  override var claimsSingleTaps: Bool { true }

  /// The lift inside.
  ///
  /// Spec: CONTROL-13, CONTROL-55.
  override var primaryActionTrigger: ControlEvent { .touchUpInside }

  override var isLibraryType: Bool { isMember(of: Button.self) }
}
