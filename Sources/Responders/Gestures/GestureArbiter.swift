/// Decides which gesture recognizers of an application receive touches and recognize, and when
/// views receive the touches.
///
/// Owned by the application, so that the touches it retains, which retain their windows, form no
/// retain cycle. Exclusivity checks are off, as in `View`: each access ends before a recognizer, a
/// delegate or a target is called.
///
/// Spec: GESTURE-2.
final class GestureArbiter {
  /// The recognizers in an attempt, those of deeper views first.
  @exclusivity(unchecked) var active: [GestureRecognizer] = []
  /// The calls to views that recognizers delay, in order.
  @exclusivity(unchecked) var delayedCalls: [DelayedCall] = []
  /// The touches of recognized gestures that have yet to be cancelled in their views.
  @exclusivity(unchecked) var touchesToCancel: [Touch] = []
  /// The last event that was dispatched.
  @exclusivity(unchecked) var lastEvent: Event?
  /// Whether attempts are being decided; a recognizer that is cancelled meanwhile is handled at the
  /// end.
  @exclusivity(unchecked) var isProcessing = false
  /// Whether recognizers are being notified of an event; recognition waits until all have been.
  @exclusivity(unchecked) var isNotifying = false

  /// Delivers the touches in a window to the recognizers, and then to the views.
  ///
  /// Spec: GESTURE-2, GESTURE-4.
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

  /// Notifies each recognizer of its touches, one call for each phase, before any recognizes.
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

  /// Removes the touches of a window that are missing in an event, because their end was never
  /// sent.
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
  /// Advances the clock to a time, inclusive, and fires the deadlines.
  ///
  /// The tolerance covers rounding of times that were added up.
  func advance(to time: Double) { fireDeadlines { $0 <= time + 1e-9 } }

  /// Advances the clock to just before an event: a recognizer whose deadline equals the timestamp
  /// receives the event first.
  func advance(before time: Double) { fireDeadlines { $0 < time - 1e-9 } }

  /// Ends a recognizer's attempt, because it was disabled or removed.
  ///
  /// Spec: GESTURE-22, GESTURE-24.
  func cancel(_ recognizer: GestureRecognizer) {
    recognizer.state = .cancelled
    finishAttempts()
  }

  /// Ends all attempts in a view that has left its window, or in a window that has left the application:
  /// notifies the recognizers that their touches are cancelled, cancels those that began, and fails the
  /// others.
  ///
  /// Spec: GESTURE-14, GESTURE-28.
  func cancelAttempts(in root: View) {
    for recognizer in active where recognizer.view?.root === root {
      let touches = recognizer.activeTouches
      if let lastEvent, recognizer.acceptsTouches, !touches.isEmpty {
        recognizer.receive(touches, in: .cancelled, with: lastEvent)
      }
      recognizer.state = .cancelled
      recognizer.touches = []
    }
    finishAttempts()
  }

  /// Ends all attempts without calling any recognizer, because the application is deallocated.
  func removeAll() {
    for recognizer in active { recognizer.endAttempt() }
    active = []
    delayedCalls = []
    touchesToCancel = []
  }

  /// Decides what can be decided, delivers what is not delayed, and resets the recognizers whose
  /// attempts are over. Does nothing if called while it runs.
  ///
  /// Spec: GESTURE-8, GESTURE-17.
  func finishAttempts() {
    guard !isProcessing else { return }
    isProcessing = true
    decide()
    cancelRecognizedTouches()
    deliverReadyCalls()
    let decided = active.filter { $0.currentState.isFinal && !$0.isReset }
    for recognizer in decided { recognizer.isReset = true }
    let over = active.filter { $0.currentState.isFinal && $0.isExhausted }
    active.removeAll { recognizer in over.contains { $0 === recognizer } }
    for recognizer in over { recognizer.endAttempt() }
    if !over.isEmpty { removeEndedRequirements() }
    for recognizer in decided { recognizer.reset() }
    if delayedCalls.isEmpty && active.isEmpty { lastEvent = nil }
    isProcessing = false
  }

  /// Removes the temporary requirements on recognizers whose attempts are over; delegates are asked
  /// again in the next one.
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
      // A deadline that is not later would fire forever.
      if let next = recognizer.deadline, !(next > deadline) { recognizer.deadline = nil }
      finishAttempts()
    }
  }

  /// Returns the recognizer with the earliest deadline; of equal ones, that of the deepest view.
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
