/// An object that recognizes a gesture from the touches of a view and its subviews.
///
/// Sends actions, but is not a responder. Receives touches if its view's window is in an
/// application. A subclass overrides the touch methods and sets `state`. Exclusivity checks are off, as in
/// `View`: each access to a property ends before a delegate or a target is called.
///
/// Implementation choices: a recognizer that has not recognized when its touches are up, and has no
/// deadline, fails; and it cannot ignore a touch, and receives no presses, but that one of taps recognizes
/// them (GESTURE-27, MAY; OTHER-36).
///
/// Spec: GESTURE-1, GESTURE-3.
open class GestureRecognizer: Object {
  /// The view; its deinitializer clears this property.
  ///
  /// Spec: GESTURE-1, GESTURE-24.
  @exclusivity(unchecked) public final internal(set) unowned(unsafe) var view: View?
  /// Whether the recognizer receives touches. Disabling it cancels a gesture that began, and
  /// otherwise fails it.
  ///
  /// Spec: GESTURE-21, GESTURE-22.
  public final var isEnabled = true {
    didSet { if !isEnabled { arbiter?.cancel(self) } }
  }
  /// Whether recognizing the gesture cancels its touches in their views.
  ///
  /// Spec: GESTURE-5, GESTURE-7.
  @exclusivity(unchecked) public final var cancelsTouchesInView = true
  /// Whether views receive the beginning of touches only once this recognizer has failed.
  ///
  /// Spec: GESTURE-4, GESTURE-9, GESTURE-10.
  public final var delaysTouchesBegan = false
  /// Whether views receive the end of touches only once this recognizer has recognized or failed.
  ///
  /// Spec: GESTURE-11.
  public final var delaysTouchesEnded = true
  /// The types of the touches that the recognizer receives; all by default.
  ///
  /// Spec: GESTURE-75.
  public final var allowedTouchTypes = Touch.TouchTypes.all
  /// Whether touches of another type than the first of the attempt are ignored.
  ///
  /// Spec: GESTURE-76.
  public final var requiresExclusiveTouchType = true
  /// The delegate, which the recognizer retains, unlike UIKit's: a weak reference to any object
  /// needs what Embedded Swift lacks.
  ///
  /// Spec: GESTURE-19, GESTURE-20, GESTURE-32, GESTURE-37.
  @exclusivity(unchecked) public final var delegate: (any GestureRecognizerDelegate)?

  /// The touches of the present attempt, in the order in which they began.
  ///
  /// Spec: GESTURE-17, GESTURE-25.
  @exclusivity(unchecked) public final internal(set) var touches: [Touch] = []
  /// The time at which to call `timeIsUp(at:)`, in seconds on the clock of the events.
  @exclusivity(unchecked) public final var deadline: Double?

  /// The state; set by subclasses only.
  ///
  /// Setting it to leave `possible` is a request: it may wait until other recognizers have failed,
  /// or have no effect. `possible` again once an event that ended the gesture has been dispatched.
  ///
  /// Spec: GESTURE-13, GESTURE-14, GESTURE-17, GESTURE-35, GESTURE-66.
  public final var state: State {
    get { isReset ? .possible : currentState }
    set { transition(to: newValue) }
  }

  /// The state of the attempt, which keeps the outcome until its touches are up.
  @exclusivity(unchecked) package final internal(set) var currentState = State.possible
  /// Whether the gesture is over and `reset()` was called, while the arbiter keeps the outcome for
  /// the fingers that are down and the recognizers that wait.
  @exclusivity(unchecked) final var isReset = false
  /// The state to recognize in, while other recognizers have to fail first.
  @exclusivity(unchecked) final var pendingState: State?
  /// Whether the gesture ended while it was waiting to begin.
  @exclusivity(unchecked) final var endsAfterBeginning = false
  /// The recognizers that have to fail first, in every attempt.
  @exclusivity(unchecked) final var requirements: [GestureRecognizer] = []
  /// The recognizers that have to fail first in the present attempt, as delegates require.
  @exclusivity(unchecked) final var attemptRequirements: [GestureRecognizer] = []
  /// Whether `waits(for:)` has visited this recognizer, so that a cyclic search takes linear time.
  final var isVisited = false
  /// Whether delegates have yet to be asked for failure requirements in the present attempt.
  @exclusivity(unchecked) final var isNewInAttempt = false
  /// The registered targets and actions.
  final var targets: [GestureTarget] = []
  /// The arbiter of the present attempt; nil outside an attempt.
  @exclusivity(unchecked) final unowned(unsafe) var arbiter: GestureArbiter?
  /// Where the fingers of the last attempt were.
  @exclusivity(unchecked) final var lastPlaces: [Point] = []
  /// The depth of the view in the present attempt.
  @exclusivity(unchecked) final var depth = 0

  open override var description: String { "GestureRecognizer" }

  /// Handles touches that share a phase by calling the method for that phase; stationary touches
  /// call none.
  ///
  /// The library calls the four `touches…` methods only from here, so an override of this method
  /// observes every call.
  ///
  /// Spec: GESTURE-2, GESTURE-18.
  open func receive(_ touches: [Touch], in phase: Touch.Phase, with event: Event) {
    guard interceptor?.shouldReceive(touches, in: phase) != false else { return }
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }

  /// Handles touches that went down.
  ///
  /// Spec: GESTURE-2, GESTURE-18.
  open func touchesBegan(_ touches: [Touch], with event: Event) {}

  /// Handles touches that moved.
  ///
  /// Spec: GESTURE-2, GESTURE-18.
  open func touchesMoved(_ touches: [Touch], with event: Event) {}

