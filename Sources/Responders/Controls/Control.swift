/// A view that people operate: it tracks one touch at a time and tells its targets about it.
///
/// It keeps its touches to itself. While it is disabled it ignores them; that they do not go to
/// `next` then is our choice, because sources disagree.
open class Control: View {
  /// Whether the control tracks touches. Disabling it ends tracking without telling targets, which
  /// is our choice.
  public final var isEnabled = true {
    didSet { if !isEnabled, stopTracking() { cancelTracking(with: nil) } }
  }
  /// Whether the control looks pressed: while it tracks a touch that is inside.
  public final var isHighlighted = false
  /// Whether the tracked touch is in the control or near it.
  public final internal(set) var isTouchInside = false
  /// The touch that is tracked: only its identity, since it keeps this view.
  final var trackedTouch: ObjectIdentifier?
  /// Who is told of what.
  final var targets: [ControlTarget] = []

  /// Whether a touch is tracked.
  public final var isTracking: Bool { trackedTouch != nil }

  /// Asked when a touch goes down; no leaves it untracked. Then no event is sent for it, which is
  /// our choice as to `touchDown`: sources disagree.
  open func beginTracking(_ touch: Touch, with event: Event?) -> Bool { true }

  /// Asked when the tracked touch moves; no ends tracking without further events.
  open func continueTracking(_ touch: Touch, with event: Event?) -> Bool { true }

  /// Told when the tracked touch is lifted, before the targets are.
  open func endTracking(_ touch: Touch?, with event: Event?) {}

  /// Told when the tracked touch is taken away, before the targets are.
  open func cancelTracking(with event: Event?) {}

  /// Has the actions performed that are registered for some events.
  ///
  /// All events that the control sends go through here. UIKit spells it without the event that
  /// caused them, which is nil where code calls it.
  open func sendActions(for events: ControlEvent, with event: Event?) { tell(events, event) }

  /// Has an action performed by a target, or nobody in particular, through the application.
  ///
  /// Where the control stands in no application the target performs it all the same: our choice.
  open func sendAction(_ action: Action, to target: Responder?, for event: Event?) {
    send(action, target, event)
  }

  open override func touchesBegan(_ touches: [Touch], with event: Event?) {
    beginTracking(touches, event)
  }

  open override func touchesMoved(_ touches: [Touch], with event: Event?) {
    continueTracking(touches, event)
  }

  open override func touchesEnded(_ touches: [Touch], with event: Event?) {
    endTracking(touches, event)
  }

  open override func touchesCancelled(_ touches: [Touch], with event: Event?) {
    cancelTracking(touches, event)
  }

  /// Sends what else follows when the touch was lifted inside.
  func finishTap(_ event: Event?) {}

  /// False: a control keeps its touches.
  open override var forwardsTouches: Bool { false }

  open override var description: String { "Control" }

  override var isOwnType: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == Control.self
    #endif
  }
}
