/// An object that watches the touches of a view and its subviews for a gesture.
///
/// It is no responder, though it sends actions. It takes part where its view's window stands in an
/// application. A subclass overrides the touch methods and sets `state`; where it has not decided
/// when its touches are up and it waits for no time, it fails: our choice. So is that it goes on
/// where its view is taken out of the window meanwhile (GESTURE-28, MAY), and that it watches
/// touches only and cannot be told to ignore one (GESTURE-27, MAY).
///
/// Spec: CHAIN-32, GESTURE-1, GESTURE-3, GESTURE-13, GESTURE-14, GESTURE-27, GESTURE-28.
open class GestureRecognizer: Object {
  /// The view whose touches it watches, which clears this when it goes.
  ///
  /// Spec: GESTURE-1, GESTURE-24.
  public final internal(set) unowned(unsafe) var view: View?
  /// Whether it gets touches. Disabling it cancels a gesture that began and fails it otherwise.
  ///
  /// Spec: GESTURE-21, GESTURE-22.
  public final var isEnabled = true {
    didSet { if !isEnabled { arbiter?.dismiss(self) } }
  }
  /// Whether recognition takes the touches from their views.
  ///
  /// Spec: GESTURE-5, GESTURE-7.
  public final var cancelsTouchesInView = true
  /// Whether views are told that touches began only once this has failed.
  ///
  /// Spec: GESTURE-4, GESTURE-9, GESTURE-10.
  public final var delaysTouchesBegan = false
  /// Whether views are told that touches ended only once this has decided.
  ///
  /// Spec: GESTURE-11.
  public final var delaysTouchesEnded = true
  /// Decides for the recognizer, which keeps it, unlike UIKit's: a reference that does not keep
  /// any object needs what Embedded Swift lacks.
  ///
  /// Spec: GESTURE-19, GESTURE-20, GESTURE-32, GESTURE-37.
  public final var delegate: (any GestureRecognizerDelegate)?

  /// The touches of the present attempt, in the order in which they began.
  ///
  /// Spec: GESTURE-17, GESTURE-25.
  public final internal(set) var touches: [Touch] = []
  /// The time at which `timeIsUp(at:)` is to be called, in seconds on the clock of the events.
  public final var deadline: Double?

  /// Where it stands; only subclasses set it.
  ///
  /// Leaving `possible` is a wish: it may be held until others have failed, or come to nothing.
  ///
  /// Spec: GESTURE-13, GESTURE-14, GESTURE-17, GESTURE-35.
  public final var state: State {
    get { presentState }
    set { move(to: newValue) }
  }

  /// Where it stands.
  final var presentState = State.possible
  /// The state that it wants to begin in, while it waits for others to fail.
  final var heldState: State?
  /// Whether the gesture was over before it could begin.
  final var endsOnceBegun = false
  /// Those that have to fail first, in every attempt.
  final var requirements: [GestureRecognizer] = []
  /// Those that have to fail first in the present attempt, as delegates say.
  final var passingRequirements: [GestureRecognizer] = []
  /// Whether a search among those that are waited for has come by: a mark, so that circles are
  /// found in linear time.
  final var isSeen = false
  /// Whether delegates have yet to be asked who waits for whom in the present attempt.
  final var isNewcomer = false
  /// Who performs what when it fires.
  final var targets: [GestureTarget] = []
  /// Who decides in the present attempt; nil while there is none.
  final unowned(unsafe) var arbiter: GestureArbiter?
  /// How deep its view stands in the present attempt.
  final var depth = 0

  open override var description: String { "GestureRecognizer" }

  /// Told of touches that share a phase; calls the method for it by default, none for stationary
  /// ones.
  ///
  /// The one way in: nothing else in the library calls the four methods below, so that an override
  /// sees all that they are told.
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

  /// Told when touches go down.
  ///
  /// Spec: GESTURE-2, GESTURE-18.
  open func touchesBegan(_ touches: [Touch], with event: Event) {}

  /// Told when touches move.
  ///
  /// Spec: GESTURE-2, GESTURE-18.
  open func touchesMoved(_ touches: [Touch], with event: Event) {}

  /// Told when touches are lifted.
  ///
  /// Spec: GESTURE-2, GESTURE-18.
  open func touchesEnded(_ touches: [Touch], with event: Event) {}

  /// Told when the system takes touches away.
  ///
  /// Spec: GESTURE-2, GESTURE-23.
  open func touchesCancelled(_ touches: [Touch], with event: Event) { state = .cancelled }

  /// Told when the deadline has come.
  open func timeIsUp(at time: Double) {}

  /// Told when an attempt is over and the state is `possible` again.
  ///
  /// Spec: GESTURE-17.
  open func reset() {}

  /// Whether this may fail another by recognising; yes by default.
  ///
  /// Spec: GESTURE-33, GESTURE-38.
  open func canPrevent(_ other: GestureRecognizer) -> Bool { true }

  /// Whether another may fail this by recognising; yes by default.
  ///
  /// Spec: GESTURE-33.
  open func canBePrevented(by other: GestureRecognizer) -> Bool { true }

  /// Has the targets perform their actions; called in `began`, `changed`, `ended`, `cancelled`.
  ///
  /// That it is called at once, within the call that recognised, is our choice (GESTURE-16, MAY).
  ///
  /// Spec: GESTURE-6, GESTURE-15, GESTURE-16.
  open func fire() {
    interceptor?.willFire(in: state)
    tell()
  }

  /// Whether taps with one finger are all it watches for.
  ///
  /// Spec: GESTURE-39, GESTURE-40, GESTURE-47.
  var isSingleTap: Bool { false }

  /// Whether drags with one finger are what it watches for.
  ///
  /// Spec: GESTURE-43.
  var isSingleDrag: Bool { false }

  deinit { if !requirements.isEmpty { freeRequirements() } }
}
