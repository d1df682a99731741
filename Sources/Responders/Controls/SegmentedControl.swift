/// A control for one choice of several; so far it has no segments.
///
/// Spec: GESTURE-39, CONTROL-14.
open class SegmentedControl: Control {
  open override var description: String { "SegmentedControl" }

  /// True while it is enabled.
  ///
  /// Spec: GESTURE-39.
  override var keepsSingleTaps: Bool { isEnabled }

  override var isOwnType: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == SegmentedControl.self
    #endif
  }
}
