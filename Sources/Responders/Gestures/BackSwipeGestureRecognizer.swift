/// A navigation controller's recognizer of drags from the leading edge, which go back to the
/// controller before. The navigation controller is the one whose view this is attached to, and its
/// children are its stack.
///
/// The leading edge is the left one: an implementation choice, because no stage has a layout
/// direction. It goes back nowhere: how far the finger has to go is not published.
///
/// Spec: EDGE-10, EDGE-12.
public final class BackSwipeGestureRecognizer: EdgePanGestureRecognizer {
  /// Creates the recognizer for the leading edge.
  ///
  /// Spec: EDGE-19.
  public override init() {
    super.init()
    edges = .left
    delaysTouchesBegan = true
    delegate = BackSwipeRules()
  }

  public override var description: String { "BackSwipeGestureRecognizer" }
}

/// A navigation controller's recognizer of drags towards the trailing edge that start elsewhere than
/// at the leading one, which go back as well.
///
/// Spec: EDGE-11, EDGE-12.
public final class ContentBackSwipeGestureRecognizer: PanGestureRecognizer {
  /// Creates the recognizer.
  public override init() {
    super.init()
    delegate = BackSwipeRules()
  }

  public override var description: String { "ContentBackSwipeGestureRecognizer" }

  public override func touchesBegan(_ touches: [Touch], with event: Event) {
    if touches.contains(where: { ScreenEdges(near: $0).contains(.left) }) { state = .failed }
  }

  public override func touchesMoved(_ touches: [Touch], with event: Event) {
    if isInProgress || ScreenEdges.left.admit(translation) {
      super.touchesMoved(touches, with: event)
    } else if translation.squaredLength >= 10 * 10 {
      state = .failed
    }
  }
}

/// The rules of both recognizers; a delegate that replaces it has to know them.
private final class BackSwipeRules: GestureRecognizerDelegate {
  /// Returns false for touches of a navigation bar.
  ///
  /// Spec: EDGE-23.
  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    var current = recognizer is BackSwipeGestureRecognizer ? touch.view : nil
    while let view = current, !(view is NavigationBar) { current = view.superview }
    return current == nil
  }

  /// Returns whether there is a controller to go back to, and, at the edge, a bar with the system's back
  /// button.
  ///
  /// Spec: EDGE-12, EDGE-21.
  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    guard let controller = recognizer.view?.controller, controller.children.count > 1
    else { return false }
    guard recognizer is BackSwipeGestureRecognizer else { return true }
    return !controller.isNavigationBarHidden && controller.children.last?.replacesBackButton != true
  }
}
