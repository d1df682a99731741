extension View {
  /// Whether hit-testing considers the view at all; where not, not even `point(inside:with:)` is
  /// asked.
  ///
  /// The alpha is compared in the 32 bits in which a layer stores it, so that one set to 0.01 is
  /// not enough (HIT-11, MAY). What a disabled control contains is left out with it: our choice, as
  /// CONTROL-25 speaks of the control alone.
  ///
  /// Spec: HIT-9, HIT-10, HIT-11, HIT-12, CONTROL-25.
  final var canBeHit: Bool {
    !isHidden && isUserInteractionEnabled && !isDisabled && !(Double(Float(alpha)) < 0.01)
  }

  /// The deepest view under a point that this view contains.
  ///
  /// A loop where the plain model recurses: a subview that has the standard behaviour and
  /// contains the point becomes the current view. One that overrides `hitTest(_:with:)` is asked,
  /// and where it answers nil the search goes on behind it. That it is asked although it is hidden,
  /// almost transparent or ignores interaction is our choice: HIT-34 leaves it open. Final values
  /// count: nothing here is animated (HIT-16).
  ///
  /// Spec: HIT-1, HIT-2, HIT-6, HIT-18, HIT-19, HIT-20, HIT-31, HIT-33, HIT-34.
  final func deepestView(at point: Point, with event: Event?) -> View {
    var current = self
    var location = point
    descent: while true {
      for subview in current.subviews.reversed() {
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

}

extension Application {
  /// Finds the window and the view of every touch that begins, or the responder of every press:
  /// once, before the event is sent.
  ///
  /// Spec: WIN-4.
  final func resolveTargets(of event: Event) {
    if event.type == .presses, let event = event as? PressesEvent { resolveResponders(of: event) }
    for touch in event.allTouches where touch.phase == .began && !touch.isResolved {
      touch.isResolved = true
      resolve(touch, with: event)
    }
  }

  /// Gives a touch the frontmost window that has a view for it, and that view.
  ///
  /// A hidden window is not even asked. One that is almost transparent or ignores interaction is,
  /// and may answer where it overrides `hitTest(_:with:)`: our choice (WIN-8 leaves it open).
  ///
  /// Spec: HIT-1, HIT-3, HIT-9, WIN-4, WIN-5, WIN-6, WIN-7, WIN-8, WIN-9, WIN-10, WIN-19, WIN-20,
  /// TOUCH-1, TOUCH-2, TOUCH-11.
  private func resolve(_ touch: Touch, with event: Event) {
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
  private var windowsFromBack: [Window] {
    let all = scenes.isEmpty ? windows : scenes.flatMap { $0.windows } + windows
    guard all.contains(where: { $0.windowLevel != all[0].windowLevel }) else { return all }
    // Equal levels keep their order, which sorting alone does not promise.
    return all.enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
      .map { $0.element }
  }
}
