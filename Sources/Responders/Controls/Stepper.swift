/// A control that increments or decrements a value: a tap on its right half adds a step, on its
/// left half subtracts one.
///
/// It steps once for each tap, however long the touch lasts, and does not wrap around: an
/// implementation choice (CONTROL-46, MAY).
///
/// Spec: CONTROL-43, CONTROL-46.
open class Stepper: Control {
  /// The value, clamped to its range; setting it sends no event.
  ///
  /// Spec: CONTROL-41, CONTROL-43.
  public final var value: Double {
    get { storedValue }
    set { storedValue = newValue.clamped(minimumValue, maximumValue) }
  }
  /// The lowest value.
  public final var minimumValue = 0.0 { didSet { value = storedValue } }
  /// The highest value; if it is below `minimumValue`, it is the value: an implementation choice.
  public final var maximumValue = 100.0 { didSet { value = storedValue } }
  /// The amount of a step.
  public final var stepValue = 1.0

  private final var storedValue = 0.0

  open override var description: String { "Stepper" }

  /// Spec: GESTURE-39.
  override var claimsSingleTaps: Bool { true }

  /// Steps by the half in which the touch was lifted, and sends `valueChanged` after
  /// `touchUpInside` if the value changed.
  ///
  /// Spec: CONTROL-41, CONTROL-43, CONTROL-46.
  override func didTouchUpInside(_ touch: Touch, with event: Event?) {
    let before = value
    value += touch.location(in: self).x < bounds.center.x ? -stepValue : stepValue
    if value != before { sendActions(for: .valueChanged, with: event) }
  }

  /// The change of value: an implementation choice, because CONTROL-55 does not name this control.
  ///
  /// Spec: CONTROL-55.
  override var primaryActionTrigger: ControlEvent { .valueChanged }

  override var isLibraryType: Bool { isMember(of: Stepper.self) }
}
