extension GestureArbiter {
  /// The status of the recognizers that have to fail before another recognizes.
  private enum RequirementStatus {
    /// All have failed, or are in no attempt.
    case satisfied
    /// One is undecided.
    case waiting
    /// One has recognized, so that the waiting recognizer fails.
    case unsatisfiable
  }

  /// Recognizes a gesture, now or once the recognizers that it waits for have failed.
  ///
  /// Spec: GESTURE-35, GESTURE-36, GESTURE-37.
  func requestRecognition(of recognizer: GestureRecognizer, in state: GestureRecognizer.State) {
    recognizer.deadline = nil
    guard !isNotifying else {
      recognizer.pendingState = state
      return
    }
    switch requirementStatus(of: recognizer) {
    case .satisfied: recognize(recognizer, state)
    case .waiting: recognizer.pendingState = state
    case .unsatisfiable: recognizer.fail()
    }
  }

  /// Decides about recognizers until no more can be decided.
  func decide() {
    while let recognizer = active.first(where: { canBeDecided($0) }) { decide(recognizer) }
  }

  private func canBeDecided(_ recognizer: GestureRecognizer) -> Bool {
    guard !recognizer.currentState.isFinal else { return false }
    return recognizer.isExhausted
      || recognizer.pendingState != nil && requirementStatus(of: recognizer) != .waiting
  }

  private func decide(_ recognizer: GestureRecognizer) {
    guard let state = recognizer.pendingState else {
      recognizer.state = .cancelled
      return
    }
    recognizer.pendingState = nil
    if requirementStatus(of: recognizer) == .satisfied {
      recognize(recognizer, state)
    } else {
      recognizer.fail()
    }
  }

  private func requirementStatus(of recognizer: GestureRecognizer) -> RequirementStatus {
    var status = RequirementStatus.satisfied
    recognizer.forEachRequirement { other in
      guard other.arbiter === self, status != .unsatisfiable else { return }
      if other.currentState.isRunning || other.currentState == .ended {
        status = .unsatisfiable
      } else if other.isUndecided {
        status = .waiting
      }
    }
    return status
  }

  /// Recognizes a gesture if the delegate, the touched views and the running gestures allow it:
  /// fails the other recognizers, fires, and cancels the touches in their views, once all
  /// recognizers have received the event.
  ///
  /// Spec: GESTURE-19, GESTURE-33.
  private func recognize(_ recognizer: GestureRecognizer, _ state: GestureRecognizer.State) {
    let isAllowed =
      recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) != false
      && !isPreventedByView(recognizer)
      && !active.contains { blocks($0, of: recognizer) }
    guard isAllowed else {
      recognizer.fail()
      return
    }
    recognizer.currentState = state
    for other in active where other !== recognizer && other.isUndecided {
      if other.waitsDirectly(for: recognizer) || recognizer.prevents(other) { other.fail() }
    }
    for other in active where other.isCancelledByOthers && recognizer.prevents(other) {
      other.state = .cancelled
    }
    if recognizer.cancelsTouchesInView { touchesToCancel += recognizer.touches }
    recognizer.fire()
    if !isProcessing { cancelRecognizedTouches() }
    if recognizer.endsAfterBeginning { recognizer.state = .ended }
  }

  /// Asks each view whose touches the recognizer would cancel, once.
  ///
  /// Spec: GESTURE-39, GESTURE-43, GESTURE-45, GESTURE-56.
  private func isPreventedByView(_ recognizer: GestureRecognizer) -> Bool {
    guard recognizer.cancelsTouchesInView else { return false }
    var asked: [View] = []
    for touch in recognizer.touches {
      guard let view = touch.view, !asked.contains(where: { $0 === view }) else { continue }
      guard view.gestureRecognizerShouldBegin(recognizer) else { return true }
      asked.append(view)
    }
    return false
  }

  private func blocks(_ other: GestureRecognizer, of recognizer: GestureRecognizer) -> Bool {
    other !== recognizer && other.currentState.isRunning && other.prevents(recognizer)
  }
}

