/// The object that receives all events first and stands at the end of the chain, before its
/// delegate.
///
/// It owns its scenes and windows. There is no shared one: applications live side by side.
///
/// Spec: CHAIN-15, WIN-1.
open class Application: Responder {
  /// The windows that stand in the application itself, from back to front.
  @exclusivity(unchecked)
  public final internal(set) var windows: [Window] = []
  /// The scenes, from back to front.
  @exclusivity(unchecked)
  public final internal(set) var scenes: [WindowScene] = []
  /// The window that events without a place go to; nil where none is. The first one added is, until
  /// another is made key; when it is taken out, none is.
  ///
  /// That the first one added is key is our choice (WIN-13, MAY), as is that none is after it was
  /// taken out, until another is added or made key: no clause speaks of that.
  ///
  /// Spec: WIN-12, WIN-13, WIN-14.
  @exclusivity(unchecked)
  public final internal(set) var keyWindow: Window?
  /// The events that came while another was being handled, the oldest first.
  @exclusivity(unchecked)
  private final var queue: [Event] = []
  /// Whether an event is being handled.
  @exclusivity(unchecked)
  private final var isHandling = false
  /// How many calls of `beginIgnoringInteractionEvents()` have not been ended.
  @exclusivity(unchecked)
  private final var ignoringDepth = 0

  /// Decides between gesture recognizers, where there are any.
  final var arbiter: GestureArbiter?
  /// The view that presses go to, while it stands in a window of this application.
  final var keptFocusedView: View?
  /// Whether remote-control events are taken.
  final var receivesRemoteControl = false

  private final unowned(unsafe) var currentDelegate: (any ApplicationDelegate)?
  /// Keeps the delegate, except where it is the application itself: that would never be freed.
  private final var keptDelegate: (any ApplicationDelegate)?

  /// The object that acts for the application, which keeps it.
  ///
  /// Spec: CHAIN-4, CHAIN-12.
  public final var delegate: (any ApplicationDelegate)? {
    get { currentDelegate }
    set {
      currentDelegate = newValue
      keptDelegate = newValue === self ? nil : newValue
    }
  }

  /// The delegate, if it is a responder and neither a view, a controller, a scene nor an
  /// application; else nil.
  ///
  /// That a scene and another application are left out too is our choice: the clauses name only
  /// views, controllers and the application itself. So is that a delegate to which an overridden
  /// `next` has led already is not left out, as CHAIN-5 would allow (MAY). The delegate of a scene
  /// is in no chain (CHAIN-31, MAY).
  ///
  /// Spec: CHAIN-4, CHAIN-5, CHAIN-25.
  open override var next: Responder? {
    if let next = interceptor?.next { return next }
    guard let responder = delegate?.delegateResponder, responder.mayFollowApplication
    else { return nil }
    return responder
  }

  open override var description: String { "Application" }

  /// Keeps a motion that begins: the application itself decides what shaking does.
  ///
  /// One that is cancelled is handed on, which is our choice.
  ///
  /// Spec: OTHER-25.
  open override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {}

  /// Keeps a motion that is over. No panel offers to undo, which is our choice (OTHER-16, MAY).
  ///
  /// Spec: OTHER-16, OTHER-25.
  open override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {}

  /// False for the methods about motion, which an application keeps.
  ///
  /// Spec: OTHER-25.
  open override func inherits(_ methods: Methods) -> Bool {
    methods != .otherEvents && super.inherits(methods)
  }

