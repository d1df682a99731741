/// A table's recognizer of swipes over a row, which show the row's actions.
///
/// It waits for other pans around the table to fail, as was reported; how far the finger has to go is an
/// implementation choice, that of a pan, as is that it takes one finger.
///
/// Spec: TABLE-25, TABLE-26, TABLE-30, TABLE-31, TABLE-32.
public final class SwipeActionsGestureRecognizer: PanGestureRecognizer {
  /// Creates the recognizer with its rules.
  public override init() {
    super.init()
    maximumNumberOfTouches = 1
    delegate = SwipeActionsRules()
  }

  public override var description: String { "SwipeActionsGestureRecognizer" }

  public override func touchesMoved(_ touches: [Touch], with event: Event) {
    let way = averageDisplacement
    if !isInProgress, way.squaredLength >= 10 * 10, side(of: way) == nil { state = .failed }
    super.touchesMoved(touches, with: event)
  }

  /// Shows the actions before the recognizer's own are sent, or puts those of the other side away.
  ///
  /// Spec: TABLE-25, TABLE-30.
  public override func fire() {
    if currentState == .began, let row, let side = side(of: averageDisplacement) {
      (view as? Table)?.putAwayActions(except: row)
      row.shownActions = (row.shownActions ?? side) == side ? side : nil
    }
    super.fire()
  }

  /// The row in which the swipe began.
  private var row: TableRow? {
    var current = touches.first?.view
    while let view = current {
      if let row = view as? TableRow { return row }
      current = view.superview
    }
    return nil
  }

  /// Returns the side to which a way goes, if the row has actions for it and is not edited.
  ///
  /// Spec: TABLE-32.
  private func side(of way: Point) -> SwipeGestureRecognizer.Direction? {
    guard abs(way.x) > abs(way.y), (view as? Table)?.isEditing != true else { return nil }
    let side: SwipeGestureRecognizer.Direction = way.x < 0 ? .left : .right
    return row?.swipeActions.contains(side) == true ? side : nil
  }
}

/// The rule between swipes over rows and other drags.
private final class SwipeActionsRules: GestureRecognizerDelegate {
  /// Returns true for pans of views around the table, and of scroll views that scroll to the sides, unless
  /// they are allowed beside the swipe.
  ///
  /// Spec: TABLE-26, TABLE-31.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool {
    guard other is PanGestureRecognizer, other.view !== recognizer.view, other.prevents(recognizer)
    else { return false }
    let pan = other as? ScrollPanGestureRecognizer
    return pan?.scrollView?.isScrollable(along: .horizontal) ?? true
  }
}
