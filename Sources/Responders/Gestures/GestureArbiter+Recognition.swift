extension GestureArbiter {
  /// How far those are that a recognizer waits for.
  private enum Standing {
    /// None is in the way.
    case free
    /// One has not decided yet.
    case waiting
    /// One has recognised, so that the recognizer fails.
    case lost
  }

  /// Lets a recognizer leave `possible`, now or once those have failed that it waits for.
  ///
  /// Spec: GESTURE-35, GESTURE-36, GESTURE-37.
  func attempt(_ recognizer: GestureRecognizer, _ state: GestureRecognizer.State) {
    recognizer.deadline = nil
    guard !isTelling else {
      recognizer.heldState = state
      return
    }
    switch standing(of: recognizer) {
    case .free: recognise(recognizer, state)
    case .waiting: recognizer.heldState = state
    case .lost: recognizer.fail()
    }
  }

  /// Decides what can be decided, until nothing more can be.
  func settle() {
    while let recognizer = active.first(where: { canBeDecided($0) }) { decide(recognizer) }
  }

  private func canBeDecided(_ recognizer: GestureRecognizer) -> Bool {
    guard !recognizer.presentState.isFinal else { return false }
    return recognizer.isSpent
      || recognizer.heldState != nil && standing(of: recognizer) != .waiting
  }

  private func decide(_ recognizer: GestureRecognizer) {
    guard let state = recognizer.heldState else {
      recognizer.state = .cancelled
      return
    }
    recognizer.heldState = nil
    if standing(of: recognizer) == .free {
      recognise(recognizer, state)
    } else {
      recognizer.fail()
    }
  }

  private func standing(of recognizer: GestureRecognizer) -> Standing {
    var standing = Standing.free
    recognizer.forEachRequirement { other in
      guard other.arbiter === self, standing != .lost else { return }
      if other.presentState.isRunning || other.presentState == .ended {
        standing = .lost
      } else if other.isUndecided {
        standing = .waiting
      }
    }
    return standing
  }

  /// Recognises a gesture, if the delegate, the touched views and the gestures that are going on
  /// allow it: fails the others, fires, and takes the touches from their views, once all recognizers
  /// have been told of the event.
  ///
  /// Spec: GESTURE-5, GESTURE-6, GESTURE-7, GESTURE-16, GESTURE-19, GESTURE-33, GESTURE-34,
  /// GESTURE-36, GESTURE-45.
  private func recognise(_ recognizer: GestureRecognizer, _ state: GestureRecognizer.State) {
    let isAllowed =
      recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) != false
      && !isRefusedByView(recognizer)
      && !active.contains { isInTheWay($0, of: recognizer) }
    guard isAllowed else {
      recognizer.fail()
      return
    }
    recognizer.presentState = state
    for other in active where other !== recognizer && other.isUndecided {
      if other.waitsDirectly(for: recognizer) || recognizer.prevents(other) { other.fail() }
    }
    if recognizer.cancelsTouchesInView { touchesToCancel += recognizer.touches }
    recognizer.fire()
    if !isBusy { cancelTouches() }
    if recognizer.endsOnceBegun { recognizer.state = .ended }
  }

  /// Asks the views whose touches the recognizer would take away, each once.
  ///
  /// Spec: GESTURE-39, GESTURE-43, GESTURE-45.
  private func isRefusedByView(_ recognizer: GestureRecognizer) -> Bool {
    guard recognizer.cancelsTouchesInView else { return false }
    var asked: [View] = []
    for touch in recognizer.touches {
      guard let view = touch.view, !asked.contains(where: { $0 === view }) else { continue }
      guard view.gestureRecognizerShouldBegin(recognizer) else { return true }
      asked.append(view)
    }
    return false
  }

  private func isInTheWay(_ other: GestureRecognizer, of recognizer: GestureRecognizer) -> Bool {
    other !== recognizer && other.presentState.isRunning && other.prevents(recognizer)
  }
}
