/// A control for turning pages; so far it has none.
open class PageControl: Control {
  open override var description: String { "PageControl" }

  override var keepsSingleTaps: Bool { isEnabled }

  override var isOwnType: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == PageControl.self
    #endif
  }
}
