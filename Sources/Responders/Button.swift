/// A control for one action; so far it does no more than a plain view.
open class Button: Control {
  open override var description: String { "Button" }

  override var isOwnType: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == Button.self
    #endif
  }
}
