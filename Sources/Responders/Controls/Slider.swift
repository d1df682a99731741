/// A control that selects a value from a range; a drag changes it.
///
/// The value follows the horizontal movement of a touch that began on the knob; a touch beside the
/// knob is not tracked: an implementation choice (CONTROL-46, MAY).
///
/// Spec: CONTROL-42, CONTROL-57.
open class Slider: Control {
  /// The value, clamped to its range; setting it sends no event.
  ///
  /// Spec: CONTROL-41, CONTROL-42.
  public final var value: Double {
    get { storedValue }
    set { storedValue = newValue.clamped(minimumValue, maximumValue) }
  }
  /// The value at the left end.
  public final var minimumValue = 0.0 { didSet { value = storedValue } }
  /// The value at the right end; if it is below `minimumValue`, it is the value: an implementation
  /// choice.
  public final var maximumValue = 1.0 { didSet { value = storedValue } }
  /// Whether `valueChanged` is sent for the press, each move and the lift; otherwise for the lift
  /// only.
  ///
  /// Spec: CONTROL-42, CONTROL-57.
  public final var isContinuous = true

  /// The horizontal location of the touch and the value when tracking began.
  private final var start = (x: 0.0, value: 0.0)

  private final var storedValue = 0.0

  open override var description: String { "Slider" }

  /// Stores where the drag begins, and sends `valueChanged` before `touchDown`.
  ///
  /// Spec: CONTROL-42, CONTROL-46, CONTROL-57.
  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    let place = touch.location(in: self)
    guard knob.contains(place), super.beginTracking(touch, with: event) else { return false }
    start = (place.x, value)
    if isContinuous { sendActions(for: .valueChanged, with: event) }
    return true
  }

  /// Changes the value, and sends `valueChanged` before the drag event.
  ///
  /// Spec: CONTROL-41, CONTROL-42, CONTROL-46, CONTROL-57.
  open override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    if travel > 0 {
      let fraction = (touch.location(in: self).x - start.x) / travel
      value = start.value + fraction * (maximumValue - minimumValue)
    }
    if isContinuous { sendActions(for: .valueChanged, with: event) }
    return true
  }

  /// Sends `valueChanged` before the event for the lift.
  ///
  /// Spec: CONTROL-42, CONTROL-46, CONTROL-57.
  open override func endTracking(_ touch: Touch?, with event: Event?) {
    super.endTracking(touch, with: event)
    if isEnabled { sendActions(for: .valueChanged, with: event) }
  }

  /// Keeps the value, and sends `valueChanged` if it changed and was not sent during the drag.
  ///
  /// Spec: CONTROL-42, CONTROL-46.
  open override func cancelTracking(with event: Event?) {
    super.cancelTracking(with: event)
    if !isContinuous, isEnabled, value != start.value {
      sendActions(for: .valueChanged, with: event)
    }
  }

  /// The distance, in points, between the knob's positions at both ends, so that the knob stays
  /// under the finger.
  private var travel: Double { bounds.size.width - knob.size.width }

  /// The knob.
  ///
  /// Spec: GESTURE-43.
  override var horizontalDragArea: Rect? { knob }

  /// The change of value.
  ///
  /// Spec: CONTROL-55.
  override var primaryActionTrigger: ControlEvent { .valueChanged }

  override var isLibraryType: Bool { isMember(of: Slider.self) }
}

extension Slider {
  /// The frame of the knob, which is dragged, in the slider's own coordinates.
  ///
  /// It is as wide as the slider is high, but at most half the slider's width: an implementation
  /// choice, because no clause gives its size.
  ///
  /// Spec: GESTURE-43.
  public final var knob: Rect {
    let range = maximumValue - minimumValue
    return knob(at: range > 0 ? (value - minimumValue) / range : 0)
  }
}

extension Control {
  /// Returns the frame of a knob at a fraction, from 0 to 1, of its distance from the left end to
  /// the right.
  ///
  /// Spec: GESTURE-43.
  final func knob(at fraction: Double) -> Rect {
    let bounds = bounds
    let width = min(bounds.size.height, bounds.size.width / 2)
    let travel = bounds.size.width - width
    return Rect(
      x: bounds.origin.x + fraction * travel, y: bounds.origin.y, width: width,
      height: bounds.size.height)
  }
}

extension Double {
  /// Returns the number clamped to limits; if the lower limit is above the upper one, returns the
  /// upper one. NaN becomes the lower one.
  func clamped(_ lower: Double, _ upper: Double) -> Double {
    guard self > lower else { return lower < upper ? lower : upper }
    return self < upper ? self : upper
  }
}
