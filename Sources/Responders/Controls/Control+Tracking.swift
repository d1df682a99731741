extension Control {
  /// Begins tracking the first of the touches that belongs to the control, unless a touch is
  /// tracked already.
  ///
  /// A tracked touch that is not in the event was lost, and the new one replaces it. A touch that closed a
  /// menu is not tracked by any control: an implementation choice, because CONTROL-85 covers buttons only.
  ///
  /// Spec: CONTROL-5, CONTROL-18, CONTROL-85.
  final func beginTracking(_ touches: [Touch], _ event: Event?) {
    guard isEnabled, let touch = touches.first(where: { $0.view === self && !$0.closesMenu }),
      !isTracking(touchOf: event), beginTracking(touch, with: event), isEnabled
    else { return }
    trackedTouch = ObjectIdentifier(touch)
    isTouchInside = true
    isHighlighted = true
    markTracking()
    sendTouchActions(for: .touchDown, with: event)
    if showsMenuAsPrimaryAction { showMenu(with: event) }
    guard touch.tapCount > 1, trackedTouch == ObjectIdentifier(touch) else { return }
    sendTouchActions(for: .touchDownRepeat, with: event)
  }

  /// Shows the menu, after the event that says so, and tracks the touch no longer: that it sends nothing
  /// more is an implementation choice, because CONTROL-87 is about its lift alone.
  ///
  /// Spec: CONTROL-64, CONTROL-66, CONTROL-87.
  private func showMenu(with event: Event?) {
    sendActions(for: .menuActionTriggered, with: event)
    isMenuShown = true
    window?.owningApplication?.openMenu = self
    stopTracking()
  }

  /// Continues tracking: sends one event for each move, and two for a move across the edge.
  ///
  /// Spec: CONTROL-7, CONTROL-9.
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
    let isInside = isTouchInside
    if isInside != wasInside {
      sendTouchActions(for: isInside ? .touchDragEnter : .touchDragExit, with: event)
    }
    guard trackedTouch == ObjectIdentifier(touch) else { return }
    sendTouchActions(for: isInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  /// Ends tracking when the tracked touch is lifted; the highlight is cleared after the actions.
  ///
  /// Spec: CONTROL-10, CONTROL-20, CONTROL-21, CONTROL-22.
  final func endTracking(_ touches: [Touch], _ event: Event?) {
    guard let touch = tracked(among: touches) else { return }
    let isInside = isNear(touch)
    isTouchInside = isInside
    endTracking(touch, with: event)
    guard isTracking else { return }
    trackedTouch = nil
    isTouchInside = false
    if isInside {
      sendTouchActions(for: .touchUpInside, with: event)
      if isEnabled { didTouchUpInside(touch, with: event) }
    } else {
      sendTouchActions(for: .touchUpOutside, with: event)
    }
    if !isTracking { isHighlighted = false }
  }

  /// Cancels tracking when the tracked touch is cancelled.
  ///
  /// Spec: CONTROL-12, CONTROL-20, CONTROL-36.
  final func cancelTracking(_ touches: [Touch], _ event: Event?) {
    guard tracked(among: touches) != nil else { return }
    cancelTrackedTouch(with: event)
  }

  /// Cancels tracking, if a touch is tracked, because the control left its window.
  ///
  /// Spec: CONTROL-54.
  final func cancelTracking() {
    if isTracking { cancelTrackedTouch(with: nil) }
  }

  /// Sets `mayContainTracking` on the control and its superviews, so that moving one of them finds
  /// the control.
  ///
  /// The flags are never cleared: they only limit the search.
  ///
  /// Spec: CONTROL-54.
  final func markTracking() {
    var current: View? = self
    while let view = current {
      view.mayContainTracking = true
      current = view.superview
    }
  }

  private func cancelTrackedTouch(with event: Event?) {
    cancelTracking(with: event)
    if stopTracking() { sendTouchActions(for: .touchCancel, with: event) }
  }

  private func sendTouchActions(for events: ControlEvent, with event: Event?) {
    if sendsTouchEvents { sendActions(for: events, with: event) }
  }

  /// Stops tracking without sending events; returns whether a touch was tracked.
  ///
  /// Spec: CONTROL-19, CONTROL-22, CONTROL-59.
  @discardableResult
  final func stopTracking() -> Bool {
    guard isTracking else { return false }
    trackedTouch = nil
    isTouchInside = false
    isHighlighted = false
    return true
  }

  /// Whether a touch counts as inside: up to 70 points around the control, as observed. The exact
  /// limit is an implementation choice: CONTROL-11 says about 70 (SHOULD), and has no row near it.
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

/// The controls in a moved view that track a touch.
///
/// Spec: CONTROL-54.
struct TrackingUpdate {
  private let window: Window?
  private var controls: [Control] = []

  /// Finds the controls in a view that track a touch; nil if there are none.
  ///
  /// Iterative rather than recursive, because hierarchies may be of any depth.
  init?(of view: View) {
    window = view.window
    var open = [view]
    while let view = open.popLast() {
      if let control = view as? Control, control.isTracking { controls.append(control) }
      for subview in view.subviews where subview.mayContainTracking { open.append(subview) }
    }
    guard !controls.isEmpty else { return nil }
  }

  /// Cancels the tracking of the controls that have left the window.
  func finish() {
    for control in controls {
      if control.window === window {
        control.markTracking()
      } else {
        control.cancelTracking()
      }
    }
  }
}
