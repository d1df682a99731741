/// A control that is on or off; a tap changes that.
///
/// It has no knob, so that it keeps no drags from recognizers, which is our choice (GESTURE-43,
/// SHOULD, untested).
///
/// Spec: GESTURE-39, CONTROL-14, GESTURE-43.
open class Switch: Control {
  /// Whether it is on.
  ///
  /// Spec: CONTROL-14.
  public final var isOn = false

  open override var description: String { "Switch" }

  /// True while it is enabled.
  ///
  /// Spec: GESTURE-39.
  override var keepsSingleTaps: Bool { isEnabled }

  /// Tells that the value changed after `touchUpInside`: our choice, as no clause gives an order.
  ///
  /// Spec: CONTROL-14.
  override func finishTap(_ event: Event?) {
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
