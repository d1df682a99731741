/// A control for a value between two others; so far it has none.
///
/// It has no knob, so that it keeps no swipes from recognizers, which is our choice (GESTURE-43,
/// SHOULD, untested).
///
/// Spec: CONTROL-14, GESTURE-43.
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
