/// The system's own gesture at edges of the screen, such as the one that shows the home screen.
///
/// Holds touches near these edges back from views, and pans and swipes from recognizing, until it
/// fails: when the finger leads elsewhere, is lifted, or has rested for 1 second, which is an
/// implementation choice, because the sources give a span only.
///
/// Spec: EDGE-5, EDGE-6, EDGE-7.
public final class SystemGestureRecognizer: EdgePanGestureRecognizer {
  /// Creates the recognizer without edges.
  public override init() {
    super.init()
    delaysTouchesBegan = true
    delegate = SystemGestureRules()
  }

  public override var description: String { "SystemGestureRecognizer" }

  public override func touchesBegan(_ touches: [Touch], with event: Event) {
    super.touchesBegan(touches, with: event)
    if deadline == nil { deadline = event.timestamp + 1 }
  }

  public override func timeIsUp(at time: Double) { state = .failed }

  /// False.
  ///
  /// Spec: EDGE-5.
  public override func canBePrevented(by other: GestureRecognizer) -> Bool { false }
}

/// The rules of the system's gestures.
private final class SystemGestureRules: GestureRecognizerDelegate {
  /// Returns whether the touch began near one of the edges, and the window's controllers do not claim
  /// that edge.
  ///
  /// Spec: EDGE-8, EDGE-9.
  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    guard let system = recognizer as? SystemGestureRecognizer else { return false }
    let deferring = touch.window?.rootViewController?.deferringScreenEdges ?? []
    return !system.edges.intersection(ScreenEdges(near: touch)).subtracting(deferring).isEmpty
  }

  /// Returns true for pans and swipes.
  ///
  /// Spec: EDGE-5, EDGE-7.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool {
    other is PanGestureRecognizer || other is SwipeGestureRecognizer
  }
}

extension ViewController {
  /// The edges at which the application's gestures take precedence over the system's: the
  /// controller's own, or those of the child that it names.
  ///
  /// Spec: EDGE-8, EDGE-9.
  final var deferringScreenEdges: ScreenEdges {
    guard let child = childForScreenEdgesDeferringSystemGestures, child.parent === self
    else { return preferredScreenEdgesDeferringSystemGestures }
    return child.deferringScreenEdges
  }
}
