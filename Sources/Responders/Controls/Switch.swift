/// A control that is on or off; a tap changes that.
///
/// A drag that is lifted inside changes it as a tap does, whichever way it went: our choice
/// (CONTROL-46, MAY).
///
/// Spec: GESTURE-39, CONTROL-14, GESTURE-43.
open class Switch: Control {
  /// Whether it is on; code that sets it sends no event.
  ///
  /// Spec: CONTROL-14, CONTROL-41.
  public final var isOn = false

  open override var description: String { "Switch" }

  /// True while it is enabled.
  ///
  /// Spec: GESTURE-39.
  override var keepsSingleTaps: Bool { isEnabled }

  /// The knob, while the switch is enabled: our choice, as GESTURE-43 does not speak of others.
  ///
  /// Spec: GESTURE-43.
  override var ownDragArea: Rect? { isEnabled ? knob : nil }

  /// Tells that the value changed after `touchUpInside`: our choice (CONTROL-46, MAY).
  ///
  /// Spec: CONTROL-14, CONTROL-41, CONTROL-46.
  override func finishTap(_ touch: Touch, _ event: Event?) {
    isOn.toggle()
    sendActions(for: .valueChanged, with: event)
  }

  override var isOwnType: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == Switch.self
    #endif
  }
}
