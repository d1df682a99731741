extension Window {
  /// The responder that is first for events without a place, nil for none.
  ///
  /// Spec: FIRST-1, FIRST-8, FIRST-17, FIRST-18, FIRST-22.
  public final var firstResponder: Responder? {
    isOwnFirstResponder ? self : keptFirstResponder
  }

  /// Puts a responder in the place of the first responder, without asking anyone.
  ///
  /// Spec: FIRST-3, FIRST-8, FIRST-12, INPUT-7.
  final func setFirstResponder(_ responder: Responder?) {
    markWayToFirstResponder(false)
    isOwnFirstResponder = responder === self
    keptFirstResponder = isOwnFirstResponder ? nil : responder
    markWayToFirstResponder(true)
    readInput()
  }

  /// Marks the views from the first responder's up to the window, or takes the marks away.
  ///
  /// With the marks, taking views out costs nothing where no first responder is among them.
  ///
  /// Spec: FIRST-12.
  final func markWayToFirstResponder(_ isMarked: Bool) {
    var current = firstResponder?.focusView
    while let view = current {
      view.holdsFirstResponder = isMarked
      current = view.superview
    }
  }
}
