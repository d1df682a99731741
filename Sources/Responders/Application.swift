/// The object that receives all events first and stands at the end of the chain, before its
/// delegate.
///
/// It owns its scenes and windows. There is no shared one: applications live side by side.
///
/// Spec: CHAIN-15.
open class Application: Responder {
  /// The windows that stand in the application itself, from back to front.
  public final internal(set) var windows: [Window] = []
  /// The scenes, from back to front.
  public final internal(set) var scenes: [WindowScene] = []
  /// How many calls of `beginIgnoringInteractionEvents()` have not been ended.
  private final var ignoringDepth = 0

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
    guard let responder = delegate?.delegateResponder, responder.mayFollowApplication
    else { return nil }
    return responder
  }

  open override var description: String { "Application" }

  open override var forwardsTouches: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == Application.self
    #endif
  }

  override var mayFollowApplication: Bool { false }

  /// Finds the window and view of every touch that begins, then hands the event to the windows
  /// that its touches are in. Drops it while interaction events are ignored.
  ///
  /// The view is looked for once, when the touch goes down. That this comes before the window gets
  /// the event is one of the ways that HIT-15 allows (MAY).
  ///
  /// Spec: HIT-4, HIT-5, HIT-13.
  open func sendEvent(_ event: Event) {
    guard !isIgnoringInteractionEvents else { return }
    for touch in event.allTouches where touch.phase == .began && touch.window == nil {
      place(touch, event)
    }
    for (index, touch) in event.allTouches.enumerated() {
      guard let window = touch.window,
        !event.allTouches[..<index].contains(where: { $0.window === window })
      else { continue }
      window.sendEvent(event)
    }
  }

  /// Whether touch events are dropped.
  ///
  /// Spec: HIT-13.
  public final var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }

  /// Starts to drop touch events; calls nest.
  ///
  /// That a touch which is down already hears of nothing either, not even of its end, is our
  /// choice.
  ///
  /// Spec: HIT-13.
  public final func beginIgnoringInteractionEvents() { ignoringDepth += 1 }

  /// Ends one call of `beginIgnoringInteractionEvents()`; the outermost lets touches through
  /// again. Without such a call it does nothing.
  ///
  /// Spec: HIT-13.
  public final func endIgnoringInteractionEvents() { ignoringDepth = max(0, ignoringDepth - 1) }

  deinit {
    for window in windows { window.application = nil }
    for scene in scenes { scene.application = nil }
  }
}
