extension GestureArbiter {
  /// Lines up what views are to be told of an event: one call for the touches that share a view
  /// and a phase.
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

  /// Queues one call. Of several held moves of a finger only the last is delivered, and none once
  /// it is lifted: our choice, because GESTURE-44 leaves it open (MAY). A touch that is cancelled
  /// before its beginning was delivered is never delivered.
  ///
  /// Touches are held by who they are, not by what they were: whoever is told late finds them where
  /// they are now. That, and that fingers whose last moves were not made together are told of in
  /// calls of their own, is our choice, as GESTURE-44 does not speak of it.
  ///
  /// Spec: GESTURE-8, GESTURE-9, GESTURE-23, GESTURE-44, GESTURE-48, TOUCH-22.
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

  /// Tells views what nobody holds back, in the order in which it happened to each touch.
  ///
  /// What was held by a recognizer that has recognised, but leaves touches in its view, is told
  /// too: our choice, which GESTURE-10 leaves open.
  ///
  /// Spec: GESTURE-7, GESTURE-8, GESTURE-9, GESTURE-10, GESTURE-11, GESTURE-44.
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

  /// Takes the touches of gestures that were recognised from their views.
  ///
  /// Spec: GESTURE-6.
  func cancelRecognizedTouches() {
    let touches = touchesToCancel
    touchesToCancel = []
    cancelInViews(touches)
  }

  /// Takes touches from their views, which are told that they are cancelled: those that were
  /// lifted together in one call, and those that are down in one.
  ///
  /// Spec: GESTURE-5, GESTURE-6, GESTURE-10, GESTURE-11, GESTURE-12, TOUCH-22, CONTROL-36.
  func cancelInViews(_ touches: [Touch]) {
    var cancellations: [DelayedCall] = []
    let event = lastEvent ?? Event(touches: touches)
    for touch in touches {
      let end = delayedCalls.first { $0.phase == .ended && $0.contains(of: touch) }
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

  private func deliver(_ call: DelayedCall, _ touches: [Touch]) {
    if call.phase.isFinal { for touch in touches { touch.isActiveInView = false } }
    call.view.deliver(touches, call.phase, with: call.event)
  }

  /// Whether a call waits: for an earlier one about the touch, for the held end of an earlier touch
  /// in the view, or for a recognizer.
  ///
  /// That a beginning waits for a held end is our choice, which the logs of GESTURE-54 show.
  private func isDelayed(_ touch: Touch, _ phase: Touch.Phase, _ index: Int) -> Bool {
    if phase == .cancelled { return false }
    if delayedCalls[..<index].contains(where: { $0.contains(of: touch) }) { return true }
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

/// Something that a view is to be told of touches that share a phase.
struct DelayedCall {
  /// Who is told.
  let view: View
  /// Of which touches.
  var touches: [Touch]
  /// What they did.
  let phase: Touch.Phase
  /// The event in which they did.
  let event: Event

  /// Whether it tells of a touch.
  func contains(of touch: Touch) -> Bool { touches.contains { $0 === touch } }
}
