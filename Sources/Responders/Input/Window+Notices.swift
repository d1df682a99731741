extension Window {
  /// Delivers an event that has no location to the first responder. Presses go to the responder that
  /// they began in, and are dropped while the window ignores interaction.
  ///
  /// Spec: WIN-14, OTHER-2, OTHER-3, OTHER-4, OTHER-11, OTHER-14, OTHER-18, OTHER-23, OTHER-26,
  /// FIRST-19.
  final func sendNotices(of event: Event) {
    switch event.type {
    case .touches: break
    case .presses:
      if isUserInteractionEnabled, let event = event as? PressesEvent { send(event) }
    case .motion:
      guard let event = event as? MotionEvent else { return }
      noticeStart.receive(.motion(event.phase, event.subtype, with: event))
    case .remoteControl:
      noticeStart.receive(.remoteControl(event))
    }
  }

  /// Where events without a place start: the first responder; without one the root controller;
  /// without that too the window itself.
  ///
  /// Of a root controller that presents another, the one presented last is asked, and children are
  /// not: our choice, because OTHER-14 speaks of root controllers without either.
  ///
  /// Spec: OTHER-14, OTHER-23.
  final var noticeStart: Responder {
    if let firstResponder { return firstResponder }
    guard var controller = rootViewController else { return self }
    while let presented = controller.presentedViewController { controller = presented }
    return controller
  }

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
