/// A view that responds to touches with actions: it tracks one touch at a time and sends actions to
/// its targets.
///
/// Does not forward touches, neither its own nor those forwarded to it from a subview. Hit-testing
/// skips it while it is disabled. It has targets and actions, but no closures in their place: an
/// implementation choice (CONTROL-40, MAY).
///
/// Spec: CONTROL-1, CONTROL-4.
open class Control: View {
  /// Whether the control begins tracking touches.
  ///
  /// A touch that is being tracked when the control is disabled continues to be tracked: an
  /// implementation choice by the only published observation (CONTROL-53, MAY).
  ///
  /// Spec: CONTROL-24, CONTROL-25, CONTROL-53.
  public final var isEnabled: Bool {
    get { !isDisabled }
    set { isDisabled = !newValue }
  }
  /// Whether the control is highlighted, as it is while it tracks a touch inside.
  ///
  /// Spec: CONTROL-22.
  public final var isHighlighted = false
  /// Whether the tracked touch is inside the control or near it.
  ///
  /// Spec: CONTROL-11, CONTROL-22.
  public final internal(set) var isTouchInside = false
  /// Whether the control shows its menu when a touch goes down in it.
  ///
  /// Spec: CONTROL-64, CONTROL-65.
  public final var showsMenuAsPrimaryAction = false
  /// Whether the menu is shown. It stays so until a touch begins beside it, or code that draws it clears
  /// this.
  ///
  /// Spec: CONTROL-64, CONTROL-85.
  public final var isMenuShown = false
  /// The identity of the tracked touch; a reference would form a retain cycle, because a touch
  /// retains its view.
  final var trackedTouch: ObjectIdentifier?
  /// The registered targets and actions.
  final var targets: [ControlTarget] = []

  /// Whether a touch is tracked.
  ///
  /// Spec: CONTROL-20.
  public final var isTracking: Bool { trackedTouch != nil }

  /// Returns whether to track a touch that went down; if not, no event is sent for it.
  ///
  /// Spec: CONTROL-17, CONTROL-18.
  open func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    interceptor?.shouldBeginTracking(touch) ?? true
  }

  /// Returns whether to continue tracking a touch that moved; if not, tracking ends without further
  /// events.
  ///
  /// Spec: CONTROL-19, CONTROL-59.
  open func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    interceptor?.shouldContinueTracking(touch) ?? true
  }

  /// Notifies the control that the tracked touch was lifted, before events are sent.
  ///
  /// Spec: CONTROL-20, CONTROL-21.
  open func endTracking(_ touch: Touch?, with event: Event?) {}

  /// Notifies the control that the tracked touch was cancelled, before events are sent: an
  /// implementation choice, because CONTROL-21 covers the lift only.
  ///
  /// Spec: CONTROL-12, CONTROL-20.
  open func cancelTracking(with event: Event?) {}

  /// Sends the actions that are registered for events.
  ///
  /// The control sends all its events through this method. UIKit's has no parameter for the event
  /// that caused them; it is nil if the method is called from code. `primaryActionTriggered`
  /// follows the event that triggers it.
  ///
  /// Spec: CONTROL-13, CONTROL-37, CONTROL-55.
  open func sendActions(for events: ControlEvent, with event: Event?) {
    interceptor?.willSendActions(for: events)
    performActions(for: events, with: event)
    if !events.isDisjoint(with: primaryActionTrigger), !events.contains(.primaryActionTriggered) {
      sendActions(for: .primaryActionTriggered, with: event)
    }
  }

  /// Sends an action to a target, or along the chain for nil, through the application.
  ///
  /// If the control is in no application, the target performs the action directly: an
  /// implementation choice.
  ///
  /// Spec: CONTROL-28, CONTROL-32, CONTROL-39.
  open func sendAction(_ action: Action, to target: Object?, for event: Event?) {
    interceptor?.willSend(action)
    dispatch(action, to: target, for: event)
  }

  /// Begins tracking, if no touch is tracked.
  ///
  /// Spec: CONTROL-2, CONTROL-4, CONTROL-5, CONTROL-26.
  open override func touchesBegan(_ touches: [Touch], with event: Event?) {
    beginTracking(touches, event)
  }

  /// Continues tracking.
  ///
  /// Spec: CONTROL-2, CONTROL-4, CONTROL-7.
  open override func touchesMoved(_ touches: [Touch], with event: Event?) {
    continueTracking(touches, event)
  }

  /// Ends tracking.
  ///
  /// Spec: CONTROL-2, CONTROL-4, CONTROL-10.
  open override func touchesEnded(_ touches: [Touch], with event: Event?) {
    endTracking(touches, event)
  }

  /// Cancels tracking.
  ///
  /// Spec: CONTROL-2, CONTROL-4, CONTROL-12, CONTROL-36.
  open override func touchesCancelled(_ touches: [Touch], with event: Event?) {
    cancelTracking(touches, event)
  }

  /// Handles a touch that was lifted inside, after `touchUpInside` was sent; a switch sends that
  /// event itself.
  ///
  /// Spec: CONTROL-14, CONTROL-41.
  func didTouchUpInside(_ touch: Touch, with event: Event?) {}

  /// False for single taps and for swipes and pans of the knob, which an enabled control keeps from
  /// recognizers of its superviews.
  ///
  /// A disabled control keeps none: an implementation choice, because GESTURE-39 and GESTURE-43 do
  /// not cover it.
  ///
  /// Spec: GESTURE-39, GESTURE-41, GESTURE-43, GESTURE-47.
  open override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    let isKept =
      claimsSingleTaps && recognizer.takesSingleTap(from: self) || recognizer.takesDrag(along: self)
    return !(isEnabled && isKept) && super.gestureRecognizerShouldBegin(recognizer)
  }

  /// Whether the control keeps single taps from recognizers of its superviews; false by default,
  /// also for subclasses outside the library.
  ///
  /// Spec: GESTURE-39, GESTURE-42, GESTURE-47.
  var claimsSingleTaps: Bool { false }

  /// Whether the control keeps drags in its `horizontalDragArea` from pan recognizers too, and not
  /// only from those of swipes; false by default.
  ///
  /// Spec: GESTURE-43.
  var keepsPans: Bool { false }

  /// The event that `primaryActionTriggered` follows; none by default.
  ///
  /// Spec: CONTROL-13, CONTROL-55.
  var primaryActionTrigger: ControlEvent { [] }

  /// Whether the control sends the touch events, such as `touchDown`.
  ///
  /// Spec: CONTROL-1, CONTROL-56.
  var sendsTouchEvents: Bool { true }

  /// False for the touch methods, which a control overrides.
  ///
  /// Spec: CONTROL-4.
  open override func inherits(_ methods: Methods) -> Bool {
    methods != .touches && super.inherits(methods)
  }

  open override var description: String { "Control" }

  override var isLibraryType: Bool { isMember(of: Control.self) }
}
