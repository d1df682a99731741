extension GestureRecognizer {
  /// The states of a recognizer.
  ///
  /// Spec: GESTURE-13, GESTURE-14.
  public enum State: Hashable, Sendable {
    /// The recognizer has not recognized its gesture yet.
    case possible
    /// A continuous gesture began.
    case began
    /// A continuous gesture changed.
    case changed
    /// A continuous gesture ended, or a discrete one was recognized.
    case ended
    /// A continuous gesture was cancelled.
    case cancelled
    /// The touches are not the gesture.
    case failed

    /// Another name of `ended`, for discrete gestures.
    ///
    /// Spec: GESTURE-13.
    public static var recognized: State { .ended }

    /// Whether the state is kept until the touches are up.
    ///
    /// Spec: GESTURE-17.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
    /// Whether a continuous gesture is in progress.
    var isRunning: Bool { self == .began || self == .changed }
  }
}

extension GestureRecognizer {
  /// Whether the recognizer is in an attempt and has not recognized or failed.
  ///
  /// Spec: GESTURE-9, GESTURE-11.
  final var isUndecided: Bool { arbiter != nil && currentState == .possible }

  /// Whether a continuous gesture began, or is waiting for other recognizers to fail.
  final var isInProgress: Bool { currentState.isRunning || pendingState == .began }

  /// Whether the recognizer receives its touches.
  ///
  /// Spec: GESTURE-17, GESTURE-18.
  final var acceptsTouches: Bool { !currentState.isFinal && pendingState != .ended }

  /// The touches of the attempt that are still down.
  final var activeTouches: [Touch] { touches.filter { !$0.isOver } }

  /// How many fingers are down in the attempt.
  ///
  /// Spec: GESTURE-104.
  public final var numberOfTouches: Int { activeTouches.count }

  /// Whether the attempt cannot go on: no touch is down and no deadline is set.
  ///
  /// Spec: GESTURE-17.
  final var isExhausted: Bool {
    deadline == nil && pendingState == nil && touches.allSatisfy { $0.isOver }
  }

  /// Returns whether a touch belongs to the attempt.
  final func tracks(_ touch: Touch) -> Bool { touches.contains { $0 === touch } }

  /// Changes the state, if the transition is allowed; does nothing outside an attempt.
  ///
  /// Spec: GESTURE-13, GESTURE-14.
  final func transition(to state: State) {
    guard let arbiter else { return }
    switch currentState {
    case .possible where pendingState != nil: transitionWhilePending(to: state)
    case .possible: transitionFromPossible(for: state, arbiter)
    case .began, .changed: transitionWhileRunning(to: state)
    case .ended, .cancelled, .failed: break
    }
  }

  /// Fails without firing.
  ///
  /// Spec: GESTURE-15.
  final func fail() {
    currentState = .failed
    pendingState = nil
    deadline = nil
  }

  /// Resets everything that belongs to the attempt.
  ///
  /// Spec: GESTURE-17.
  final func endAttempt() {
    currentState = .possible
    isReset = false
    pendingState = nil
    endsAfterBeginning = false
    deadline = nil
    lastPlaces = touches.map(place)
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
