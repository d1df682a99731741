extension GestureArbiter {
  /// Enqueues the calls for an event: one for the touches that share a view and a phase.
  ///
  /// Spec: TOUCH-13, TOUCH-14, TOUCH-15.
  func enqueue(_ touches: [Touch], _ event: Event) {
    for touch in touches where touch.tracking == .tracked && touch.phase != .stationary {
      guard let view = touch.view else { continue }
      let group = touches.filter { $0.isDelivered(with: touch) }
      guard group.first === touch else { continue }
      enqueue(DelayedCall(view: view, touches: group, phase: touch.phase, event: event))
    }
  }

  /// Enqueues one call. Of several delayed moves of a finger only the last is delivered, and none
  /// once it is lifted: an implementation choice (GESTURE-44, MAY). A touch that is cancelled
  /// before its beginning was delivered is never delivered.
  ///
  /// Fingers whose last moves were in different events are delivered in separate calls: an
  /// implementation choice, because GESTURE-44 does not cover it.
  ///
  /// Spec: GESTURE-8, GESTURE-44.
  private func enqueue(_ call: DelayedCall) {
    var call = call
    switch call.phase {
    case .moved, .ended: drop(call.touches) { $0 == .moved }
    case .cancelled:
      drop(call.touches) { _ in true }
      call.touches.removeAll { !$0.isActiveInView }
    case .began, .stationary: break
    }
    if !call.touches.isEmpty { delayedCalls.append(call) }
  }

  /// Delivers the calls that no recognizer delays, in order for each touch.
  ///
  /// A touch delayed by a recognizer that has recognized without cancelling touches in views is
  /// delivered too: an implementation choice, because GESTURE-10 leaves it open.
  ///
  /// Spec: GESTURE-9, GESTURE-11.
  func deliverReadyCalls() {
    var index = 0
    while index < delayedCalls.count {
      let call = delayedCalls[index]
      let free = call.touches.filter { !isDelayed($0, call.phase, index) }
      if free.count == call.touches.count {
        delayedCalls.remove(at: index)
      } else {
        delayedCalls[index].touches.removeAll { touch in free.contains { $0 === touch } }
        index += 1
      }
      if !free.isEmpty { deliver(call, free) }
    }
  }

  /// Cancels in their views the touches of recognized gestures.
  ///
  /// Spec: GESTURE-6.
  func cancelRecognizedTouches() {
    let touches = touchesToCancel
    touchesToCancel = []
    cancelInViews(touches)
  }

  /// Cancels touches in their views: one call for those that were lifted in the same event, and one
  /// for those that are down.
  ///
  /// Spec: GESTURE-5, GESTURE-6.
  func cancelInViews(_ touches: [Touch]) {
    var cancellations: [DelayedCall] = []
    let event = lastEvent ?? Event(touches: touches)
    for touch in touches {
      let end = delayedCalls.first { $0.phase == .ended && $0.contains(touch) }
      drop([touch]) { _ in true }
      let isKnown = touch.isActiveInView
      touch.isActiveInView = false
      touch.tracking = .refused
      guard isKnown, let view = touch.view else { continue }
      let call = DelayedCall(
        view: view, touches: [touch], phase: .cancelled, event: end?.event ?? event)
      if let known = cancellations.firstIndex(where: {
        $0.view === view && $0.event === call.event
      }) {
        cancellations[known].touches.append(touch)
      } else {
        cancellations.append(call)
      }
    }
    for call in cancellations { deliver(call, call.touches.sorted { $0.finger < $1.finger }) }
  }

  /// Delivers a call with its touches as they were in its event.
  ///
  /// A touch that changes during the call stays as it is then. A beginning that was delayed is not
  /// delivered to a view that has left the touch's window, nor is the rest of the touch: an
  /// implementation choice (GESTURE-72, MAY).
  ///
  /// Spec: GESTURE-70, GESTURE-72.
  private func deliver(_ call: DelayedCall, _ touches: [Touch]) {
    let present = touches.map { $0.state }
    for touch in touches { touch.state = call.state(of: touch) }
    deliverRestored(call, touches)
    for (touch, state) in zip(touches, present) where touch.state == call.state(of: touch) {
      touch.state = state
    }
  }

  private func deliverRestored(_ call: DelayedCall, _ touches: [Touch]) {
    if call.phase == .began, call.hasViewLeft || !isAllowedByScrollViews(call, touches) {
      drop(touches) { _ in true }
      for touch in touches { touch.tracking = .refused }
      return
    }
    if call.phase.isFinal { for touch in touches { touch.isActiveInView = false } }
    call.view.deliver(touches, call.phase, with: call.event)
  }

  /// Asks the scroll views around a view whether it receives touches that began, nearest first.
  ///
  /// Spec: SCROLL-19, SCROLL-20.
  private func isAllowedByScrollViews(_ call: DelayedCall, _ touches: [Touch]) -> Bool {
    var current = call.view.enclosingScrollView
    while let scrollView = current {
      guard scrollView.touchesShouldBegin(touches, with: call.event, in: call.view)
      else { return false }
      current = scrollView.enclosingScrollView
    }
    return true
  }

  /// Whether the delivery of a touch waits: for an earlier call about the touch, for the delayed
  /// end of an earlier touch in the view, or for a recognizer.
  ///
  /// A beginning waits for a delayed end: an implementation choice by the logs cited in GESTURE-54.
  private func isDelayed(_ touch: Touch, _ phase: Touch.Phase, _ index: Int) -> Bool {
    if phase == .cancelled { return false }
    if delayedCalls[..<index].contains(where: { $0.contains(touch) }) { return true }
    if phase == .began,
      delayedCalls[..<index].contains(where: {
        $0.phase == .ended && $0.view === delayedCalls[index].view
      })
    {
      return true
    }
    return touch.gestureRecognizers.contains {
      $0.isUndecided && $0.tracks(touch)
        && ($0.delaysTouchesBegan || phase == .ended && $0.delaysTouchesEnded)
    }
  }

  private func drop(_ touches: [Touch], where isDropped: (Touch.Phase) -> Bool) {
    for index in delayedCalls.indices where isDropped(delayedCalls[index].phase) {
      delayedCalls[index].touches.removeAll { touch in touches.contains { $0 === touch } }
    }
    delayedCalls.removeAll { $0.touches.isEmpty }
  }
}

/// A call to a view, about touches that share a phase, that may be delayed by recognizers.
struct DelayedCall {
  /// The view.
  let view: View
  /// The touches.
  var touches: [Touch]
  /// Their phase.
  let phase: Touch.Phase
  /// The event.
  let event: Event

  /// The touches of the event, which may be more than are left, and their states.
  private let states: [(touch: Touch, state: Touch.State)]
  /// Whether the view was in the touches' window, if they began in this event.
  private let beganInWindow: Bool

  /// Creates a call about touches as they are now.
  init(view: View, touches: [Touch], phase: Touch.Phase, event: Event) {
    self.view = view
    self.touches = touches
    self.phase = phase
    self.event = event
    states = touches.map { ($0, $0.state) }
    beganInWindow = phase == .began && view.window === touches.first?.window
  }

  /// Whether the call is about a touch.
  func contains(_ touch: Touch) -> Bool { touches.contains { $0 === touch } }

  /// Whether the touches began in the view's window, and the view has left it.
  ///
  /// Spec: GESTURE-72.
  var hasViewLeft: Bool { beganInWindow && view.window !== touches.first?.window }

  /// Returns a touch's state in the event; its present one if it was not in it.
  func state(of touch: Touch) -> Touch.State {
    states.first { $0.touch === touch }?.state ?? touch.state
  }
}
