extension Window {
  /// Tells the first responder, or the window itself where there is none, of an event that has no
  /// place on the glass. Presses are told to where they began.
  ///
  /// A controller that is not in the chain from there is not asked: our choice (OTHER-14, MAY).
  ///
  /// Spec: WIN-14, OTHER-2, OTHER-3, OTHER-4, OTHER-11, OTHER-18, OTHER-23, FIRST-19, OTHER-14.
  final func sendNotices(of event: Event) {
    switch event.type {
    case .touches: break
    case .presses:
      if let event = event as? PressesEvent { send(event) }
    case .motion:
      guard let event = event as? MotionEvent else { return }
      start.receive(.motion(event.phase, event.subtype, with: event))
    case .remoteControl:
      start.receive(.remoteControl(event))
    }
  }

  private var start: Responder { firstResponder ?? self }

  /// Tells of the presses of this window: one call for those that share a responder and a phase, in
  /// the order of the event.
  ///
  /// Spec: OTHER-6.
  private func send(_ event: PressesEvent) {
    let presses = event.allPresses.filter { $0.window === self }
    for press in presses where press.phase == .began { press.isTracked = true }
    for press in presses {
      let group = presses.filter { $0.isTold(with: press) }
      guard group.first === press else { continue }
      (press.responder ?? self).receive(.presses(press.phase, group, with: event))
    }
    for press in presses where press.phase.isFinal { press.isTracked = false }
  }
}

extension Press {
  /// Whether one call tells a responder of both presses.
  ///
  /// A press whose beginning nobody was told of is never told.
  ///
  /// Spec: OTHER-6.
  fileprivate func isTold(with other: Press) -> Bool {
    isTracked && phase != .stationary && responder === other.responder && phase == other.phase
  }
}