  /// Handles touches that were lifted.
  ///
  /// Spec: GESTURE-2, GESTURE-18.
  open func touchesEnded(_ touches: [Touch], with event: Event) {}

  /// Handles touches that the system cancelled.
  ///
  /// Spec: GESTURE-2, GESTURE-23.
  open func touchesCancelled(_ touches: [Touch], with event: Event) { state = .cancelled }

  /// Removes a touch from the attempt.
  ///
  /// Spec: GESTURE-96, GESTURE-101.
  final func release(_ touch: Touch) {
    touches.removeAll { $0 === touch }
    touch.gestureRecognizers.removeAll { $0 === self }
  }

  /// Notifies the recognizer that its deadline has come.
  open func timeIsUp(at time: Double) {}

  /// Notifies the recognizer that the gesture is over and the state is `possible` again. Fingers
  /// that are down are ignored until all are up.
  ///
  /// Spec: GESTURE-17, GESTURE-18, GESTURE-66.
  open func reset() {}

  /// Returns where the gesture is, or where it was last, in a view's coordinates, or, for nil, in those of
  /// the windows' frames: the middle of the fingers that are down, and of all once none is.
  ///
  /// Spec: GESTURE-99, GESTURE-102, GESTURE-105.
  open func location(in view: View?) -> Point {
    let fingers = activeTouches.isEmpty ? touches : activeTouches
    return middle(of: fingers.isEmpty ? lastPlaces : fingers.map(place), in: view)
  }

  /// Returns where a finger of the gesture is.
  func place(of touch: Touch) -> Point { touch.location }

  /// Returns the middle of points, in a view's coordinates.
  final func middle(of points: [Point], in view: View?) -> Point {
    guard !points.isEmpty else { return Point() }
    let sum = points.reduce(Point()) { $0 + $1 }
    let count = Double(points.count)
    let middle = Point(x: sum.x / count, y: sum.y / count)
    return view?.pointFromScreen(middle) ?? middle
  }

  /// Returns whether recognizing this gesture may fail another recognizer; true by default.
  ///
  /// Spec: GESTURE-33, GESTURE-38.
  open func canPrevent(_ other: GestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer may fail this one by recognizing; true by default.
  ///
  /// Spec: GESTURE-33.
  open func canBePrevented(by other: GestureRecognizer) -> Bool { true }

  /// Whether the gesture is cancelled when another is recognized that prevents it.
  ///
  /// Spec: GESTURE-86.
  var isCancelledByOthers: Bool { false }

  /// Sends the actions; called in `began`, `changed`, `ended` and `cancelled`.
  ///
  /// Called synchronously in the call that recognized the gesture: an implementation choice
  /// (GESTURE-16, MAY).
  ///
  /// Spec: GESTURE-6, GESTURE-15, GESTURE-16.
  open func fire() {
    interceptor?.willFire(in: state)
    performActions()
  }

  /// Whether the gesture is one tap with one finger.
  ///
  /// Spec: GESTURE-39, GESTURE-40, GESTURE-47.
  var isSingleTap: Bool { false }

  /// Whether the gesture can be a drag with one finger.
  ///
  /// Spec: GESTURE-43.
  var isSingleDrag: Bool { false }

  deinit { if !requirements.isEmpty { releaseRequirements() } }
}

/// A registration of a target and action.
struct GestureTarget {
  /// The target, not retained.
  let target: ObjectReference
  /// The action.
  let action: Action
}

extension GestureRecognizer {
  /// Registers a target, which may be any object, and an action; the recognizer is the sender. Does
  /// not retain the target.
  ///
  /// Spec: GESTURE-15, GESTURE-27, ACTION-11, ACTION-16.
  public final func addTarget(_ target: Object, action: Action) {
    let isKnown = targets.contains { $0.target.object === target && $0.action == action }
    if !isKnown { targets.append(GestureTarget(target: target.referenced(), action: action)) }
  }

  /// Removes registrations: of a target, or of all targets for nil; of an action, or of all actions
  /// for nil.
  ///
  /// Spec: GESTURE-27.
  public final func removeTarget(_ target: Object?, action: Action?) {
    targets.removeAll {
      (target == nil || $0.target.object === target) && (action == nil || $0.action == action)
    }
  }

  /// Makes each target perform its action.
  ///
  /// Spec: GESTURE-15, GESTURE-27.
  final func performActions() {
    for registration in targets {
      guard let target = registration.target.object, target.implements(registration.action)
      else { continue }
      target.perform(registration.action, from: self, for: nil)
    }
  }
}

extension View {
  /// Adds a gesture recognizer, removing it from its view.
  ///
  /// Spec: GESTURE-1, GESTURE-24, GESTURE-31.
  public final func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    // The actions of a gesture that was cancelled may have added the recognizer to a view.
    guard recognizer.view == nil else { return }
    gestureRecognizers.append(recognizer)
    recognizer.view = self
    markRecognizers()
  }

  /// Removes a gesture recognizer; a gesture that began is cancelled, which is an implementation
  /// choice. Does nothing if the recognizer belongs to another view.
  ///
  /// Spec: GESTURE-24.
  public final func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.arbiter?.cancel(recognizer)
    guard recognizer.view === self else { return }
    gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  /// Sets `mayContainRecognizers` on the view and its superviews, so that windows without
  /// recognizers search for none.
  ///
  /// The flags are never cleared: they only limit the search.
  final func markRecognizers() {
    mayContainRecognizers = true
    var current = superview
    while let view = current, !view.mayContainRecognizers {
      view.mayContainRecognizers = true
      current = view.superview
    }
  }
}
