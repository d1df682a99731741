/// A view that people operate; so far it does no more than a plain view.
open class Control: View {
  open override var description: String { "Control" }

  override var isOwnType: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == Control.self
    #endif
  }
}
