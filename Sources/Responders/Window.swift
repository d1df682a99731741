/// The root view of a hierarchy, in a scene or an application.
///
/// Has no superview: adding a window to a view does nothing. Its frame is in the coordinates of
/// `Touch.location`. Owns its root view controller.
///
/// A new window is visible, where a new `UIWindow` is hidden: an implementation choice.
///
/// Spec: CHAIN-15, WIN-6.
open class Window: View {
  /// The application, if the window is in no scene; its deinitializer clears this property.
  @exclusivity(unchecked) public final internal(set) unowned(unsafe) var application: Application?
  /// The scene; its deinitializer clears this property.
  @exclusivity(unchecked) public final internal(set) unowned(unsafe) var windowScene: WindowScene?

  /// The level; of windows at the same level the one added or shown last is in front.
  ///
  /// Setting it does not change the order of windows at the same level, which is an implementation
  /// choice.
  ///
  /// Spec: WIN-7, WIN-19.
  public final var windowLevel = Level.normal

  /// The first responder; nil if it is the window itself, to avoid a retain cycle.
  @exclusivity(unchecked) final var storedFirstResponder: Responder?
  /// Whether the window itself is its first responder.
  final var isItselfFirstResponder = false
  /// Whether the first responder is resigning because another responder is about to become first.
  ///
  /// Spec: FIRST-25.
  final var isReplacingFirstResponder = false
  /// The responders that resigned for presented controllers, in the order in which these were presented.
  final var suspendedResponders: [(controller: ObjectIdentifier, responder: Responder)] = []

  /// The input views and keyboard of the first responder, as of the last `readInputViews()`.
  final var shownInput: ShownInput? {
    didSet {
      oldValue?.accessoryView?.accessoryWindow = nil
      shownInput?.accessoryView?.accessoryWindow = self
    }
  }
  private final var storedUndoManager: UndoManager?

  @exclusivity(unchecked) private final var storedRootViewController: ViewController?

  /// The controller whose view is the window's content.
  ///
  /// Setting it loads the view and adds it in front, and removes the previous controller's view. A
  /// controller that is the root of another window is removed from that window.
  ///
  /// Spec: CHAIN-17.
  public final var rootViewController: ViewController? {
    get { storedRootViewController }
    set {
      let previous = storedRootViewController
      guard newValue !== previous else { return }
      // All links are set before the first view is removed, because that asks a first responder to
      // resign, which may set another root controller.
      newValue?.windowOfRoot?.storedRootViewController = nil
      previous?.windowOfRoot = nil
      storedRootViewController = newValue
      newValue?.windowOfRoot = self
      if let view = previous?.viewIfLoaded, view.superview === self { view.removeFromSuperview() }
      if let newValue, storedRootViewController === newValue { addSubview(newValue.view) }
    }
  }

  /// The scene, or the application if the window is in no scene, or nil.
  ///
  /// Nil after the window was removed from its application: an implementation choice, because no
  /// clause covers this.
  ///
  /// Spec: CHAIN-3, CHAIN-30.
  open override var next: Responder? {
    if let next = interceptor?.next { return next }
    if let windowScene { return windowScene }
    return application
  }

  open override var description: String { "Window" }

  override var isLibraryType: Bool { isMember(of: Window.self) }

  override var isWindow: Bool { true }

  /// Whether the window can become key; true by default.
  ///
  /// A key window stays key when this changes, which is an implementation choice.
  ///
  /// Spec: WIN-22.
  open var canBecomeKey: Bool { interceptor?.canBecomeKey ?? true }

  override final func didBecomeVisible() { moveToFront() }

  /// Spec: ACTION-30.
  override final func standardMethod(for action: Action) -> (() -> Void)? {
    if action == "makeKey" { return { self.makeKey() } }
    if action == "makeKeyAndVisible" { return { self.makeKeyAndVisible() } }
    return super.standardMethod(for: action)
  }

  /// The window's own undo manager, created on first access.
  ///
  /// Spec: INPUT-8, INPUT-21.
  open override var undoManager: UndoManager? {
    if let manager = interceptor?.undoManager { return manager }
    let manager = storedUndoManager ?? UndoManager()
    storedUndoManager = manager
    return manager
  }

  /// False for `undoManager`, which a window overrides.
  ///
  /// Spec: INPUT-8.
  open override func inherits(_ methods: Methods) -> Bool {
    methods != .undoManager && super.inherits(methods)
  }

