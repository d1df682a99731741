extension View {
  /// Whether the view is neither hidden nor almost transparent, whatever its superviews are.
  ///
  /// The alpha is compared as a 32-bit number, as layers store it, so that 0.01 counts as below the
  /// limit (HIT-11, MAY).
  ///
  /// Spec: HIT-9, HIT-10, HIT-11.
  public final var isVisible: Bool { !isHidden && !(Double(Float(alpha)) < 0.01) }

  /// Whether hit-testing considers the view; if not, `point(inside:with:)` is not called either.
  ///
  /// The subviews of a disabled control are skipped with it: an implementation choice, because
  /// CONTROL-25 covers the control only.
  ///
  /// Spec: HIT-9, HIT-10.
  final var canBeHit: Bool {
    isVisible && isUserInteractionEnabled && !isAnimatedWithoutInteraction && !isDisabled
  }

  /// Returns the deepest descendant that contains the point, or this view.
  ///
  /// Iterative rather than recursive: a subview with the standard behaviour that contains the point
  /// becomes the current view. Behind a presented view the search ends with the window, in the
  /// place of the view of the screen's size that UIKit puts there. A subview that overrides
  /// `hitTest(_:with:)` is called; if it returns nil, the search continues with the views behind
  /// it. It is called even if it is hidden, almost transparent or ignores interaction: an
  /// implementation choice, because HIT-34 leaves it open. Model values count (HIT-16).
  ///
  /// Spec: HIT-18, HIT-19, CHAIN-37, SHEET-10.
  final func deepestView(at point: Point, with event: Event?) -> View {
    var current = self
    var location = point
    descent: while true {
      var isCovered = false
      for subview in current.subviews.reversed() {
        if isCovered { return current }
        isCovered = current.isWindow && subview.isPresentedModally
        if subview.inherits(.hitTest) {
          guard subview.canBeHit else { continue }
          let inner = subview.pointFromSuperview(location)
          guard subview.point(inside: inner, with: event) else { continue }
          current = subview
          location = inner
          continue descent
        }
        let inner = subview.pointFromSuperview(location)
        if let hit = subview.hitTest(inner, with: event) { return hit }
      }
      return current
    }
  }

  /// Whether the view is a presented controller's, so that touches beside it reach nothing behind;
  /// false for that of a sheet around which the screen is not dimmed.
  ///
  /// Spec: CHAIN-37, SHEET-10, SHEET-11, SHEET-12, SHEET-18.
  private final var isPresentedModally: Bool {
    guard let controller, controller.presentingViewController != nil else { return false }
    if controller.isModal { return true }
    return !gestureRecognizers.contains { ($0 as? SheetPanGestureRecognizer)?.isUndimmed == true }
  }
}

extension Application {
  /// Finds the window and view of every touch that begins, or the responder of every press that
  /// begins; once, before the event is sent.
  ///
  /// Spec: WIN-4.
  final func resolveTargets(of event: Event) {
    if event.type == .presses, let event = event as? PressesEvent { resolveResponders(of: event) }
    for touch in event.allTouches where touch.phase == .began && !touch.isResolved {
      touch.isResolved = true
      resolve(touch, with: event)
    }
  }

  /// Sets a touch's window and view: those of the frontmost window whose hit test returns a view.
  ///
  /// A hidden window is skipped without a hit test. A window that is almost transparent or ignores
  /// interaction may return a view if it overrides `hitTest(_:with:)`: an implementation choice,
  /// because WIN-8 leaves it open. An open menu is closed.
  ///
  /// Spec: CONTROL-85, WIN-5, WIN-9.
  private func resolve(_ touch: Touch, with event: Event) {
    touch.closesMenu = openMenu?.isMenuShown == true
    openMenu?.isMenuShown = false
    openMenu = nil
    guard let (view, window, point) = hit(at: touch.location, with: event) else { return }
    touch.begin(in: view, of: window, at: point)
  }

  /// Returns what the frontmost window whose hit test returns a view finds at a location of the
  /// screen, with the point in that window.
  ///
  /// Spec: WIN-5.
  final func hit(at location: Point, with event: Event?) -> (
    view: View, window: Window, point: Point
  )? {
    for window in windowsFromBack.reversed() where !window.isHidden {
      let point = window.pointFromSuperview(location)
      guard let view = window.hitTest(point, with: event) else { continue }
      return (view, window, point)
    }
    return nil
  }

  /// The windows on the screen, by level and then in the order in which they were added or shown.
  ///
  /// Once the application has scenes, windows without a scene are on no screen. At the same level,
  /// windows of a later scene are in front of those of an earlier one: an implementation choice,
  /// because no clause covers this.
  ///
  /// Spec: WIN-7, WIN-19, WIN-24.
  public final var windowsFromBack: [Window] {
    let all = scenes.isEmpty ? windows : scenes.flatMap { $0.windows }
    guard all.contains(where: { $0.windowLevel != all[0].windowLevel }) else { return all }
    // The offset makes the sort stable.
    return all.enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
      .map { $0.element }
  }
}
