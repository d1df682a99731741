/// The object that receives every event first; in the chain it comes last, before its delegate.
///
/// Owns its scenes and windows. There is no shared application: several can exist side by side.
///
/// Spec: CHAIN-15, WIN-1.
open class Application: Responder {
  /// The windows that belong to no scene, from back to front.
  @exclusivity(unchecked)
  public final internal(set) var windows: [Window] = []
  /// The scenes, from back to front.
  @exclusivity(unchecked)
  public final internal(set) var scenes: [WindowScene] = []
  /// The window that receives events without a location, or nil.
  ///
  /// The first window added becomes key, until another is made key: an implementation choice
  /// (WIN-13, MAY). After the key window is removed there is none until another window is added or
  /// made key: an implementation choice, because no clause covers this.
  ///
  /// Spec: WIN-12, WIN-13, WIN-14.
  @exclusivity(unchecked)
  public final internal(set) var keyWindow: Window?
  /// The events that arrived while another was being handled, oldest first.
  @exclusivity(unchecked)
  private final var queue: [Event] = []
  /// Whether an event is being handled.
  @exclusivity(unchecked)
  private final var isHandlingEvent = false
  /// The number of calls of `beginIgnoringInteractionEvents()` that have not been balanced.
  @exclusivity(unchecked)
  private final var ignoringDepth = 0

  /// The first number of the version of iOS that is imitated where versions differ; the newest by default.
  ///
  /// Spec: INPUT-33, SCROLL-97, SCROLL-98.
  public final var majorSystemVersion = Int.max

  /// The time to which the clock was advanced, in seconds.
  private final var clock = 0.0
  /// The scroll views that code scrolls with an animation; each is retained until it has ended.
  ///
  /// Spec: SCROLL-89.
  final var scrollAnimations: [ScrollAnimation] = []
  /// The control whose menu was shown last, until a touch begins.
  ///
  /// Spec: CONTROL-85.
  final var openMenu: Control?
  /// The arbiter between gesture recognizers, or nil while no window needs one.
  final var arbiter: GestureArbiter?
  /// The focused view as it was set; ignored while it is in no window of this application.
  final var storedFocusedView: View?
  /// The recognizers that the pointer is over.
  final var hovered: [HoverGestureRecognizer] = []
  /// Whether remote-control events are delivered.
  final var receivesRemoteControl = false
  /// What is shown for input as of the last notification of the keyboard; nil for nothing.
  final var postedInput: ShownInput.Content?

  private final unowned(unsafe) var unretainedDelegate: (any ApplicationDelegate)?
  /// A strong reference to the delegate; nil if the delegate is the application, to avoid a retain
  /// cycle.
  private final var retainedDelegate: (any ApplicationDelegate)?

  /// The delegate, which the application retains.
  ///
  /// Spec: CHAIN-4, CHAIN-12.
  public final var delegate: (any ApplicationDelegate)? {
    get { unretainedDelegate }
    set {
      unretainedDelegate = newValue
      retainedDelegate = newValue === self ? nil : newValue
    }
  }

  /// The delegate, if it is a responder other than a view, a view controller, a scene or an
  /// application; or else nil.
  ///
  /// The clauses exclude views, view controllers and the application itself; excluding scenes and
  /// other applications too is an implementation choice. So is not excluding a delegate that an
  /// overridden `next` has reached before, as CHAIN-5 would allow (MAY). A scene's delegate is in
  /// no chain (CHAIN-31, MAY).
  ///
  /// Spec: CHAIN-4, CHAIN-5, CHAIN-25.
  open override var next: Responder? {
    if let next = interceptor?.next { return next }
    guard let responder = delegate?.delegateResponder, responder.canFollowApplication
    else { return nil }
    return responder
  }

  open override var description: String { "Application" }

  /// Stops the beginning of a motion here, because the application decides what a shake does.
  ///
  /// A cancelled motion is passed on, which is an implementation choice.
  ///
  /// Spec: OTHER-25.
  open override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {}

  /// Stops the end of a motion here. No undo alert is shown, which is an implementation choice
  /// (OTHER-16, MAY).
  ///
  /// Spec: OTHER-16, OTHER-25.
  open override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {}

  /// False for the motion methods, which the application overrides.
  ///
  /// Spec: OTHER-25.
  open override func inherits(_ methods: Methods) -> Bool {
    methods != .otherEvents && super.inherits(methods)
  }

  override var isLibraryType: Bool { isMember(of: Application.self) }

  override var canFollowApplication: Bool { false }

  /// Handles an event, or queues it if another is being handled.
  ///
  /// For each event, oldest first: finds the window and view of every touch that begins, or the
  /// responder of every press that begins, and then calls `sendEvent(_:)`. So touches have their
  /// window and view before `sendEvent(_:)` is called. Touches are dropped while interaction events
  /// are ignored, and remote control unless it is received.
  ///
  /// A call made while an event is being handled returns at once. The caller must leave the touches
  /// and presses of the queued event unchanged until the event has been handled.
  ///
  /// Spec: WIN-2, WIN-4.
  public final func receive(_ event: Event) {
    if isHandlingEvent {
      queue.append(event)
      return
    }
    isHandlingEvent = true
    handle(event)
    while !queue.isEmpty {
      let waiting = queue
      queue = []
      for event in waiting { handle(event) }
    }
    isHandlingEvent = false
  }

  private func handle(_ event: Event) {
    guard accepts(event) else { return }
    resolveTargets(of: event)
    sendEvent(event)
  }

