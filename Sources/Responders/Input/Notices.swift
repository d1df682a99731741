extension Responder {
  /// What a responder receives for an event that has no location.
  ///
  /// Spec: OTHER-1.
  public enum Notice {
    /// Presses that share a phase: `pressesBegan(_:with:)` and the other three; stationary presses
    /// call no method.
    ///
    /// Spec: OTHER-6.
    case presses(Press.Phase, [Press], with: PressesEvent?)
    /// A motion: `motionBegan(_:with:)` and the other two.
    ///
    /// Spec: OTHER-13.
    case motion(MotionEvent.Phase, Event.EventSubtype, with: Event?)
    /// A remote-control command: `remoteControlReceived(with:)`.
    ///
    /// Spec: OTHER-19.
    case remoteControl(Event?)
  }
}

extension Responder {
  /// Calls the method for a notice.
  ///
  /// Spec: OTHER-1, OTHER-6, OTHER-13.
  final func dispatch(_ notice: Notice) {
    switch notice {
    case .presses(.began, let presses, with: let event): pressesBegan(presses, with: event)
    case .presses(.changed, let presses, with: let event): pressesChanged(presses, with: event)
    case .presses(.ended, let presses, with: let event): pressesEnded(presses, with: event)
    case .presses(.cancelled, let presses, with: let event): pressesCancelled(presses, with: event)
    case .presses(.stationary, _, with: _): break
    case .motion(.began, let motion, with: let event): motionBegan(motion, with: event)
    case .motion(.ended, let motion, with: let event): motionEnded(motion, with: event)
    case .motion(.cancelled, let motion, with: let event): motionCancelled(motion, with: event)
    case .remoteControl(let event): remoteControlReceived(with: event)
    }
  }
}

extension Responder {
  /// Forwards a notice to the next responder that may override its method.
  ///
  /// Spec: OTHER-5, OTHER-12, OTHER-19.
  final func forward(_ notice: Notice) {
    guard let next = next(overriding: .otherEvents) else { return }
    pass(to: next) { next.receive(notice) }
  }
}

extension Application {
  /// Returns whether the application accepts an event at present.
  ///
  /// Spec: HIT-13, OTHER-17.
  final func accepts(_ event: Event) -> Bool {
    switch event.type {
    case .touches: !isIgnoringInteractionEvents
    case .remoteControl: receivesRemoteControl
    case .presses, .motion: true
    }
  }

  /// Sets the window and responder of every press that begins; once, before the event is sent.
  ///
  /// The focused view comes first, then the key window's `defaultResponder`. Implementation
  /// choices: the focused view comes before the first responder (OTHER-10, MAY), and its presses go
  /// through its window, which no clause covers.
  ///
  /// Spec: OTHER-4, OTHER-9.
  final func resolveResponders(of event: PressesEvent) {
    for press in event.allPresses where press.phase == .began && !press.isResolved {
      press.isResolved = true
      let focusedView = focusedView
      press.window = focusedView?.window ?? keyWindow
      press.responder = focusedView ?? keyWindow?.defaultResponder
    }
  }

  /// Sends an event without a location to the key window, and presses to their windows.
  ///
  /// Without such a window the event is dropped: an implementation choice (WIN-15, MAY).
  ///
  /// Spec: WIN-14, WIN-15, OTHER-3, OTHER-22.
  final func sendNonTouchEvent(_ event: Event) {
    guard let presses = event as? PressesEvent, event.type == .presses else {
      keyWindow?.sendEvent(event)
      return
    }
    performKeyCommands(presses)
    let all = presses.allPresses
    for (index, press) in all.enumerated() {
      guard let window = press.window, !all[..<index].contains(where: { $0.window === window })
      else { continue }
      window.sendEvent(event)
    }
  }

}

