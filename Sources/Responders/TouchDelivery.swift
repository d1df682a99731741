extension View {
  /// Delivers touches that share a phase to the view, and then to the responders on their records
  /// that did not receive them; makes the view first responder by a tap.
  ///
  /// Where it receives a cancellation instead of an end, because a recognizer took the tap, it
  /// does not become first responder: our choice, as no clause speaks of it.
  ///
  /// Spec: HIT-4, TOUCH-3, TOUCH-4, TOUCH-7, TOUCH-9, TOUCH-10, TOUCH-13, TOUCH-14, FIRST-14.
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

  /// Becomes first responder where one of the touches was lifted inside, and makes the window key,
  /// also where this was first responder already.
  ///
  /// That any such touch is a tap, however long it was down and wherever it went, is our choice:
  /// sources give no limits.
  ///
  /// Spec: FIRST-14, WIN-17.
  private func makeFirstResponder(tappedBy touches: [Touch], _ event: Event) {
    let isInside = touches.contains { point(inside: $0.location(in: self), with: event) }
    if isInside, becomeFirstResponder() { window?.makeKey() }
  }
}

extension Touch {
  /// The responders that received a touch's beginning, nearest first, each with the responder that
  /// passed it on.
  ///
  /// It holds identities only: receivers are found by `next`, and a touch that kept responders could
  /// keep its application alive.
  ///
  /// Spec: TOUCH-7, TOUCH-9.
  struct Forwarding {
    private struct Recipient {
      let responder: ObjectIdentifier
      let forwarder: ObjectIdentifier
      /// The last delivery that it received.
      var delivery: Int
    }

    private var recipients: [Recipient] = []
    /// Whether the record decides; false before the first delivery and once it is abandoned.
    private var isRecording = false
    /// The number of deliveries to the touched view.
    private var delivery = 0
    /// The number of recipients that have received the present delivery.
    private var deliveredCount = 0
    /// Where the next recipient is looked for first.
    private var cursor = 0

    /// Starts a delivery to the touched view; a beginning starts the record.
    mutating func start(_ phase: Phase) {
      delivery += 1
      deliveredCount = 0
      cursor = 0
      guard phase == .began else { return }
      recipients = []
      isRecording = true
    }

    /// Decides whether one responder hands the touch on to another, and records that.
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

    /// Whether a recipient has not received the present delivery.
    var isIncomplete: Bool { isRecording && deliveredCount < recipients.count }

    /// Whether a responder has a place on the record.
    func contains(_ responder: Responder, at index: Int) -> Bool {
      isRecording && index < recipients.count
        && recipients[index].responder == ObjectIdentifier(responder)
    }

    /// Whether the recipient at a place has not received the present delivery.
    func isMissing(at index: Int) -> Bool { recipients[index].delivery != delivery }

    /// Records that the recipient at a place receives the present delivery.
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
  /// Passes touches to `next`: those that begin now, and those whose beginning was passed on.
  ///
  /// That a beginning is not withheld from an exclusive superview is our choice (TOUCH-35, MAY).
  ///
  /// Spec: TOUCH-5, TOUCH-7, TOUCH-9, TOUCH-35.
  final func forward(_ touches: [Touch], in phase: Touch.Phase, with event: Event?) {
    guard let next = next(overriding: .touches) else { return }
    // One touch is by far the most frequent case: no new array for it.
    if touches.count == 1 {
      guard touches[0].forwarding.recordForwarding(next, from: self, in: phase) else { return }
      next.receive(touches, in: phase, with: event)
      return
    }
    let group = touches.filter { $0.forwarding.recordForwarding(next, from: self, in: phase) }
    if !group.isEmpty { next.receive(group, in: phase, with: event) }
  }

  /// Delivers touches to the recipients on their records that the responders before them kept them
  /// from, nearest first, as far as `next` still leads along the record.
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
