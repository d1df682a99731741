/// A control that selects one of several segments of equal width, from left to right.
///
/// Spec: CONTROL-44, CONTROL-46, CONTROL-81.
open class SegmentedControl: Control {
  /// The index for no selection.
  public static var noSegment: Int { -1 }

  /// The number of segments.
  public final var numberOfSegments = 0 { didSet { selectedSegmentIndex = storedIndex } }
  /// The index of the selected segment, from 0; setting it sends no event. An index out of range
  /// selects no segment: an implementation choice.
  ///
  /// Spec: CONTROL-41, CONTROL-44.
  public final var selectedSegmentIndex: Int {
    get { storedIndex }
    set { storedIndex = newValue >= 0 && newValue < numberOfSegments ? newValue : Self.noSegment }
  }

  /// Whether no segment stays selected after a tap, so that each tap is told.
  ///
  /// Spec: CONTROL-81.
  public final var isMomentary = false

  private final var storedIndex = SegmentedControl.noSegment

  open override var description: String { "SegmentedControl" }

  /// Spec: GESTURE-39.
  override var claimsSingleTaps: Bool { true }

  /// Selects the segment nearest to where the touch was lifted, and sends `valueChanged` after
  /// `touchUpInside` if the selection changed or the control is momentary. After that, a momentary
  /// control has no selection: an implementation choice (CONTROL-82, MAY).
  ///
  /// Spec: CONTROL-41, CONTROL-44, CONTROL-46, CONTROL-81.
  override func didTouchUpInside(_ touch: Touch, with event: Event?) {
    guard let index = segment(at: touch.location(in: self)),
      isMomentary || index != selectedSegmentIndex
    else { return }
    selectedSegmentIndex = index
    sendActions(for: .valueChanged, with: event)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  /// Returns the segment nearest to a point, or nil if there are no segments.
  private func segment(at point: Point) -> Int? {
    guard numberOfSegments > 0, bounds.size.width > 0 else { return nil }
    let place = (point.x - bounds.origin.x) / bounds.size.width * Double(numberOfSegments)
    guard place > 0 else { return 0 }
    return place < Double(numberOfSegments) ? Int(place) : numberOfSegments - 1
  }

  /// The change of value.
  ///
  /// Spec: CONTROL-55.
  override var primaryActionTrigger: ControlEvent { .valueChanged }

  override var isLibraryType: Bool { isMember(of: SegmentedControl.self) }
}
