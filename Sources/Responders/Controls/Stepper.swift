/// A control for going up and down; so far it has no value.
///
/// Spec: GESTURE-39, CONTROL-14.
open class Stepper: Control {
  open override var description: String { "Stepper" }

  /// True while it is enabled.
  ///
  /// Spec: GESTURE-39.
  override var keepsSingleTaps: Bool { isEnabled }

  override var isOwnType: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == Stepper.self
    #endif
  }
}
