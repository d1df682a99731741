extension Application {
  /// Puts a window in front of the application's other windows, taking it from where it was.
  ///
  /// Spec: CHAIN-3, WIN-7, WIN-13.
  public final func addWindow(_ window: Window) {
    let arbiter = window.leaveApplication()
    windows.append(window)
    window.application = self
    makeKeyIfNoneIs(window)
    arbiter?.abandon(window)
  }

  /// Puts a scene in front of the application's other scenes, taking it from where it was.
  ///
  /// Spec: CHAIN-30, WIN-13, WIN-18.
  public final func addScene(_ scene: WindowScene) {
    scene.removeFromApplication()
    scenes.append(scene)
    scene.application = self
    if let window = scene.windows.first { makeKeyIfNoneIs(window) }
  }

  /// Makes a window that was added key where no window is: our choice (WIN-13, MAY), so that there
  /// is one without being asked for.
  ///
  /// Spec: WIN-12, WIN-13.
  final func makeKeyIfNoneIs(_ window: Window) {
    if keyWindow == nil, window.canBecomeKey { keyWindow = window }
  }

  /// Finds the window and the view of every touch that begins, or the responder of every press:
  /// once, before the event is sent.
  ///
  /// Spec: WIN-4.
  final func place(_ event: Event) {
    if event.type == .presses, let event = event as? PressesEvent { placePresses(of: event) }
    for touch in event.allTouches where touch.phase == .began && !touch.isPlaced {
      touch.isPlaced = true
      place(touch, event)
    }
  }

  /// Gives a touch the frontmost window that has a view for it, and that view.
  ///
  /// A hidden window is not even asked. One that is almost transparent or ignores interaction is,
  /// and may answer where it overrides `hitTest(_:with:)`: our choice (WIN-8 leaves it open).
  ///
  /// Spec: HIT-1, HIT-3, HIT-9, WIN-4, WIN-5, WIN-6, WIN-7, WIN-8, WIN-9, WIN-10, WIN-19, WIN-20,
  /// TOUCH-1, TOUCH-2, TOUCH-11.
  private func place(_ touch: Touch, _ event: Event) {
    for window in windowsFromBack.reversed() where !window.isHidden {
      let point = window.pointFromSuperview(touch.location)
      guard let view = window.hitTest(point, with: event) else { continue }
      touch.begin(in: view, of: window, at: point)
      return
    }
  }

  /// All windows, by level and then by the order in which they were added or shown.
  ///
  /// At one level, windows in the application itself lie in front of those in scenes, and windows
  /// of a later scene in front of those of an earlier one: our choices, of which no clause speaks.
  ///
  /// Spec: WIN-7, WIN-19.
  public final var windowsFromBack: [Window] {
    let all = scenes.isEmpty ? windows : scenes.flatMap { $0.windows } + windows
    guard all.contains(where: { $0.windowLevel != all[0].windowLevel }) else { return all }
    // Equal levels keep their order, which sorting alone does not promise.
    return all.enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
      .map { $0.element }
  }
}
