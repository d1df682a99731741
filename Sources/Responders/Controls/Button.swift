/// A control for one action: a tap triggers it.
///
/// Spec: CONTROL-13, CONTROL-14, CONTROL-55, CONTROL-34, WIN-16, GESTURE-39.
open class Button: Control {
  open override var description: String { "Button" }

  /// No for single taps of recognizers further out, while it is enabled: that it keeps none while it
  /// is disabled is our choice, as GESTURE-39 does not speak of it.
  ///
  /// Spec: GESTURE-39, GESTURE-41.
  open override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    !(isEnabled && recognizer.isTap(on: self)) && super.gestureRecognizerShouldBegin(recognizer)
  }

  /// The lift inside.
  ///
  /// Spec: CONTROL-13, CONTROL-55.
  override var primaryTrigger: ControlEvent { .touchUpInside }

  override var isOwnType: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == Button.self
    #endif
  }
}
