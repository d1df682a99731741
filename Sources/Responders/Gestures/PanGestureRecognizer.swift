/// A recognizer for pans (drags).
///
/// Begins once the fingers have moved 10 points on average: an implementation choice, because the
/// sources give no number. Ends when all of them are lifted.
///
/// Spec: GESTURE-14, GESTURE-40, GESTURE-53.
open class PanGestureRecognizer: GestureRecognizer {
  /// The number of fingers required, at least 1.
  public final var minimumNumberOfTouches = 1 {
    didSet { minimumNumberOfTouches = max(1, minimumNumberOfTouches) }
  }

  /// The number of fingers that may be down before it begins; with more it fails. Further fingers in a
  /// pan that has begun are ignored.
  ///
  /// Spec: GESTURE-96.
  public final var maximumNumberOfTouches = Int.max

  /// The kinds of scrolling input that the recognizer takes beside touches; none by default.
  ///
  /// Spec: GESTURE-80, GESTURE-81.
  public final var allowedScrollTypes: ScrollTypes = []

  /// The average displacement of the fingers since they went down, or since it was set, in points in
  /// the coordinates of the windows' frames.
  ///
  /// Spec: GESTURE-97.
  public final var translation: Point { averageDisplacement - translationOrigin }

  /// The velocity, in points per second in the coordinates of the windows' frames: that of the last
  /// move, which is an implementation choice.
  ///
  /// Spec: GESTURE-97, GESTURE-98.
  public private(set) final var velocity = Point()

  /// The average displacement at which the translation is 0.
  private final var translationOrigin = Point()
  /// The average displacement after the last move, and its time in seconds.
  private final var lastMove = (displacement: Point(), time: 0.0)

  /// Sets the translation, and the velocity to 0.
  ///
  /// Spec: GESTURE-97.
  public final func setTranslation(_ translation: Point) {
    translationOrigin = averageDisplacement - translation
    velocity = Point()
  }

  open override var description: String { "PanGestureRecognizer" }

  /// Whether one finger is enough.
  ///
  /// Spec: GESTURE-43.
  override final var isSingleDrag: Bool { minimumNumberOfTouches == 1 }

  open override func touchesBegan(_ touches: [Touch], with event: Event) {
    for touch in touches where activeTouches.count > maximumNumberOfTouches {
      if isInProgress { release(touch) } else { state = .failed }
    }
    lastMove = (averageDisplacement, event.timestamp)
  }

  open override func touchesMoved(_ touches: [Touch], with event: Event) {
    let way = averageDisplacement - lastMove.displacement
    // Moves of a script share a time.
    let duration = max(event.timestamp - lastMove.time, 1.0 / 60)
    velocity = Point(x: way.x / duration, y: way.y / duration)
    lastMove = (averageDisplacement, event.timestamp)
    guard activeTouches.count >= minimumNumberOfTouches else { return }
    if isInProgress {
      state = .changed
    } else if averageDisplacement.squaredLength >= 10 * 10 {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: [Touch], with event: Event) {
    if activeTouches.isEmpty { state = isInProgress ? .ended : .failed }
  }

  open override func reset() { (translationOrigin, velocity) = (Point(), Point()) }
}

extension Touch {
  /// The displacement from where the touch began, in points in the coordinates of the windows'
  /// frames.
  var displacement: Point { location - initialLocation }

  /// Returns the displacement from where the touch began, in a view's coordinates.
  func displacement(in view: View) -> Point {
    view.pointFromScreen(location) - view.pointFromScreen(initialLocation)
  }
}

extension GestureRecognizer {
  /// Returns whether one of the touches has moved farther than a distance, in points.
  final func hasMoved(_ touches: [Touch], beyond distance: Double) -> Bool {
    touches.contains { $0.displacement.squaredLength > distance * distance }
  }

  /// The average displacement of the fingers that are down.
  final var averageDisplacement: Point {
    let live = activeTouches
    guard !live.isEmpty else { return Point() }
    let sum = live.reduce(Point()) { $0 + $1.displacement }
    return Point(x: sum.x / Double(live.count), y: sum.y / Double(live.count))
  }
}

extension GestureRecognizer {
  /// Returns whether this recognizer would take a single tap from a view other than its own.
  ///
  /// Spec: GESTURE-39, GESTURE-41.
  final func takesSingleTap(from view: View) -> Bool { isSingleTap && self.view !== view }

  /// Returns whether this recognizer would take a drag from a control other than its view: one
  /// finger that began in the control's `horizontalDragArea` and moved more across than up or down.
  ///
  /// Spec: GESTURE-43.
  final func takesDrag(along view: Control) -> Bool {
    guard isSingleDrag, view.keepsPans || !(self is PanGestureRecognizer), self.view !== view,
      touches.count == 1, let touch = touches.first, touch.beganInDragArea
    else { return false }
    let displacement = touch.displacement(in: view)
    return abs(displacement.x) > abs(displacement.y)
  }
}
