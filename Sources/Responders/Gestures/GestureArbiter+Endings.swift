extension GestureArbiter {
  /// Lets time pass to a point: deadlines until then, and at it, are met.
  ///
  /// What was added up from parts may miss a deadline by a hair, so a hair is granted.
  func advance(to time: Double) { meetDeadlines { $0 <= time + 1e-9 } }

  /// Lets the time before an event pass: what is due at that very moment gets the event first.
  func advance(before time: Double) { meetDeadlines { $0 < time - 1e-9 } }

  /// Ends a recognizer's attempt, because it is disabled or taken off.
  ///
  /// Spec: GESTURE-22, GESTURE-24.
  func dismiss(_ recognizer: GestureRecognizer) {
    recognizer.state = .cancelled
    conclude()
  }

  /// Ends all attempts in a window that has left the application: cancels what began, and fails
  /// what did not.
  ///
  /// Spec: GESTURE-14, GESTURE-28.
  func abandon(_ window: Window) {
    for recognizer in active where recognizer.touches.contains(where: { $0.window === window }) {
      recognizer.state = .cancelled
      recognizer.touches = []
    }
    conclude()
  }

  /// Ends all attempts without telling anyone, because the application goes.
  func abandonAll() {
    for recognizer in active { recognizer.forget() }
    active = []
    calls = []
    touchesToCancel = []
  }

  /// Decides and tells what can be, and ends the attempts that are over; not while a decision is
  /// being made.
  ///
  /// Spec: GESTURE-8, GESTURE-17.
  func conclude() {
    guard !isBusy else { return }
    isBusy = true
    settle()
    cancelTouches()
    release()
    let over = active.filter { $0.presentState.isFinal && $0.isSpent }
    active.removeAll { recognizer in over.contains { $0 === recognizer } }
    for recognizer in over { recognizer.forget() }
    if !over.isEmpty { forgetPassingRequirements() }
    for recognizer in over { recognizer.reset() }
    if calls.isEmpty && active.isEmpty { lastEvent = nil }
    isBusy = false
  }

  /// Lets nobody wait any longer for those whose attempts are over: in the next one delegates are
  /// asked again.
  ///
  /// Spec: GESTURE-37.
  private func forgetPassingRequirements() {
    for recognizer in active where !recognizer.passingRequirements.isEmpty {
      recognizer.passingRequirements.removeAll { $0.arbiter == nil }
    }
  }

  private func meetDeadlines(_ isDue: (Double) -> Bool) {
    guard !isBusy else { return }
    while let (recognizer, deadline) = nextDeadline(), isDue(deadline) {
      recognizer.deadline = nil
      recognizer.timeIsUp(at: deadline)
      // A deadline that is not later would never be over.
      if let next = recognizer.deadline, !(next > deadline) { recognizer.deadline = nil }
      conclude()
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
