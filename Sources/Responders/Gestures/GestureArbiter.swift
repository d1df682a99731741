/// Decides which recognizers of an application see, recognise and take touches, and when views
/// are told of these.
///
/// The application owns it, so that the touches it keeps, which keep their windows, close no
/// circle.
///
/// Spec: GESTURE-2.
final class GestureArbiter {
  /// The recognizers in an attempt, those of deeper views first.
  var active: [GestureRecognizer] = []
  /// What views are to be told once nobody holds it back, in order.
  var delayedCalls: [DelayedCall] = []
  /// The touches that views lose to gestures that were recognised, and have not been told of.
  var touchesToCancel: [Touch] = []
  /// What was dispatched last.
  var lastEvent: Event?
  /// Whether a decision is being made; who is dismissed meanwhile waits for its end.
  var isProcessing = false
  /// Whether recognizers are being notified of an event; recognition waits until all have been.
  var isNotifying = false

  /// Tells recognizers and then views of the touches in a window.
  ///
  /// Spec: GESTURE-2, GESTURE-4, GESTURE-8, GESTURE-25, GESTURE-26, GESTURE-31,
  /// GESTURE-37, GESTURE-46, TOUCH-23.
  func dispatch(_ event: Event, in window: Window) {
    let wasProcessing = isProcessing
    lastEvent = event
    advance(before: event.timestamp)
    removeLostTouches(of: event, in: window)
    isProcessing = true
    let touches = event.allTouches.filter { $0.window === window }
    var hasNew = false
    for touch in touches {
      touch.isOver = touch.phase.isFinal
      let isNew = touch.tracking == .undecided && touch.phase == .began
      touch.decideTracking(among: event.allTouches)
      if isNew { assign(touch, among: event.allTouches) }
      hasNew = hasNew || isNew
    }
    if hasNew { collectDelegateRequirements() }
    cancelInViews(window.lostTouches(of: event))
    notifyRecognizers(of: touches, event)
    decide()
    cancelRecognizedTouches()
    enqueue(touches, event)
    deliverReadyCalls()
    for touch in touches where touch.phase.isFinal { touch.tracking = .refused }
    isProcessing = wasProcessing
    finishAttempts()
  }

  /// Notifies each recognizer of its touches, one call for each phase, before any recognises.
  ///
  /// Spec: GESTURE-2, GESTURE-18, GESTURE-29, GESTURE-30.
  private func notifyRecognizers(of touches: [Touch], _ event: Event) {
    let wasNotifying = isNotifying
    isNotifying = true
    defer { isNotifying = wasNotifying }
    for recognizer in active {
      for phase in [Touch.Phase.began, .moved, .ended, .cancelled] where recognizer.acceptsTouches {
        let group = touches.filter { $0.phase == phase && recognizer.tracks($0) }
        if !group.isEmpty { recognizer.receive(group, in: phase, with: event) }
      }
    }
  }

  /// Forgets touches of a window that an event no longer knows: their end was kept from us.
  private func removeLostTouches(of event: Event, in window: Window) {
    let isLost = { (touch: Touch) in
      touch.window === window && !touch.isOver && !event.allTouches.contains { $0 === touch }
    }
    guard active.contains(where: { $0.touches.contains(where: isLost) }) else { return }
    for recognizer in active { recognizer.touches.removeAll(where: isLost) }
    for index in delayedCalls.indices { delayedCalls[index].touches.removeAll(where: isLost) }
    delayedCalls.removeAll { $0.touches.isEmpty }
    finishAttempts()
  }
}

extension GestureArbiter {
  /// Lets time pass to a point: deadlines until then, and at it, are met.
  ///
  /// What was added up from parts may miss a deadline by a hair, so a hair is granted.
  func advance(to time: Double) { fireDeadlines { $0 <= time + 1e-9 } }

  /// Lets the time before an event pass: what is due at that very moment gets the event first.
  func advance(before time: Double) { fireDeadlines { $0 < time - 1e-9 } }

  /// Ends a recognizer's attempt, because it is disabled or taken off.
  ///
  /// Spec: GESTURE-22, GESTURE-24.
  func cancel(_ recognizer: GestureRecognizer) {
    recognizer.state = .cancelled
    finishAttempts()
  }

  /// Ends all attempts in a window that has left the application: cancels what began, and fails
  /// what did not.
  ///
  /// Spec: GESTURE-14, GESTURE-28.
  func cancelAttempts(in window: Window) {
    for recognizer in active where recognizer.touches.contains(where: { $0.window === window }) {
      recognizer.state = .cancelled
      recognizer.touches = []
    }
    finishAttempts()
  }

  /// Ends all attempts without telling anyone, because the application goes.
  func removeAll() {
    for recognizer in active { recognizer.endAttempt() }
    active = []
    delayedCalls = []
    touchesToCancel = []
  }

  /// Decides and tells what can be, and ends the attempts that are over; not while a decision is
  /// being made.
  ///
  /// Spec: GESTURE-8, GESTURE-17.
  func finishAttempts() {
    guard !isProcessing else { return }
    isProcessing = true
    decide()
    cancelRecognizedTouches()
    deliverReadyCalls()
    let over = active.filter { $0.currentState.isFinal && $0.isExhausted }
    active.removeAll { recognizer in over.contains { $0 === recognizer } }
    for recognizer in over { recognizer.endAttempt() }
    if !over.isEmpty { removeEndedRequirements() }
    for recognizer in over { recognizer.reset() }
    if delayedCalls.isEmpty && active.isEmpty { lastEvent = nil }
    isProcessing = false
  }

  /// Lets nobody wait any longer for those whose attempts are over: in the next one delegates are
  /// asked again.
  ///
  /// Spec: GESTURE-37.
  private func removeEndedRequirements() {
    for recognizer in active where !recognizer.attemptRequirements.isEmpty {
      recognizer.attemptRequirements.removeAll { $0.arbiter == nil }
    }
  }

  private func fireDeadlines(_ isDue: (Double) -> Bool) {
    guard !isProcessing else { return }
    while let (recognizer, deadline) = nextDeadline(), isDue(deadline) {
      recognizer.deadline = nil
      recognizer.timeIsUp(at: deadline)
      // A deadline that is not later would never be over.
      if let next = recognizer.deadline, !(next > deadline) { recognizer.deadline = nil }
      finishAttempts()
    }
  }

  /// The recognizer whose deadline comes first, of equal ones the deepest.
  private func nextDeadline() -> (GestureRecognizer, Double)? {
    var first: (GestureRecognizer, Double)?
    for recognizer in active {
      guard let deadline = recognizer.deadline, !deadline.isNaN else { continue }
      if let known = first, known.1 <= deadline { continue }
      first = (recognizer, deadline)
    }
    return first
  }
}