  override var isOwnType: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == Application.self
    #endif
  }

  override var mayFollowApplication: Bool { false }

  /// Puts an event in the queue, and takes out what is in it, the oldest first: finds the window
  /// and view of every touch that begins, or the responder of every press, then sends the event.
  /// Drops touches while interaction events are ignored, and remote control unless it is received.
  ///
  /// So a touch has its window and view before `sendEvent(_:)` is called. The view is looked for
  /// once, when the touch goes down.
  ///
  /// Called while an event is being handled, it returns at once: the event waits for the end of
  /// that one. Until then its touches and presses are to be left as they are.
  ///
  /// Spec: HIT-4, HIT-5, HIT-13, WIN-1, WIN-2, WIN-4, OTHER-3, OTHER-17.
  public final func receive(_ event: Event) {
    if isHandling {
      queue.append(event)
      return
    }
    isHandling = true
    handle(event)
    while !queue.isEmpty {
      let waiting = queue
      queue = []
      for event in waiting { handle(event) }
    }
    isHandling = false
  }

  private func handle(_ event: Event) {
    guard accepts(event) else { return }
    place(event)
    sendEvent(event)
  }

  /// Hands an event to the windows that its touches or presses are in, another to the key window.
  /// An override that does not call super keeps it from them. A key that goes down may instead
  /// perform a key command.
  ///
  /// It passes the queue by: called while another event is being handled, it sends this one at
  /// once. Does what `receive(_:)` does first, where it is called without that.
  ///
  /// Where no window is key, an event without a place is lost: our choice (WIN-15, MAY).
  ///
  /// A window in which a touch begins becomes key first, as with UIKit from iOS 14.2 on: our choice
  /// (WIN-21, MAY).
  ///
  /// Spec: WIN-1, WIN-3, WIN-11, WIN-14, WIN-15, WIN-18, OTHER-3, OTHER-22, ACTION-17, FIRST-19.
  open func sendEvent(_ event: Event) {
    guard interceptor?.shouldSend(event) != false else { return }
    guard accepts(event) else { return }
    place(event)
    guard event.type == .touches else { return sendNotices(of: event) }
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

  /// Has an action performed; says whether anyone did.
  ///
  /// A target performs it itself; one that does not implement it does nothing, where UIKit would
  /// crash. Without a target, the first responder of the sender's window says who does, or of the
  /// key window where the sender is in none, as `target(forAction:withSender:)` answers; the sender
  /// where there is no first responder. A view in no window has none, and a sender that is no
  /// responder performs the action itself. That the sender's window comes before the key window is
  /// our choice, and what UIKit does today (ACTION-26, ACTION-28, MAY). Only `next` leads through
  /// controllers: our choice too (ACTION-27, MAY).
  ///
  /// Spec: ACTION-1, ACTION-2, ACTION-3, ACTION-4, ACTION-5, ACTION-6, ACTION-7, ACTION-13,
  /// ACTION-14, ACTION-15, ACTION-16, ACTION-17, ACTION-18, ACTION-20, ACTION-21, ACTION-22,
  /// ACTION-23, ACTION-25, ACTION-26, ACTION-27, ACTION-28, CONTROL-3, INPUT-11, INPUT-17, ARCH-1,
  /// ARCH-2, ARCH-11, ARCH-12, ARCH-13.
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

  /// The object that performs an action without a target, if there is one.
  private func target(ofAction action: Action, from sender: Object?) -> Object? {
    guard let start = firstResponder(for: sender?.responder) ?? sender?.responder
    else { return sender }
    return start.target(forAction: action, withSender: sender)
  }

  /// The first responder that a sender's actions start at.
  private func firstResponder(for sender: Responder?) -> Responder? {
    if let window = sender?.focusWindow { return window.firstResponder }
    // A view in no window.
    if let sender, sender.focusView === sender { return nil }
    return keyWindow?.firstResponder
  }

  /// Whether touch events are dropped.
  ///
  /// Spec: HIT-13.
  public final var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }

  /// Starts to drop touch events; calls nest.
  ///
  /// That a touch which is down already hears of nothing either, not even of its end, is our
  /// choice: HIT-13 drops all touches, while TOUCH-22 wants an end for every beginning.
  ///
  /// Spec: HIT-13.
  public final func beginIgnoringInteractionEvents() { ignoringDepth += 1 }

  /// Ends one call of `beginIgnoringInteractionEvents()`; the outermost lets touches through
  /// again. Without such a call it does nothing.
  ///
  /// Spec: HIT-13.
  public final func endIgnoringInteractionEvents() { ignoringDepth = max(0, ignoringDepth - 1) }

  /// Lets time pass: recognizers that wait for a time act now, in the order of their times.
  ///
  /// Time is whoever's who makes the events. An event lets pass the time before it by itself: what
  /// is due at that very moment gets the event first, which is our choice.
  public final func advance(to time: Double) { arbiter?.advance(to: time) }

  /// Decides between gesture recognizers; made when first needed.
  final func arbitrating() -> GestureArbiter {
    let known = arbiter ?? GestureArbiter()
    arbiter = known
    return known
  }

  deinit {
    arbiter?.abandonAll()
    for window in windows { window.application = nil }
    for scene in scenes { scene.application = nil }
  }
}
