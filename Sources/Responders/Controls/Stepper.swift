/// A control that increments or decrements a value: a tap on its right half adds a step, on its
/// left half subtracts one.
///
/// It steps once for each tap, however long the touch lasts: an implementation choice (CONTROL-46,
/// MAY).
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
  /// Whether a step beyond one end of the range leads to the other end.
  ///
  /// Spec: CONTROL-67.
  public final var wraps = false

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
    step(by: touch.location(in: self).x < bounds.center.x ? -stepValue : stepValue)
    if value != before { sendActions(for: .valueChanged, with: event) }
  }

  /// Spec: CONTROL-43, CONTROL-67.
  private func step(by amount: Double) {
    let next = value + amount
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
  }

  /// The change of value: an implementation choice, because CONTROL-55 does not name this control.
  ///
  /// Spec: CONTROL-55.
  override var primaryActionTrigger: ControlEvent { .valueChanged }

  override var isLibraryType: Bool { isMember(of: Stepper.self) }
}
