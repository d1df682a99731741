extension GestureRecognizer {
  /// Whether this is about to take a single tap from a view of which its own view is a superview.
  ///
  /// Spec: GESTURE-39, GESTURE-41.
  final func isTap(on view: View) -> Bool { isSingleTap && self.view !== view }

  /// Whether this is about to take a drag from a view that has drags of its own and of which its
  /// own view is a superview: one finger's, that went down where such drags begin, and went more
  /// along the view than across it.
  ///
  /// Sources name swipes for sliders and pans for switches; that either keeps both is our choice.
  ///
  /// Spec: GESTURE-43.
  final func isDrag(along view: View) -> Bool {
    guard isSingleDrag, self.view !== view, touches.count == 1, let touch = touches.first,
      touch.isOnDragArea
    else { return false }
    let way = view.pointFromScreen(touch.location) - view.pointFromScreen(touch.beginning)
    return abs(way.x) > abs(way.y)
  }
}
