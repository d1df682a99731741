extension Control {
  /// Starts to track the first of some touches, unless one is tracked already.
  ///
  /// A tracked touch that the event does not know any more was lost: the new one takes its place.
  ///
  /// Spec: CONTROL-5, CONTROL-6, CONTROL-17, CONTROL-18, CONTROL-20, CONTROL-22, CONTROL-24,
  /// CONTROL-26.
  final func beginTracking(_ touches: [Touch], _ event: Event?) {
    guard isEnabled, let touch = touches.first, !isTracking(touchOf: event) else { return }
    guard beginTracking(touch, with: event), isEnabled else { return }
    trackedTouch = ObjectIdentifier(touch)
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown, with: event)
    guard touch.tapCount > 1, trackedTouch == ObjectIdentifier(touch) else { return }
    sendActions(for: .touchDownRepeat, with: event)
  }

  /// Goes on with the tracked touch: one event for each move.
  ///
  /// That a move across the edge sends only `touchDragEnter` or `touchDragExit` is our choice
  /// (CONTROL-9, MAY).
  ///
  /// Spec: CONTROL-7, CONTROL-8, CONTROL-9, CONTROL-19, CONTROL-22.
  final func continueTracking(_ touches: [Touch], _ event: Event?) {
    guard let touch = tracked(among: touches) else { return }
    guard continueTracking(touch, with: event) else {
      stopTracking()
      return
    }
    guard trackedTouch == ObjectIdentifier(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isHighlighted = isTouchInside
    switch (wasInside, isTouchInside) {
    case (true, true): sendActions(for: .touchDragInside, with: event)
    case (true, false): sendActions(for: .touchDragExit, with: event)
    case (false, true): sendActions(for: .touchDragEnter, with: event)
    case (false, false): sendActions(for: .touchDragOutside, with: event)
    }
  }

  /// Ends with the tracked touch where it is lifted.
  ///
  /// Spec: CONTROL-10, CONTROL-13, CONTROL-20, CONTROL-21.
  final func endTracking(_ touches: [Touch], _ event: Event?) {
    guard let touch = tracked(among: touches) else { return }
    let isInside = isNear(touch)
    isTouchInside = isInside
    endTracking(touch, with: event)
    guard stopTracking() else { return }
    if isInside {
      sendActions(for: .touchUpInside, with: event)
      if isEnabled { finishTap(touch, event) }
    } else {
      sendActions(for: .touchUpOutside, with: event)
    }
  }

  /// Ends with the tracked touch where it is taken away.
  ///
  /// Spec: CONTROL-12, CONTROL-20, CONTROL-36.
  final func cancelTracking(_ touches: [Touch], _ event: Event?) {
    guard tracked(among: touches) != nil else { return }
    cancelTracking(with: event)
    if stopTracking() { sendActions(for: .touchCancel, with: event) }
  }

  /// Tracks nothing any more; says whether it did.
  ///
  /// Spec: CONTROL-19, CONTROL-22.
  @discardableResult
  final func stopTracking() -> Bool {
    guard isTracking else { return false }
    trackedTouch = nil
    isTouchInside = false
    isHighlighted = false
    return true
  }

  /// Whether a touch counts as inside: up to 70 points around the control, as observed. That it is
  /// 70 exactly is our choice: CONTROL-11 says about 70 (SHOULD), and tests nothing near it.
  ///
  /// Spec: CONTROL-11.
  private func isNear(_ touch: Touch) -> Bool {
    bounds.outset(by: 70).contains(touch.location(in: self))
  }

  private func tracked(among touches: [Touch]) -> Touch? {
    guard let trackedTouch else { return nil }
    return touches.first { ObjectIdentifier($0) == trackedTouch }
  }

  private func isTracking(touchOf event: Event?) -> Bool {
    guard let trackedTouch else { return false }
    return event?.allTouches.contains { ObjectIdentifier($0) == trackedTouch } ?? true
  }
}