extension GestureArbiter {
  /// Adds a touch that begins to the recognizers of its view and of the superviews.
  ///
  /// Implementation choices: a recognizer that has recognized or failed receives no further touch
  /// before its present ones are up; of several recognizers on a view the ones added last come
  /// first (GESTURE-30, MAY); and while an exclusive view has a touch, only recognizers of that
  /// view and its superviews receive new ones (GESTURE-46, MAY).
  ///
  /// Spec: GESTURE-1, GESTURE-26.
  func assign(_ touch: Touch, among touches: [Touch]) {
    let exclusive = exclusiveView(among: touches, of: touch.window)
    let nearest = exclusive.flatMap { touch.view?.nearestSuperview(sharedWith: $0) }
    var isAllowed = exclusive == nil
    var distance = 0
    var current = touch.view
    while let view = current {
      isAllowed = isAllowed || view === nearest
      if isAllowed {
        for recognizer in view.gestureRecognizers.reversed() where recognizer.shouldReceive(touch) {
          assign(touch, to: recognizer, distance)
        }
      }
      distance += 1
      current = view.superview
    }
    guard !touch.gestureRecognizers.isEmpty else { return }
    if let view = touch.view, let area = view.horizontalDragArea {
      touch.beganInDragArea = area.contains(view.pointFromScreen(touch.initialLocation))
    }
    for recognizer in touch.gestureRecognizers { recognizer.depth += distance }
    sort()
  }

  /// Returns the exclusive view that has one of the touches in a window.
  private func exclusiveView(among touches: [Touch], of window: Window?) -> View? {
    touches.first {
      $0.window === window && $0.tracking == .tracked && !$0.isOver
        && $0.view?.isExclusiveTouch == true
    }?.view
  }

  private func assign(_ touch: Touch, to recognizer: GestureRecognizer, _ distance: Int) {
    touch.gestureRecognizers.append(recognizer)
    recognizer.touches.append(touch)
    recognizer.depth = -distance
    add(recognizer)
  }

  /// Adds a recognizer to those in an attempt.
  private func add(_ recognizer: GestureRecognizer) {
    guard recognizer.arbiter == nil else { return }
    recognizer.arbiter = self
    recognizer.isNewInAttempt = true
    active.append(recognizer)
  }

  /// Has recognizers, those of deeper views first, count the press of a button that ended at a time in
  /// seconds; returns whether one of them recognized, and takes the press from responders.
  ///
  /// Spec: OTHER-36.
  func recognizePress(_ recognizers: [TapGestureRecognizer], at time: Double) -> Bool {
    // An action may send a press while touches are processed.
    let (wasNotifying, wasProcessing) = (isNotifying, isProcessing)
    advance(before: time)
    isNotifying = true
    for recognizer in recognizers {
      add(recognizer)
      recognizer.countTap(at: time)
    }
    isNotifying = wasNotifying
    isProcessing = true
    collectDelegateRequirements()
    decide()
    isProcessing = wasProcessing
    let isTaken = recognizers.contains { $0.currentState == .ended && $0.cancelsTouchesInView }
    finishAttempts()
    return isTaken
  }

  /// Asks the delegates for failure requirements between every two recognizers of which at least
  /// one is new and neither has failed.
  ///
  /// Each pair is asked about once in an attempt, so n recognizers with delegates on one view take
  /// 2n(n - 1) calls.
  ///
  /// If two would wait for each other, the requirement that was stated first counts: an
  /// implementation choice, because no clause covers cycles.
  ///
  /// Spec: GESTURE-37.
  func collectDelegateRequirements() {
    let present = active.filter { $0.currentState != .failed && $0.currentState != .cancelled }
    let new = present.filter { $0.isNewInAttempt }
    let isNew = present.map { $0.isNewInAttempt }
    for recognizer in new { recognizer.isNewInAttempt = false }
    for (recognizer, isNew) in zip(present, isNew) {
      guard let delegate = recognizer.delegate else { continue }
      for other in isNew ? present : new where other !== recognizer {
        if delegate.gestureRecognizer(recognizer, shouldRequireFailureOf: other) {
          recognizer.requireInAttempt(toFail: other)
        }
        if delegate.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other) {
          other.requireInAttempt(toFail: recognizer)
        }
      }
    }
  }

  /// Sorts the recognizers of deeper views first; the offset makes the sort stable.
  ///
  /// Spec: GESTURE-29, GESTURE-30.
  private func sort() {
    active = active.enumerated()
      .sorted { ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset) }
      .map { $0.element }
  }
}

extension GestureRecognizer {
  fileprivate func shouldReceive(_ touch: Touch) -> Bool {
    guard isEnabled, acceptsTouches, takesType(of: touch) else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) != false
  }
}

extension View {
  /// Returns the deepest view that is or contains both this view and another, in linear time.
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

  /// The number of superviews.
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
