/// A control for going up and down; so far it has no value.
open class Stepper: Control {
  open override var description: String { "Stepper" }

  override var keepsSingleTaps: Bool { isEnabled }

  override var isOwnType: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == Stepper.self
    #endif
  }
}
