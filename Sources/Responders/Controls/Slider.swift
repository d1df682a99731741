/// A control for a value between two others, which a drag changes.
///
/// The value goes with a finger that went down on the knob, by the way that it has gone sideways; a
/// finger beside the knob is not tracked: our choice (CONTROL-46, MAY).
///
/// Spec: CONTROL-14, CONTROL-41, CONTROL-42, CONTROL-46, CONTROL-57, GESTURE-43.
open class Slider: Control {
  /// The value, never outside its limits; code that sets it sends no event.
  ///
  /// Spec: CONTROL-41, CONTROL-42.
  public final var value: Double {
    get { storedValue }
    set { storedValue = newValue.clamped(minimumValue, maximumValue) }
  }
  /// The value at the left end.
  public final var minimumValue = 0.0 { didSet { value = storedValue } }
  /// The value at the right end; where it is below the one at the left, it wins: our choice.
  public final var maximumValue = 1.0 { didSet { value = storedValue } }
  /// Whether `valueChanged` is sent for the press, each move and the lift, or for the lift only.
  ///
  /// Spec: CONTROL-42, CONTROL-57.
  public final var isContinuous = true

  /// Where the finger went down, and the value then.
  private final var start = (x: 0.0, value: 0.0)

  private final var storedValue = 0.0

  open override var description: String { "Slider" }

  /// Remembers where the drag begins, and tells before the press.
  ///
  /// Spec: CONTROL-42, CONTROL-46, CONTROL-57.
  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    let place = touch.location(in: self)
    guard knob.contains(place), super.beginTracking(touch, with: event) else { return false }
    start = (place.x, value)
    if isContinuous { sendActions(for: .valueChanged, with: event) }
    return true
  }

  /// Takes the value along, and tells before the drag event.
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

  /// Tells of the lift, before the event of the lift.
  ///
  /// Spec: CONTROL-42, CONTROL-46, CONTROL-57.
  open override func endTracking(_ touch: Touch?, with event: Event?) {
    super.endTracking(touch, with: event)
    if isEnabled { sendActions(for: .valueChanged, with: event) }
  }

  /// Leaves the value where it is, and tells of the drag's change, where it was not told on the
  /// way.
  ///
  /// Spec: CONTROL-42, CONTROL-46.
  open override func cancelTracking(with event: Event?) {
    super.cancelTracking(with: event)
    if !isContinuous, isEnabled, value != start.value {
      sendActions(for: .valueChanged, with: event)
    }
  }

  /// How far a drag goes from one limit to the other, so that the knob stays under the finger.
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
  /// What people drag, in the slider's own coordinates, where the value is between the limits.
  ///
  /// That it is as wide as the slider is high, but half the slider at most, is our choice, as no
  /// clause gives its size.
  ///
  /// Spec: GESTURE-43.
  public final var knob: Rect {
    let range = maximumValue - minimumValue
    return knob(at: range > 0 ? (value - minimumValue) / range : 0)
  }
}

extension Control {
  /// A knob that stands as far from the left as a part, from 0 to 1, of the way that it can go.
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
  /// The number, or the limit that it lies beyond; where the limits are the wrong way round, the
  /// upper one. No number is the lower one.
  func clamped(_ lower: Double, _ upper: Double) -> Double {
    guard self > lower else { return lower < upper ? lower : upper }
    return self < upper ? self : upper
  }
}
