/// A control for one choice of several; so far it has no segments.
open class SegmentedControl: Control {
  open override var description: String { "SegmentedControl" }

  override var keepsSingleTaps: Bool { isEnabled }

  override var isOwnType: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == SegmentedControl.self
    #endif
  }
}
