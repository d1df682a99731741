/// A control for one choice of several: segments of equal width, from left to right.
///
/// Spec: GESTURE-39, CONTROL-14, CONTROL-41, CONTROL-44, CONTROL-46.
open class SegmentedControl: Control {
  /// Stands for no segment.
  public static var noSegment: Int { -1 }

  /// How many segments it has.
  public final var numberOfSegments = 0 { didSet { selectedSegmentIndex = storedIndex } }
  /// Which segment is selected, from 0; code that sets it sends no event. A segment that there is
  /// not is none: our choice.
  ///
  /// Spec: CONTROL-41, CONTROL-44.
  public final var selectedSegmentIndex: Int {
    get { storedIndex }
    set { storedIndex = newValue >= 0 && newValue < numberOfSegments ? newValue : Self.noSegment }
  }

  private final var storedIndex = SegmentedControl.noSegment

  open override var description: String { "SegmentedControl" }

  /// Spec: GESTURE-39.
  override var claimsSingleTaps: Bool { true }

  /// Selects the segment where the finger was lifted, or the nearest, and tells after
  /// `touchUpInside`, if that is another.
  ///
  /// Spec: CONTROL-41, CONTROL-44, CONTROL-46.
  override func didTouchUpInside(_ touch: Touch, with event: Event?) {
    guard let index = segment(at: touch.location(in: self)), index != selectedSegmentIndex
    else { return }
    selectedSegmentIndex = index
    sendActions(for: .valueChanged, with: event)
  }

  /// The segment at a place, or the nearest; nil where there is none.
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
