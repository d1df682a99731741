/// A control for a value between two others; so far it has none.
open class Slider: Control {
  open override var description: String { "Slider" }

  override var isOwnType: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == Slider.self
    #endif
  }
}
