extension GestureRecognizer {
  /// Makes this recognizer wait until another has failed; if the other recognizes or begins, this
  /// one fails.
  ///
  /// Does nothing if the other is this recognizer or waits for it, because neither could ever
  /// recognize. Retains the other. It does not wait if the other receives none of its present
  /// touches. Both this and the treatment of cycles are implementation choices, because no clause
  /// covers them.
  ///
  /// Spec: GESTURE-35, GESTURE-36.
  public final func require(toFail other: GestureRecognizer) {
    guard !other.waits(for: self), !waitsDirectly(for: other) else { return }
    requirements.append(other)
  }

  /// Does the same for the present attempt only, as a delegate requires.
  ///
  /// Spec: GESTURE-37.
  final func requireInAttempt(toFail other: GestureRecognizer) {
    guard !other.waits(for: self), !waitsDirectly(for: other) else { return }
    attemptRequirements.append(other)
  }

  /// Returns whether this recognizer waits for another to fail, directly or through others,
  /// permanently or in the present attempt.
  ///
  /// Spec: GESTURE-35, GESTURE-37.
  public final func waits(for other: GestureRecognizer) -> Bool {
    var seen: [GestureRecognizer] = [self]
    isVisited = true
    defer { for recognizer in seen { recognizer.isVisited = false } }
    var index = 0
    while index < seen.count {
      if seen[index] === other { return true }
      seen[index].forEachRequirement { next in
        guard !next.isVisited else { return }
        next.isVisited = true
        seen.append(next)
      }
      index += 1
    }
    return false
  }

  /// Returns whether the other is a direct requirement.
  final func waitsDirectly(for other: GestureRecognizer) -> Bool {
    requirements.contains { $0 === other } || attemptRequirements.contains { $0 === other }
  }

  /// Calls `body` with each direct requirement.
  final func forEachRequirement(_ body: (GestureRecognizer) -> Void) {
    for other in requirements { body(other) }
    for other in attemptRequirements { body(other) }
  }

  /// Releases the requirements, and theirs, iteratively, except those that are retained elsewhere:
  /// a chain of any length does not exhaust the stack.
  final func releaseRequirements() {
    var pending = takeRequirements()
    while var recognizer = pending.popLast() {
      guard isKnownUniquelyReferenced(&recognizer) else { continue }
      pending += recognizer.takeRequirements()
    }
  }

  private func takeRequirements() -> [GestureRecognizer] {
    defer { (requirements, attemptRequirements) = ([], []) }
    return requirements + attemptRequirements
  }

  /// Returns whether recognizing this gesture fails another one: by default if they share a touch,
  /// unless one of the two delegates allows both.
  ///
  /// Spec: GESTURE-32, GESTURE-33, GESTURE-34, GESTURE-38.
  final func prevents(_ other: GestureRecognizer) -> Bool {
    guard sharesTouch(with: other), canPrevent(other), other.canBePrevented(by: self)
    else { return false }
    let isAllowed =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    return !isAllowed
  }

  private func sharesTouch(with other: GestureRecognizer) -> Bool {
    touches.contains { touch in other.touches.contains { $0 === touch } }
  }
}