  /// Sends an event to the windows of its touches or presses, and other events to the key window.
  /// An override that does not call `super` withholds the event. A key that goes down may perform a
  /// key command instead.
  ///
  /// Bypasses the queue of `receive(_:)`: a call made while another event is being handled sends
  /// the event at once. Finds windows, views and responders first if `receive(_:)` has not.
  ///
  /// Without a key window, an event without a location is dropped: an implementation choice
  /// (WIN-15, MAY).
  ///
  /// A window in which a touch begins becomes key first, as in UIKit from iOS 14.2 on: an
  /// implementation choice (WIN-21, MAY).
  ///
  /// Spec: WIN-11, OTHER-22.
  open func sendEvent(_ event: Event) {
    guard interceptor?.shouldSend(event) != false else { return }
    guard accepts(event) else { return }
    resolveTargets(of: event)
    guard event.type == .touches else { return sendNonTouchEvent(event) }
    for (index, touch) in event.allTouches.enumerated() {
      guard let window = touch.window,
        !event.allTouches[..<index].contains(where: { $0.window === window })
      else { continue }
      if event.allTouches.contains(where: { $0.window === window && $0.phase == .began }) {
        window.makeKey()
      }
      window.sendEvent(event)
    }
  }

  /// Sends an action to a target, and returns whether an object performed it.
  ///
  /// A target that does not implement the action is ignored, where UIKit would crash. Without a
  /// target, the result of `target(forAction:withSender:)` performs the action; it is called on the
  /// first responder of the sender's window, or of the key window if the sender is in no window, or
  /// on the sender if there is no first responder. A view outside a window has no first responder,
  /// and a sender that is not a responder performs the action itself.
  ///
  /// Implementation choices: the sender's window comes before the key window, which matches current
  /// UIKit (ACTION-26, ACTION-28, MAY); view controllers are reached only through `next`
  /// (ACTION-27, MAY).
  ///
  /// Spec: ACTION-2, ACTION-4.
  @discardableResult
  open func sendAction(
    _ action: Action, to target: Object?, from sender: Object?, for event: Event?
  ) -> Bool {
    interceptor?.willSend(action)
    let found = target ?? self.target(ofAction: action, from: sender)
    guard let found, found.implements(action) else { return false }
    found.perform(action, from: sender, for: event)
    return true
  }

  /// Whether touch events are dropped.
  ///
  /// Spec: HIT-13.
  public final var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }

  /// Starts dropping touch events; calls nest.
  ///
  /// Touches that are already down are dropped too, including their end: an implementation choice,
  /// because HIT-13 drops all touches while TOUCH-22 requires an end for every beginning.
  ///
  /// Spec: HIT-13.
  public final func beginIgnoringInteractionEvents() { ignoringDepth += 1 }

  /// Balances one call of `beginIgnoringInteractionEvents()`; without such a call, does nothing.
  ///
  /// Spec: HIT-13.
  public final func endIgnoringInteractionEvents() { ignoringDepth = max(0, ignoringDepth - 1) }

  /// Advances the clock to a time in seconds: recognizers whose deadline has come act, in the order
  /// of their deadlines.
  ///
  /// An event advances the clock to just before its own timestamp. A recognizer whose deadline
  /// equals the timestamp receives the event first, which is an implementation choice.
  public final func advance(to time: Double) {
    arbiter?.advance(to: time)
    let start = clock
    clock = time
    if !scrollAnimations.isEmpty { finishScrollAnimations(from: start, to: time) }
  }

  /// Returns the arbiter between gesture recognizers, creating it on first use.
  final func makeArbiterIfNeeded() -> GestureArbiter {
    let known = arbiter ?? GestureArbiter()
    arbiter = known
    return known
  }

  deinit {
    arbiter?.removeAll()
    for window in windows { window.application = nil }
    for scene in scenes { scene.application = nil }
  }
}

extension Application {
  /// Adds a window in front of the application's other windows, removing it from its application or
  /// scene.
  ///
  /// Spec: CHAIN-3, WIN-7, WIN-13.
  public final func addWindow(_ window: Window) {
    let arbiter = window.detachFromApplication()
    windows.append(window)
    window.application = self
    makeKeyIfNeeded(window)
    arbiter?.cancelAttempts(in: window)
  }

  /// Adds a scene in front of the application's other scenes, removing it from its application.
  ///
  /// Spec: CHAIN-30, WIN-13, WIN-18.
  public final func addScene(_ scene: WindowScene) {
    let arbiter = scene.detachFromApplication()
    scenes.append(scene)
    scene.application = self
    if let window = scene.windows.first { makeKeyIfNeeded(window) }
    for window in scene.windows { arbiter?.cancelAttempts(in: window) }
  }

  /// Makes an added window key if none is: an implementation choice (WIN-13, MAY).
  ///
  /// Spec: WIN-12, WIN-13.
  final func makeKeyIfNeeded(_ window: Window) {
    if keyWindow == nil, window.canBecomeKey { keyWindow = window }
  }

}

/// An object that acts for an application and, if it is a responder, ends its chain.
///
/// Spec: CHAIN-4.
public protocol ApplicationDelegate: AnyObject {
  /// The delegate as a responder, or nil if it is not one; both implementations are provided.
  ///
  /// A requirement, because Embedded Swift cannot cast an object to `Responder`.
  var delegateResponder: Responder? { get }
}

extension ApplicationDelegate {
  /// Nil: an object that is not a responder is not in the chain.
  ///
  /// Spec: CHAIN-4.
  public var delegateResponder: Responder? { nil }
}

extension ApplicationDelegate where Self: Responder {
  /// The delegate itself.
  ///
  /// Spec: CHAIN-4.
  public var delegateResponder: Responder? { self }
}
