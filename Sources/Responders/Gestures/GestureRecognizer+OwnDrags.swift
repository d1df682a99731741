extension GestureRecognizer {
  /// Whether a view inside this recognizer's view owns the drag that this is about to recognise:
  /// one finger's, more along that view than across it.
  ///
  /// Sources name swipes for sliders and pans for switches; that either keeps both is our choice.
  ///
  /// Spec: GESTURE-43.
  final var isOfDragInside: Bool {
    guard isSingleDrag, touches.count == 1, let touch = touches.first,
      let owner = touch.dragOwner, let view, owner.stands(in: view)
    else { return false }
    let way = owner.pointFromScreen(touch.location) - owner.pointFromScreen(touch.beginning)
    return abs(way.x) > abs(way.y)
  }
}

extension View {
  /// Whether another view is this one's superview or further out.
  fileprivate func stands(in other: View) -> Bool {
    var current = superview
    while let view = current {
      if view === other { return true }
      current = view.superview
    }
    return false
  }
}
