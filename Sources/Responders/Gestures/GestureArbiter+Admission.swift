extension GestureArbiter {
  /// Makes a touch that begins known to the recognizers of its view and of those around it.
  ///
  /// One that has decided already gets no further touches before its present ones are up: our
  /// choice.
  ///
  /// Spec: GESTURE-1, GESTURE-17, GESTURE-18, GESTURE-25, GESTURE-26, GESTURE-39, GESTURE-41,
  /// GESTURE-43.
  func admit(_ touch: Touch) {
    var isShielded = false
    var place: Point?
    var distance = 0
    var current = touch.view
    while let view = current {
      for recognizer in view.gestureRecognizers {
        if isShielded && recognizer.isSingleTap { continue }
        if recognizer.mayReceive(touch) { admit(touch, to: recognizer, distance) }
      }
      isShielded = isShielded || view.keepsSingleTaps
      findDragOwner(of: touch, in: view, at: &place)
      distance += 1
      current = view.superview
    }
    guard !touch.gestureRecognizers.isEmpty else { return }
    for recognizer in touch.gestureRecognizers { recognizer.depth += distance }
    sort()
  }

  /// Ties the touch to a view whose own drags may begin with it, unless one further in is that
  /// view.
  ///
  /// The place is the touch's in the view. It is looked for once and then taken along outward, so
  /// that many such views, one inside the other, take no more than linear time.
  ///
  /// Spec: GESTURE-43.
  private func findDragOwner(of touch: Touch, in view: View, at place: inout Point?) {
    guard touch.dragOwner == nil else { return }
    if let area = view.ownDragArea {
      let point = place ?? view.pointFromScreen(touch.beginning)
      if area.contains(point) { touch.dragOwner = view }
      place = point
    }
    if let point = place { place = view.pointToSuperview(point) }
  }

  private func admit(_ touch: Touch, to recognizer: GestureRecognizer, _ distance: Int) {
    touch.gestureRecognizers.append(recognizer)
    recognizer.touches.append(touch)
    recognizer.depth = -distance
    guard recognizer.arbiter == nil else { return }
    recognizer.arbiter = self
    recognizer.isNewcomer = true
    active.append(recognizer)
  }

  /// Asks the delegates who waits for whom, about every two recognizers of which one has just
  /// started its attempt.
  ///
  /// Where two would wait for each other, what was said first counts: our choice, as no clause
  /// speaks of circles.
  ///
  /// Spec: GESTURE-37.
  func askWhoWaits() {
    let present = active
    let isNew = present.map { $0.isNewcomer }
    for recognizer in present { recognizer.isNewcomer = false }
    for (index, recognizer) in present.enumerated() {
      guard let delegate = recognizer.delegate else { continue }
      for (place, other) in present.enumerated() where place != index {
        guard isNew[index] || isNew[place] else { continue }
        if delegate.gestureRecognizer(recognizer, shouldRequireFailureOf: other) {
          recognizer.requireForNow(toFail: other)
        }
        if delegate.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other) {
          other.requireForNow(toFail: recognizer)
        }
      }
    }
  }

  /// Puts the recognizers of deeper views first; equals keep their order, which sorting alone
  /// does not promise.
  ///
  /// Spec: GESTURE-29, GESTURE-30.
  private func sort() {
    active = active.enumerated()
      .sorted { ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset) }
      .map { $0.element }
  }
}

extension GestureRecognizer {
  fileprivate func mayReceive(_ touch: Touch) -> Bool {
    guard isEnabled, listens else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) != false
  }
}
