/// A control for turning pages; so far it has none.
///
/// Spec: GESTURE-39, CONTROL-14.
open class PageControl: Control {
  open override var description: String { "PageControl" }

  /// True while it is enabled.
  ///
  /// Spec: GESTURE-39.
  override var keepsSingleTaps: Bool { isEnabled }

  override var isOwnType: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == PageControl.self
    #endif
  }
}
