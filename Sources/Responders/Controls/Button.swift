/// A control for one action: a tap triggers it.
open class Button: Control {
  open override var description: String { "Button" }

  override var keepsSingleTaps: Bool { isEnabled }

  override func finishTap(_ event: Event?) {
    sendActions(for: .primaryActionTriggered, with: event)
  }

  override var isOwnType: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == Button.self
    #endif
  }
}