  /// Delivers the touches of this window to their views: one call for the touches that share a view
  /// and a phase, in the order of the event, which is an implementation choice (TOUCH-15 leaves it
  /// open).
  ///
  /// A view without multiple touch receives only its first touch, and an exclusive view receives
  /// one only if no other view has touches. A touch that is not delivered at its beginning is never
  /// delivered.
  ///
  /// Gesture recognizers receive touches first and may delay their delivery to views.
  ///
  /// Other events go to the first responder, or without one to the root controller or the window;
  /// presses go to the responder in which they began.
  ///
  /// Spec: WIN-11, TOUCH-14.
  open func sendEvent(_ event: Event) {
    guard interceptor?.shouldSend(event) != false else { return }
    guard event.type == .touches else { return sendNonTouchEvent(event) }
    if mayContainRecognizers, let arbiter = owningApplication?.makeArbiterIfNeeded() {
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

  /// Returns the touches whose views have received them and are no longer in the window.
  ///
  /// Spec: TOUCH-23.
  final func lostTouches(of event: Event) -> [Touch] {
    event.allTouches.filter { touch in
      touch.window === self && touch.tracking == .tracked && touch.phase != .began
        && touch.view?.window !== self
    }
  }

  /// Cancels the touches of views that have left the window: with the next event, which is an
  /// implementation choice, because TOUCH-23 does not say when.
  private func cancelLost(_ touches: [Touch], _ event: Event) {
    for touch in touches where touch.tracking == .tracked {
      let group = touches.filter { $0.view === touch.view }
      for touch in group { touch.tracking = .refused }
      touch.view?.deliver(group, .cancelled, with: event)
    }
  }

  /// Removes the window from its scene or application.
  ///
  /// If it was key, no window is key afterwards, which is an implementation choice; its recognizers
  /// fail, or are cancelled if they began.
  ///
  /// Spec: CHAIN-12, WIN-12, GESTURE-28.
  public final func removeFromApplication() { detachFromApplication()?.cancelAttempts(in: self) }

  /// Removes the window from its scene or application. Returns the arbiter that has to cancel the
  /// attempts in the window once it has been added elsewhere, because that calls actions, which may
  /// change the hierarchy.
  ///
  /// Spec: GESTURE-28.
  final func detachFromApplication() -> GestureArbiter? {
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
    storedRootViewController?.windowOfRoot = nil
    shownInput?.accessoryView?.accessoryWindow = nil
    markPathToFirstResponder(false)
  }
}

extension Window {
  /// A level: windows at a higher level are in front of those at a lower one.
  ///
  /// Spec: WIN-7.
  public struct Level: Hashable, Sendable, Comparable {
    /// The level as a number.
    public let rawValue: Double

    /// Creates a level from a number.
    public init(rawValue: Double) { self.rawValue = rawValue }

    /// The level of most windows, 0.
    public static var normal: Level { Level(rawValue: 0) }
    /// The level of a status bar, 1000.
    public static var statusBar: Level { Level(rawValue: 1000) }
    /// The level of an alert, 2000.
    public static var alert: Level { Level(rawValue: 2000) }

    /// Returns whether the first level is behind the second.
    ///
    /// Spec: WIN-7.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }
}

extension View {
  /// The version that the application of the view imitates; the newest outside an application.
  final var majorSystemVersion: Int { window?.owningApplication?.majorSystemVersion ?? .max }
}

extension Window {
  /// Whether this is the key window of its application. There is one for each application, although
  /// WIN-12 allows one for each scene: an implementation choice.
  ///
  /// Spec: WIN-12.
  public final var isKeyWindow: Bool { owningApplication?.keyWindow === self }

  /// Makes this the key window.
  ///
  /// Does nothing if `canBecomeKey` is false, or if the window is in no application, which is an
  /// implementation choice. Does not change the order of windows.
  ///
  /// Spec: WIN-12, WIN-19, WIN-22.
  public final func makeKey() {
    if canBecomeKey { owningApplication?.keyWindow = self }
  }

  /// Makes this the key window, shows it and moves it in front of the windows at its level.
  ///
  /// Spec: WIN-12, WIN-19.
  public final func makeKeyAndVisible() {
    isHidden = false
    moveToFront()
    makeKey()
  }

  /// Moves this window to the end of its scene's or application's windows.
  ///
  /// Spec: WIN-19.
  final func moveToFront() {
    if let application {
      application.windows.removeAll { $0 === self }
      application.windows.append(self)
    } else if let windowScene {
      windowScene.windows.removeAll { $0 === self }
      windowScene.windows.append(self)
    }
  }

  /// The application of the window or of its scene.
  final var owningApplication: Application? { application ?? windowScene?.application }
}
