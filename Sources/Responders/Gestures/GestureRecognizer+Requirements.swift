extension GestureRecognizer {
  /// Waits with recognising until another has failed; if that recognises or begins, this fails.
  ///
  /// Does nothing where the other waits for this one itself, or is this one: neither could ever
  /// recognise. The recognizer keeps the other. That it does not wait where the other sees none of
  /// the present touches is our choice, as is the one about circles: no clause speaks of either.
  ///
  /// Spec: GESTURE-35, GESTURE-36.
  public final func require(toFail other: GestureRecognizer) {
    guard !other.waits(for: self), !waitsDirectly(for: other) else { return }
    requirements.append(other)
  }

  /// Does the same for the present attempt only, because a delegate says so.
  ///
  /// Spec: GESTURE-37.
  final func requireInAttempt(toFail other: GestureRecognizer) {
    guard !other.waits(for: self), !waitsDirectly(for: other) else { return }
    attemptRequirements.append(other)
  }

  /// Whether this has to wait for another to fail, always or as delegates say in the present
  /// attempt.
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

  /// Whether the other is one that was named to this.
  final func waitsDirectly(for other: GestureRecognizer) -> Bool {
    requirements.contains { $0 === other } || attemptRequirements.contains { $0 === other }
  }

  /// Goes through all that have to fail first.
  final func forEachRequirement(_ body: (GestureRecognizer) -> Void) {
    for other in requirements { body(other) }
    for other in attemptRequirements { body(other) }
  }

  /// Frees those that are waited for, and those that they wait for, in a loop, sparing what somebody
  /// else keeps: a row of any length takes no stack.
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

  /// Whether recognising this fails another: by default all that see one of its touches, unless
  /// one of the two delegates allows both.
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
