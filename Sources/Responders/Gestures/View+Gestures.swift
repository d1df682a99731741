extension View {
  /// Attaches a recognizer, taking it from the view that it was attached to.
  ///
  /// Spec: GESTURE-1, GESTURE-24, GESTURE-31.
  public final func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers.append(recognizer)
    recognizer.view = self
    markRecognizers()
  }

  /// Takes a recognizer off; a gesture that began is cancelled, which is our choice. Does nothing
  /// for one of another view.
  ///
  /// Spec: GESTURE-24.
  public final func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.arbiter?.dismiss(recognizer)
    gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  /// Marks the way out from here, so that windows without recognizers need not look for any.
  ///
  /// Marks are never taken back: they only say where to look.
  final func markRecognizers() {
    mayHoldRecognizers = true
    var current = superview
    while let view = current, !view.mayHoldRecognizers {
      view.mayHoldRecognizers = true
      current = view.superview
    }
  }
}
