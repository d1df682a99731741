extension View {
  /// Delivers touches that share a phase to the view, then to recipients on the forwarding record
  /// that did not receive them; a tap makes the view first responder.
  ///
  /// If the view receives a cancellation because a recognizer took the tap, it does not become
  /// first responder: an implementation choice, because no clause covers this.
  ///
  /// Spec: TOUCH-7, TOUCH-9.
  final func deliver(_ touches: [Touch], _ phase: Touch.Phase, with event: Event) {
    if phase == .began {
      for touch in touches { touch.isActiveInView = true }
    }
    for touch in touches { touch.forwarding.start(phase) }
    receive(touches, in: phase, with: event)
    if phase != .stationary { completeForwarding(of: touches, in: phase, with: event) }
    if phase == .ended, becomesFirstResponderWhenTapped {
      makeFirstResponder(tappedBy: touches, event)
    }
  }

  /// Makes the view first responder and its window key if one of the touches was lifted inside;
  /// also makes the window key if the view was first responder already.
  ///
  /// Any such touch counts as a tap, however long it lasted and wherever it moved: an
  /// implementation choice, because the sources give no limits.
  ///
  /// Spec: FIRST-14, WIN-17.
  private func makeFirstResponder(tappedBy touches: [Touch], _ event: Event) {
    let isInside = touches.contains { point(inside: $0.location(in: self), with: event) }
    guard isInside, !touches.contains(where: { handlesTap($0) }) else { return }
    if becomeFirstResponder() { window?.makeKey() }
  }
}

extension Touch {
  /// The record of which responders received a touch's beginning, nearest first, each with the
  /// responder that forwarded it.
  ///
  /// Stores identities only: recipients are found through `next`, and a touch that retained
  /// responders could keep its application alive.
  ///
  /// Spec: TOUCH-7, TOUCH-9.
  struct Forwarding {
    private struct Recipient {
      let responder: ObjectIdentifier
      let forwarder: ObjectIdentifier
      /// The number of the last delivery that the recipient received.
      var delivery: Int
    }

    private var recipients: [Recipient] = []
    /// Whether the record restricts forwarding; false before the first delivery and after a
    /// recipient was reached by another way.
    private var isRecording = false
    /// The number of the current delivery to the touched view.
    private var delivery = 0
    /// The number of recipients that have received the current delivery.
    private var deliveredCount = 0
    /// The index at which the next recipient is expected.
    private var cursor = 0

    /// Starts a delivery to the touched view; a beginning clears the record.
    mutating func start(_ phase: Phase) {
      delivery += 1
      deliveredCount = 0
      cursor = 0
      guard phase == .began else { return }
      recipients = []
      isRecording = true
    }

    /// Returns whether one responder forwards the touch to another, and records it.
    ///
    /// Spec: TOUCH-7, TOUCH-9.
    mutating func recordForwarding(
      _ responder: Responder, from forwarder: Responder, in phase: Phase
    ) -> Bool {
      guard isRecording else { return true }
      let identity = ObjectIdentifier(responder)
      guard let index = index(of: identity) else {
        guard phase == .began else { return false }
        recipients.append(
          Recipient(
            responder: identity, forwarder: ObjectIdentifier(forwarder), delivery: delivery))
        deliveredCount += 1
        cursor = recipients.count
        return true
      }
      guard recipients[index].forwarder == ObjectIdentifier(forwarder) else {
        isRecording = false
        return true
      }
      markDelivered(index)
      return true
    }

    /// Whether a recipient has not received the current delivery.
    var isIncomplete: Bool { isRecording && deliveredCount < recipients.count }

    /// Returns whether a responder is the recipient at an index.
    func contains(_ responder: Responder, at index: Int) -> Bool {
      isRecording && index < recipients.count
        && recipients[index].responder == ObjectIdentifier(responder)
    }

    /// Returns whether the recipient at an index has not received the current delivery.
    func isMissing(at index: Int) -> Bool { recipients[index].delivery != delivery }

    /// Records that the recipient at an index receives the current delivery.
    mutating func markDelivered(_ index: Int) {
      cursor = index + 1
      guard recipients[index].delivery != delivery else { return }
      recipients[index].delivery = delivery
      deliveredCount += 1
    }

    private func index(of identity: ObjectIdentifier) -> Int? {
      if cursor < recipients.count, recipients[cursor].responder == identity { return cursor }
      return recipients.firstIndex { $0.responder == identity }
    }
  }
}

extension Responder {
  /// Forwards touches to `next`: those that begin now, and those whose beginning was forwarded.
  ///
  /// A beginning is forwarded to an exclusive superview too: an implementation choice (TOUCH-35,
  /// MAY).
  ///
  /// Spec: TOUCH-5, TOUCH-7, TOUCH-9, TOUCH-35.
  final func forward(_ touches: [Touch], in phase: Touch.Phase, with event: Event?) {
    guard let next = next(overriding: .touches) else { return }
    pass(to: next) {
      // The most frequent case, handled without allocating an array.
      if touches.count == 1 {
        guard touches[0].forwarding.recordForwarding(next, from: self, in: phase) else { return }
        next.receive(touches, in: phase, with: event)
        return
      }
      let group = touches.filter { $0.forwarding.recordForwarding(next, from: self, in: phase) }
      if !group.isEmpty { next.receive(group, in: phase, with: event) }
    }
  }

  /// Delivers touches to the recipients on their records that did not receive them because a
  /// responder before them did not forward, nearest first, as long as `next` follows the record.
  ///
  /// Spec: TOUCH-7, TOUCH-9, TOUCH-22.
  final func completeForwarding(
    of touches: [Touch], in phase: Touch.Phase, with event: Event?
  ) {
    var open = touches.filter { $0.forwarding.isIncomplete }
    var current = self
    var index = 0
    while !open.isEmpty, let next = current.next(overriding: .touches) {
      open = open.filter { $0.forwarding.isIncomplete && $0.forwarding.contains(next, at: index) }
      let missed = open.filter { $0.forwarding.isMissing(at: index) }
      for touch in missed { touch.forwarding.markDelivered(index) }
      if !missed.isEmpty { next.receive(missed, in: phase, with: event) }
      current = next
      index += 1
    }
  }
}
