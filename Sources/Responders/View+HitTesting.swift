extension View {
  /// Whether the view is neither hidden nor almost transparent, whatever the views around it are.
  ///
  /// The alpha is compared in the 32 bits in which a layer stores it, so that one set to 0.01 is
  /// not enough (HIT-11, MAY).
  ///
  /// Spec: HIT-9, HIT-10, HIT-11.
  public final var isVisible: Bool { !isHidden && !(Double(Float(alpha)) < 0.01) }

  /// Whether hit-testing considers the view at all; where not, not even `point(inside:with:)` is
  /// asked.
  ///
  /// What a disabled control contains is left out with it: our choice, as CONTROL-25 speaks of the
  /// control alone.
  ///
  /// Spec: HIT-9, HIT-10, HIT-11, HIT-12, CONTROL-25.
  final var takesTouches: Bool { isVisible && isUserInteractionEnabled && !isDisabled }

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
          guard subview.takesTouches else { continue }
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

  /// Delivers touches that share a phase to the view, and then to the responders on their records
  /// that did not receive them; makes the view first responder by a tap.
  ///
  /// Where it receives a cancellation instead of an end, because a recognizer took the tap, it
  /// does not become first responder: our choice, as no clause speaks of it.
  ///
  /// Spec: HIT-4, TOUCH-3, TOUCH-4, TOUCH-7, TOUCH-9, TOUCH-10, TOUCH-13, TOUCH-14, FIRST-14.
  final func deliver(_ touches: [Touch], _ phase: Touch.Phase, with event: Event) {
    if phase == .began {
      for touch in touches { touch.isKnownToView = true }
    }
    for touch in touches { touch.forwarding.start(phase) }
    receive(touches, in: phase, with: event)
    if phase != .stationary { completeForwarding(of: touches, in: phase, with: event) }
    if phase == .ended, takesFocusWhenTapped { takeFocus(tappedBy: touches, event) }
  }

  /// Becomes first responder where one of the touches was lifted inside, and makes the window key,
  /// also where this was first responder already.
  ///
  /// That any such touch is a tap, however long it was down and wherever it went, is our choice:
  /// sources give no limits.
  ///
  /// Spec: FIRST-14, WIN-17.
  private func takeFocus(tappedBy touches: [Touch], _ event: Event) {
    let isInside = touches.contains { point(inside: $0.location(in: self), with: event) }
    if isInside, becomeFirstResponder() { window?.makeKey() }
  }
}
