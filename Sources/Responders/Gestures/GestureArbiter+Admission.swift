extension GestureArbiter {
  /// Makes a touch that begins known to the recognizers of its view and of those around it.
  ///
  /// One that has decided already gets no further touches before its present ones are up: our
  /// choice. So is that of several on one view those come first that were added last (GESTURE-30,
  /// MAY). While an exclusive view has a touch, only recognizers of that view and of those around
  /// it get new ones: our choice, because GESTURE-46 leaves it open (MAY).
  ///
  /// Spec: GESTURE-1, GESTURE-17, GESTURE-18, GESTURE-25, GESTURE-26, GESTURE-30, GESTURE-46.
  func admit(_ touch: Touch, among touches: [Touch]) {
    let exclusive = exclusiveView(among: touches, of: touch.window)
    let nearest = exclusive.flatMap { touch.view?.nearestSuperview(sharedWith: $0) }
    var isAllowed = exclusive == nil
    var distance = 0
    var current = touch.view
    while let view = current {
      isAllowed = isAllowed || view === nearest
      if isAllowed {
        for recognizer in view.gestureRecognizers.reversed() where recognizer.mayReceive(touch) {
          admit(touch, to: recognizer, distance)
        }
      }
      distance += 1
      current = view.superview
    }
    guard !touch.gestureRecognizers.isEmpty else { return }
    if let view = touch.view, let area = view.ownDragArea {
      touch.isOnDragArea = area.contains(view.pointFromScreen(touch.beginning))
    }
    for recognizer in touch.gestureRecognizers { recognizer.depth += distance }
    sort()
  }

  /// The exclusive view that has one of some touches in a window.
  private func exclusiveView(among touches: [Touch], of window: Window?) -> View? {
    touches.first {
      $0.window === window && $0.tracking == .tracked && !$0.isOver
        && $0.view?.isExclusiveTouch == true
    }?.view
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

extension View {
  /// The innermost view that is or contains both this and another view, found in linear time.
  fileprivate func nearestSuperview(sharedWith other: View) -> View? {
    var (left, right): (View?, View?) = (self, other)
    var (steps, otherSteps) = (depth, other.depth)
    while left !== right {
      if steps >= otherSteps {
        left = left?.superview
        steps -= 1
      } else {
        right = right?.superview
        otherSteps -= 1
      }
    }
    return left
  }

  /// The number of views around this one.
  private var depth: Int {
    var depth = 0
    var current = superview
    while let view = current {
      depth += 1
      current = view.superview
    }
    return depth
  }
}
