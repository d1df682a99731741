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

  /// Spec: GESTURE-39.
  override var claimsSingleTaps: Bool { true }

  /// The knob.
  ///
  /// Spec: GESTURE-43.
  override var horizontalDragArea: Rect? { knob }

  /// Tells that the value changed, and then of the lift, without an event: our choice as to the
  /// order (CONTROL-46, MAY).
  ///
  /// Spec: CONTROL-14, CONTROL-41, CONTROL-46, CONTROL-56.
  override func didTouchUpInside(_ touch: Touch, with event: Event?) {
    isOn.toggle()
    sendActions(for: .valueChanged)
    sendActions(for: .touchUpInside)
  }

  /// False, because a switch sends events for its value only.
  ///
  /// Spec: CONTROL-56.
  override var sendsTouchEvents: Bool { false }

  /// The change of value.
  ///
  /// Spec: CONTROL-55.
  override var primaryActionTrigger: ControlEvent { .valueChanged }

  override var isLibraryType: Bool { isMember(of: Switch.self) }
}

extension Switch {
  /// What people drag, in the switch's own coordinates: at the right end while it is on, else at
  /// the left.
  ///
  /// That it is as wide as the switch is high, but half the switch at most, is our choice, as no
  /// clause gives its size.
  ///
  /// Spec: GESTURE-43.
  public final var knob: Rect { knob(at: isOn ? 1 : 0) }
}
