extension GestureArbiter {
  /// How far those are that a recognizer waits for.
  private enum RequirementStatus {
    /// None is in the way.
    case satisfied
    /// One has not decided yet.
    case waiting
    /// One has recognised, so that the recognizer fails.
    case unsatisfiable
  }

  /// Lets a recognizer leave `possible`, now or once those have failed that it waits for.
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

  /// Decides what can be decided, until nothing more can be.
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
    var requirementStatus = RequirementStatus.satisfied
    recognizer.forEachRequirement { other in
      guard other.arbiter === self, requirementStatus != .unsatisfiable else { return }
      if other.currentState.isRunning || other.currentState == .ended {
        requirementStatus = .unsatisfiable
      } else if other.isUndecided {
        requirementStatus = .waiting
      }
    }
    return requirementStatus
  }

  /// Recognises a gesture, if the delegate, the touched views and the gestures that are going on
  /// allow it: fails the others, fires, and takes the touches from their views, once all recognizers
  /// have been told of the event.
  ///
  /// Spec: GESTURE-5, GESTURE-6, GESTURE-7, GESTURE-16, GESTURE-19, GESTURE-33, GESTURE-34,
  /// GESTURE-36, GESTURE-45.
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
    if recognizer.cancelsTouchesInView { touchesToCancel += recognizer.touches }
    recognizer.fire()
    if !isProcessing { cancelRecognizedTouches() }
    if recognizer.endsAfterBeginning { recognizer.state = .ended }
  }

  /// Asks the views whose touches the recognizer would take away, each once.
  ///
  /// Spec: GESTURE-39, GESTURE-43, GESTURE-45.
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
  /// Makes a touch that begins known to the recognizers of its view and of those around it.
  ///
  /// One that has decided already gets no further touches before its present ones are up: our
  /// choice. So is that of several on one view those come first that were added last (GESTURE-30,
  /// MAY). While an exclusive view has a touch, only recognizers of that view and of those around
  /// it get new ones: our choice, because GESTURE-46 leaves it open (MAY).
  ///
  /// Spec: GESTURE-1, GESTURE-17, GESTURE-18, GESTURE-25, GESTURE-26, GESTURE-30, GESTURE-46.
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

  /// The exclusive view that has one of some touches in a window.
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
    guard recognizer.arbiter == nil else { return }
    recognizer.arbiter = self
    recognizer.isNewInAttempt = true
    active.append(recognizer)
  }

  /// Asks the delegates who waits for whom, about every two recognizers of which one has just
  /// started its attempt.
  ///
  /// Where two would wait for each other, what was said first counts: our choice, as no clause
  /// speaks of circles.
  ///
  /// Spec: GESTURE-37.
  func collectDelegateRequirements() {
    let present = active
    let isNew = present.map { $0.isNewInAttempt }
    for recognizer in present { recognizer.isNewInAttempt = false }
    for (index, recognizer) in present.enumerated() {
      guard let delegate = recognizer.delegate else { continue }
      for (place, other) in present.enumerated() where place != index {
        guard isNew[index] || isNew[place] else { continue }
        if delegate.gestureRecognizer(recognizer, shouldRequireFailureOf: other) {
          recognizer.requireInAttempt(toFail: other)
        }
        if delegate.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other) {
          other.requireInAttempt(toFail: recognizer)
        }
      }
    }
  }

  /// Puts the recognizers of deeper views first; equals keep their order, which sorting alone
  /// does not promise.
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
    guard isEnabled, acceptsTouches else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) != false
  }
}

extension View {
  /// The innermost view that is or contains both this and another view, found in linear time.
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

  /// The number of views around this one.
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
