extension GestureRecognizer {
  /// Where a recognizer stands.
  ///
  /// Spec: GESTURE-13, GESTURE-14.
  public enum State: Hashable, Sendable {
    /// It has not made up its mind.
    case possible
    /// A continuous gesture began.
    case began
    /// A continuous gesture went on.
    case changed
    /// A gesture came to its end, or a discrete one was recognised.
    case ended
    /// A continuous gesture was broken off.
    case cancelled
    /// The touches were no such gesture.
    case failed

    /// The same as `ended`, as discrete gestures have it.
    ///
    /// Spec: GESTURE-13.
    public static var recognized: State { .ended }

    /// Whether nothing follows until the touches are up.
    ///
    /// Spec: GESTURE-17.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
    /// Whether a continuous gesture is going on.
    var isRunning: Bool { self == .began || self == .changed }
  }
}

extension GestureRecognizer {
  /// Whether it is in an attempt and has not decided.
  ///
  /// Spec: GESTURE-9, GESTURE-11.
  final var isUndecided: Bool { arbiter != nil && currentState == .possible }

  /// Whether a continuous gesture began, or would have but for others that have to fail first.
  final var isInProgress: Bool { currentState.isRunning || pendingState == .began }

  /// Whether it is told of its touches.
  ///
  /// Spec: GESTURE-17, GESTURE-18.
  final var acceptsTouches: Bool { !currentState.isFinal && pendingState != .ended }

  /// The touches of the attempt that are still down.
  final var activeTouches: [Touch] { touches.filter { !$0.isOver } }

  /// Whether nothing more can come: no touch is down and no time is waited for.
  ///
  /// Spec: GESTURE-17.
  final var isExhausted: Bool {
    deadline == nil && pendingState == nil && touches.allSatisfy { $0.isOver }
  }

  /// Whether the attempt has a touch.
  final func tracks(_ touch: Touch) -> Bool { touches.contains { $0 === touch } }

  /// Goes to another state where that is allowed; does nothing elsewhere, and outside an attempt.
  ///
  /// Spec: GESTURE-13, GESTURE-14, GESTURE-15, GESTURE-17, GESTURE-22, GESTURE-23.
  final func transition(to state: State) {
    guard let arbiter else { return }
    switch currentState {
    case .possible where pendingState != nil: transitionWhilePending(to: state)
    case .possible: transitionFromPossible(for: state, arbiter)
    case .began, .changed: transitionWhileRunning(to: state)
    case .ended, .cancelled, .failed: break
    }
  }

  /// Gives the attempt up without firing.
  ///
  /// Spec: GESTURE-15.
  final func fail() {
    currentState = .failed
    pendingState = nil
    deadline = nil
  }

  /// Is as it was before the attempt.
  ///
  /// Spec: GESTURE-17.
  final func endAttempt() {
    currentState = .possible
    pendingState = nil
    endsAfterBeginning = false
    deadline = nil
    touches = []
    attemptRequirements = []
    isNewInAttempt = false
    arbiter = nil
  }

  private func transitionFromPossible(for state: State, _ arbiter: GestureArbiter) {
    switch state {
    case .began, .ended: arbiter.requestRecognition(of: self, in: state)
    case .cancelled, .failed: fail()
    case .possible, .changed: break
    }
  }

  private func transitionWhilePending(to state: State) {
    switch state {
    case .ended: endsAfterBeginning = true
    case .cancelled, .failed: fail()
    case .possible, .began, .changed: break
    }
  }

  private func transitionWhileRunning(to state: State) {
    switch state {
    case .changed: currentState = .changed
    case .ended: currentState = .ended
    case .cancelled, .failed: currentState = .cancelled
    case .possible, .began: return
    }
    if currentState.isFinal { deadline = nil }
    fire()
  }
}