extension Window {
  /// Delivers an event without a location to the first responder. Presses go to the responder in
  /// which they began, and are dropped while the window ignores interaction.
  ///
  /// Spec: OTHER-2, OTHER-23.
  final func sendNonTouchEvent(_ event: Event) {
    switch event.type {
    case .touches: break
    case .presses:
      if isUserInteractionEnabled, let event = event as? PressesEvent { deliver(event) }
    case .motion:
      guard let event = event as? MotionEvent else { return }
      defaultResponder.receive(.motion(event.phase, event.subtype, with: event))
    case .remoteControl:
      defaultResponder.receive(.remoteControl(event))
    }
  }

  /// The responder for events without a location: the first responder, or else the root controller,
  /// or else the window itself.
  ///
  /// If the root controller presents others, the one presented last is used, and children are not:
  /// an implementation choice, because OTHER-14 covers root controllers without either.
  ///
  /// Spec: OTHER-14, OTHER-23.
  final var defaultResponder: Responder {
    if let firstResponder { return firstResponder }
    guard var controller = rootViewController else { return self }
    while let presented = controller.presentedViewController { controller = presented }
    return controller
  }

  /// Delivers the presses of this window: one call for those that share a responder and a phase, in
  /// the order of the event.
  ///
  /// Spec: OTHER-6.
  private func deliver(_ event: PressesEvent) {
    let presses = event.allPresses.filter { $0.window === self }
    for press in presses where press.phase == .began { press.isTracked = true }
    for press in presses where press.isTracked { press.recognize(at: event.timestamp) }
    for press in presses {
      let group = presses.filter { $0.isDelivered(with: press) }
      guard group.first === press else { continue }
      (press.responder ?? self).receive(.presses(press.phase, group, with: event))
    }
    for press in presses where press.phase.isFinal { press.isTracked = false }
  }
}

extension Press {
  /// Has the recognizers that take the press count it when it ends; the press is then cancelled, if one
  /// recognizes that does not leave touches in views alone.
  ///
  /// That the innermost takes it, and that none takes `select` from a button, are implementation choices
  /// (OTHER-36 leaves them open).
  ///
  /// Spec: OTHER-36.
  fileprivate func recognize(at time: Double) {
    guard phase == .ended, !(key == "select" && responder is Button) else { return }
    let taps = recognizers
    guard !taps.isEmpty, let arbiter = window?.owningApplication?.makeArbiterIfNeeded()
    else { return }
    if arbiter.recognizePress(taps, at: time) { cancel() }
  }

  /// The tap recognizers that take the press: of the view that has it, or that of its controller, and of
  /// those around it.
  private var recognizers: [TapGestureRecognizer] {
    var found: [TapGestureRecognizer] = []
    var current = responder as? View ?? (responder as? ViewController)?.viewIfLoaded
    while let view = current {
      for case let tap as TapGestureRecognizer in view.gestureRecognizers
      where tap.isEnabled && tap.allowedPress == key {
        found.append(tap)
      }
      current = view.superview
    }
    return found
  }

  /// Whether both presses are delivered in one call.
  ///
  /// A press whose beginning was not delivered is never delivered.
  ///
  /// Spec: OTHER-6.
  fileprivate func isDelivered(with other: Press) -> Bool {
    isTracked && phase != .stationary && responder === other.responder && phase == other.phase
  }
}

extension Application {
  /// The view that receives presses; nil if there is none, and while it is in no window of this
  /// application.
  ///
  /// Spec: OTHER-9.
  public final var focusedView: View? {
    get { storedFocusedView?.window?.owningApplication === self ? storedFocusedView : nil }
    set { storedFocusedView = newValue }
  }

  /// Starts delivering remote-control events, which are dropped before.
  ///
  /// Calls do not nest, which is an implementation choice.
  ///
  /// Spec: OTHER-17.
  public final func beginReceivingRemoteControlEvents() { receivesRemoteControl = true }

  /// Stops delivering remote-control events.
  ///
  /// Spec: OTHER-17.
  public final func endReceivingRemoteControlEvents() { receivesRemoteControl = false }
}
