/// A control that is on or off; a tap changes that.
open class Switch: Control {
  /// Whether it is on.
  public final var isOn = false

  open override var description: String { "Switch" }

  override var keepsSingleTaps: Bool { isEnabled }

  /// Tells that the value changed after `touchUpInside`: our choice.
  override func finishTap(_ event: Event?) {
    isOn.toggle()
    sendActions(for: .valueChanged, with: event)
  }

  override var isOwnType: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == Switch.self
    #endif
  }
}
