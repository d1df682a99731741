/// The view at the root of a hierarchy, which stands in a scene or in an application.
///
/// It has no superview: adding a window to a view does nothing. Its frame lies in the space that
/// touches come from. It owns its root controller.
///
/// A new window is visible, where one of UIKit is hidden: our choice.
///
/// Spec: HIT-2, HIT-3, CHAIN-15, WIN-6, WIN-8, GESTURE-31.
open class Window: View {
  /// The application it stands in without a scene, which clears this when it goes.
  public final internal(set) unowned(unsafe) var application: Application?
  /// The scene it stands in, which clears this when it goes.
  public final internal(set) unowned(unsafe) var windowScene: WindowScene?

  /// How far in front of other windows it lies; among equals the one added or shown later does.
  ///
  /// Setting it changes nothing in the order of equals, which is our choice.
  ///
  /// Spec: WIN-7, WIN-19.
  public final var windowLevel = Level.normal

  /// The first responder, except where it is the window itself: that would never be freed.
  final var keptFirstResponder: Responder?
  /// Whether the window itself is its first responder.
  final var isOwnFirstResponder = false
  /// Whether the first responder is being asked to resign for another one.
  ///
  /// Spec: FIRST-25.
  final var isMakingRoom = false

  /// What the first responder has on the screen, as read when it became that.
  final var shownInput: ShownInput?
  private final var keptUndoManager: UndoManager?

  private final var keptController: ViewController?

  /// The controller whose view fills the role of the window's content.
  ///
  /// A new one's view is loaded and put in front; the view of the one before is taken out. A
  /// controller that is another window's root leaves that window.
  ///
  /// Spec: CHAIN-17.
  public final var rootViewController: ViewController? {
    get { keptController }
    set {
      guard newValue !== keptController else { return }
      newValue?.rootedWindow?.rootViewController = nil
      keptController?.leave(self)
      keptController = newValue
      guard let newValue else { return }
      newValue.rootedWindow = self
      addSubview(newValue.view)
    }
  }

  /// The scene, or the application where it stands in no scene, or nil.
  ///
  /// Nil for a window that was taken out of its application is our choice: no clause speaks of it.
  ///
  /// Spec: CHAIN-3, CHAIN-30.
  open override var next: Responder? {
    if let next = interceptor?.next { return next }
    if let windowScene { return windowScene }
    return application
  }

  open override var description: String { "Window" }

  override var isOwnType: Bool {
    #if hasFeature(Embedded)
      false
    #else
      type(of: self) == Window.self
    #endif
  }

  override var isWindow: Bool { true }

  /// Whether this may become the key window; to be overridden.
  open var canBecomeKey: Bool { true }

  override final func wasShown() { moveToFront() }

  /// The window's own undo manager, made when first asked for.
  ///
  /// Spec: INPUT-8, INPUT-21.
  open override var undoManager: UndoManager? {
    if let manager = interceptor?.undoManager { return manager }
    let manager = keptUndoManager ?? UndoManager()
    keptUndoManager = manager
    return manager
  }

  /// False for `undoManager`: a window has one of its own.
  ///
  /// Spec: INPUT-8.
  open override func inherits(_ methods: Methods) -> Bool {
    methods != .undoManager && super.inherits(methods)
  }

  /// Hands the touches that are in this window to their views: one call for those that share a
  /// view and a phase, in the order of the event, which is our choice (TOUCH-15 leaves it open).
  ///
  /// A view that has one touch at a time is told only of its first, and an exclusive view only
  /// where no other has touches; what is not told at the beginning is never told.
  ///
  /// Gesture recognizers come first where there are any; they may hold touches back from views.
  ///
  /// An event that is not about touches goes to the first responder, or to the root controller or
  /// the window where there is none; presses go to where they began.
  ///
  /// Spec: HIT-4, HIT-5, WIN-1, WIN-3, WIN-10, WIN-11, TOUCH-4, TOUCH-10, TOUCH-11, TOUCH-13,
  /// TOUCH-14, TOUCH-15, TOUCH-16, TOUCH-18, TOUCH-19, TOUCH-20, TOUCH-22, TOUCH-23, TOUCH-24,
  /// FIRST-16, FIRST-18, OTHER-2, OTHER-3, OTHER-23, GESTURE-2.
  open func sendEvent(_ event: Event) {
    guard interceptor?.shouldSend(event) != false else { return }
    guard event.type == .touches else { return sendNotices(of: event) }
    if mayHoldRecognizers, let arbiter = owningApplication?.arbitrating() {
      arbiter.dispatch(event, in: self)
      return
    }
    let touches = event.allTouches
    for touch in touches where touch.window === self { touch.decideTracking(among: touches) }
    cancelLost(lostTouches(of: event), event)
    for touch in touches {
      guard touch.window === self, touch.tracking == .tracked, let view = touch.view else {
        continue
      }
      let group = touches.count == 1 ? touches : touches.filter { $0.isDelivered(with: touch) }
      guard group.first === touch else { continue }
      view.deliver(group, touch.phase, with: event)
    }
    for touch in touches where touch.window === self && touch.phase.isFinal {
      touch.tracking = .refused
    }
  }

  /// The touches that views know of which have left the window since then.
  ///
  /// Spec: TOUCH-23.
  final func lostTouches(of event: Event) -> [Touch] {
    event.allTouches.filter { touch in
      touch.window === self && touch.tracking == .tracked && touch.phase != .began
        && touch.view?.window !== self
    }
  }

  /// Tells views that have left the window that their touches are cancelled: with the next event,
  /// which is our choice, as TOUCH-23 does not say when.
  private func cancelLost(_ touches: [Touch], _ event: Event) {
    for touch in touches where touch.tracking == .tracked {
      let group = touches.filter { $0.view === touch.view }
      for touch in group { touch.tracking = .refused }
      touch.view?.deliver(group, .cancelled, with: event)
    }
  }

  /// Takes the window out of its scene or application.
  ///
  /// That no window is key then, if this was, is our choice, and that its recognizers fail, or are
  /// cancelled where they began (GESTURE-28, MAY).
  ///
  /// Spec: CHAIN-12, WIN-12, GESTURE-28.
  public final func removeFromApplication() { leaveApplication()?.abandon(self) }

  /// Takes the window out of its scene or application; says who is to end the attempts of its
  /// recognizers once it stands where it goes, because their actions may rearrange everything.
  ///
  /// Spec: GESTURE-28.
  final func leaveApplication() -> GestureArbiter? {
    let arbiter = owningApplication?.arbiter
    if isKeyWindow { owningApplication?.keyWindow = nil }
    if let application {
      self.application = nil
      application.windows.removeAll { $0 === self }
    }
    if let windowScene {
      self.windowScene = nil
      windowScene.windows.removeAll { $0 === self }
    }
    return arbiter
  }

  deinit {
    keptController?.rootedWindow = nil
    markWayToFirstResponder(false)
  }
}
