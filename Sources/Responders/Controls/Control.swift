/// A view that people operate: it tracks one touch at a time and tells its targets about it.
///
/// It keeps its touches to itself, and those that climb to it from a view on it. While it is
/// disabled, hit-testing leaves it out. It has targets only, no blocks in their place, which is our
/// choice (CONTROL-40, MAY).
///
/// Spec: CONTROL-1, CONTROL-2, CONTROL-4, CONTROL-14, CONTROL-23, CONTROL-25, CONTROL-26,
/// CONTROL-34, CONTROL-40, CONTROL-52, GESTURE-42, WIN-16.
open class Control: View {
  /// Whether the control tracks touches.
  ///
  /// That the touch which is tracked is tracked on where the control is disabled is our choice, by
  /// the one report there is (CONTROL-53, MAY).
  ///
  /// Spec: CONTROL-24, CONTROL-25, CONTROL-53.
  public final var isEnabled: Bool {
    get { !isDisabled }
    set { isDisabled = !newValue }
  }
  /// Whether the control looks pressed: while it tracks a touch that is inside.
  ///
  /// Spec: CONTROL-22.
  public final var isHighlighted = false
  /// Whether the tracked touch is in the control or near it.
  ///
  /// Spec: CONTROL-11, CONTROL-22.
  public final internal(set) var isTouchInside = false
  /// The touch that is tracked: only its identity, since it keeps this view.
  final var trackedTouch: ObjectIdentifier?
  /// Who is told of what.
  final var targets: [ControlTarget] = []

  /// Whether a touch is tracked.
  ///
  /// Spec: CONTROL-20.
  public final var isTracking: Bool { trackedTouch != nil }

  /// Asked when a touch goes down; no leaves it untracked, and no event is sent for it.
  ///
  /// Spec: CONTROL-17, CONTROL-18.
  open func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    interceptor?.shouldBeginTracking(touch) ?? true
  }

  /// Asked when the tracked touch moves; no ends tracking without further events.
  ///
  /// Spec: CONTROL-19, CONTROL-59.
  open func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    interceptor?.shouldContinueTracking(touch) ?? true
  }

  /// Told when the tracked touch is lifted, before the targets are.
  ///
  /// Spec: CONTROL-20, CONTROL-21.
  open func endTracking(_ touch: Touch?, with event: Event?) {}

  /// Told when the tracked touch is taken away, before the targets are: our choice, because
  /// CONTROL-21 gives an order for the lift only.
  ///
  /// Spec: CONTROL-12, CONTROL-20.
  open func cancelTracking(with event: Event?) {}

  /// Has the actions performed that are registered for some events.
  ///
  /// All events that the control sends go through here. UIKit spells it without the event that
  /// caused them, which is nil where code calls it. The main action follows what triggers it.
  ///
  /// Spec: CONTROL-13, CONTROL-37, CONTROL-55.
  open func sendActions(for events: ControlEvent, with event: Event?) {
    interceptor?.willSendActions(for: events)
    tell(events, event)
    if !events.isDisjoint(with: primaryTrigger), !events.contains(.primaryActionTriggered) {
      sendActions(for: .primaryActionTriggered, with: event)
    }
  }

  /// Has an action performed by a target, or nobody in particular, through the application.
  ///
  /// Where the control stands in no application the target performs it all the same: our choice.
  ///
  /// Spec: CONTROL-28, CONTROL-32, CONTROL-39.
  open func sendAction(_ action: Action, to target: Object?, for event: Event?) {
    interceptor?.willSend(action)
    send(action, target, event)
  }

  /// Starts to track where nothing is tracked.
  ///
  /// Spec: CONTROL-2, CONTROL-4, CONTROL-5, CONTROL-26.
  open override func touchesBegan(_ touches: [Touch], with event: Event?) {
    beginTracking(touches, event)
  }

  /// Goes on tracking.
  ///
  /// Spec: CONTROL-2, CONTROL-4, CONTROL-7.
  open override func touchesMoved(_ touches: [Touch], with event: Event?) {
    continueTracking(touches, event)
  }

  /// Ends tracking by a lift.
  ///
  /// Spec: CONTROL-2, CONTROL-4, CONTROL-10.
  open override func touchesEnded(_ touches: [Touch], with event: Event?) {
    endTracking(touches, event)
  }

  /// Ends tracking because the touch is taken away.
  ///
  /// Spec: CONTROL-2, CONTROL-4, CONTROL-12, CONTROL-36.
  open override func touchesCancelled(_ touches: [Touch], with event: Event?) {
    cancelTracking(touches, event)
  }

  /// Sends what else follows when the touch was lifted inside.
  ///
  /// Spec: CONTROL-14, CONTROL-41.
  func finishTap(_ touch: Touch, _ event: Event?) {}

  /// No for the single taps and the drags along the knob that an enabled control keeps from
  /// recognizers further out.
  ///
  /// That a disabled control keeps none is our choice: GESTURE-39 and GESTURE-43 do not cover it.
  ///
  /// Spec: GESTURE-39, GESTURE-41, GESTURE-43, GESTURE-47.
  open override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    let isKept =
      keepsSingleTaps && recognizer.isTap(on: self) || recognizer.isDrag(along: self)
    return !(isEnabled && isKept) && super.gestureRecognizerShouldBegin(recognizer)
  }

  /// Whether the control keeps single taps; no by default, for controls of one's own too.
  ///
  /// Spec: GESTURE-39, GESTURE-42, GESTURE-47.
  var keepsSingleTaps: Bool { false }

  /// The event that `primaryActionTriggered` follows; none by default.
  ///
  /// Spec: CONTROL-13, CONTROL-55.
  var primaryTrigger: ControlEvent { [] }

  /// Whether the control sends the events of touches, such as `touchDown`.
  ///
  /// Spec: CONTROL-1, CONTROL-56.
  var sendsTouchEvents: Bool { true }

  /// False for the touch methods: a control keeps its touches.
  ///
  /// Spec: CONTROL-4.
  open override func inherits(_ methods: Methods) -> Bool {
    methods != .touches && super.inherits(methods)
  }

  open override var description: String { "Control" }

  override var isOwnType: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == Control.self
    #endif
  }
}
