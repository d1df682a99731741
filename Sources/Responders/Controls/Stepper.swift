/// A control for going up and down by steps: a tap on its right half adds one, on its left half
/// takes one away.
///
/// It steps once for each tap, however long the finger stays down, and never from one end to the
/// other: our choice (CONTROL-46, MAY).
///
/// Spec: GESTURE-39, CONTROL-14, CONTROL-41, CONTROL-43, CONTROL-46.
open class Stepper: Control {
  /// The value, never outside its limits; code that sets it sends no event.
  ///
  /// Spec: CONTROL-41, CONTROL-43.
  public final var value: Double {
    get { storedValue }
    set { storedValue = newValue.clamped(minimumValue, maximumValue) }
  }
  /// The least value.
  public final var minimumValue = 0.0 { didSet { value = storedValue } }
  /// The greatest value; where it is below the least, it wins: our choice.
  public final var maximumValue = 100.0 { didSet { value = storedValue } }
  /// How much one tap adds or takes away.
  public final var stepValue = 1.0

  private final var storedValue = 0.0

  open override var description: String { "Stepper" }

  /// Spec: GESTURE-39.
  override var claimsSingleTaps: Bool { true }

  /// Steps by the half in which the finger was lifted, and tells after `touchUpInside`, if the
  /// value changed.
  ///
  /// Spec: CONTROL-41, CONTROL-43, CONTROL-46.
  override func didTouchUpInside(_ touch: Touch, with event: Event?) {
    let before = value
    value += touch.location(in: self).x < bounds.center.x ? -stepValue : stepValue
    if value != before { sendActions(for: .valueChanged, with: event) }
  }

  /// The change of value: our choice, as CONTROL-55 does not name this control.
  ///
  /// Spec: CONTROL-55.
  override var primaryActionTrigger: ControlEvent { .valueChanged }

  override var isLibraryType: Bool { isMember(of: Stepper.self) }
}
