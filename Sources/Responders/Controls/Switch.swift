/// A control that is on or off; a tap toggles it.
///
/// A drag that is lifted inside toggles it like a tap, whatever its direction: an implementation
/// choice (CONTROL-46, MAY).
///
/// Spec: GESTURE-39, CONTROL-14, GESTURE-43.
open class Switch: Control {
  /// Whether the switch is on; setting it sends no event.
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

  /// True. That a switch keeps swipes too is an implementation choice, because GESTURE-43 does not
  /// cover them.
  ///
  /// Spec: GESTURE-43.
  override var keepsPans: Bool { true }

  /// Toggles the switch, and sends `valueChanged` and then `touchUpInside`, both without the touch
  /// event; the order is an implementation choice (CONTROL-46, MAY).
  ///
  /// Spec: CONTROL-14, CONTROL-41, CONTROL-46, CONTROL-56.
  override func didTouchUpInside(_ touch: Touch, with event: Event?) {
    isOn.toggle()
    sendActions(for: .valueChanged)
    sendActions(for: .touchUpInside)
  }

  /// False: a switch sends events for its value only.
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
  /// The frame of the knob, which is dragged, in the switch's own coordinates: at the right end
  /// while the switch is on, otherwise at the left.
  ///
  /// It is as wide as the switch is high, but at most half the switch's width: an implementation
  /// choice, because no clause gives its size.
  ///
  /// Spec: GESTURE-43.
  public final var knob: Rect { knob(at: isOn ? 1 : 0) }
}
