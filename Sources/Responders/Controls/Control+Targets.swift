extension Control {
  /// Registers a target, which may be any object, and an action for events; without a target, the
  /// action is sent along the chain.
  ///
  /// The control does not retain the target. Registering the same target and action again only adds
  /// events.
  ///
  /// Spec: CONTROL-27, CONTROL-31.
  public final func addTarget(_ target: Object?, action: Action, for events: ControlEvent) {
    if let index = targets.firstIndex(where: { $0.matches(target) && $0.action == action }) {
      targets[index].events.formUnion(events)
    } else {
      targets.append(
        ControlTarget(target: target?.referenced(), action: action, events: events))
    }
  }

  /// Removes the registrations of a target for events, or those of all targets for nil.
  ///
  /// The action is ignored, as Apple's documentation of the method says and its header does not: an
  /// implementation choice (CONTROL-58, MAY).
  ///
  /// Spec: CONTROL-35, CONTROL-58.
  public final func removeTarget(
    _ target: Object?, action: Action?, for events: ControlEvent
  ) {
    for index in targets.indices where target == nil || targets[index].matches(target) {
      targets[index].events.subtract(events)
    }
    targets.removeAll { $0.events.isEmpty }
  }

  /// Sends the actions that are registered for events.
  ///
  /// Spec: CONTROL-15, CONTROL-37.
  public final func sendActions(for events: ControlEvent) { sendActions(for: events, with: nil) }

  /// Sends one action for each registration, in the order of registration: an implementation choice
  /// (CONTROL-30, MAY).
  ///
  /// Spec: CONTROL-29, CONTROL-38.
  final func performActions(for events: ControlEvent, with event: Event?) {
    for registration in targets where !registration.events.isDisjoint(with: events) {
      guard let target = registration.target else {
        sendAction(registration.action, to: nil, for: event)
        continue
      }
      guard let object = target.object else { continue }
      sendAction(registration.action, to: object, for: event)
    }
  }

  /// Sends an action through the application, or directly to the target if there is no application,
  /// which is an implementation choice.
  ///
  /// Spec: CONTROL-28, CONTROL-32.
  final func dispatch(_ action: Action, to target: Object?, for event: Event?) {
    if let application = window?.owningApplication {
      application.sendAction(action, to: target, from: self, for: event)
    } else if let found = target ?? self.target(forAction: action, withSender: self),
      found.implements(action)
    {
      found.perform(action, from: self, for: event)
    }
  }
}

/// A registration: the target and action for some events.
struct ControlTarget {
  /// The target, or nil to send the action along the chain.
  let target: ObjectReference?
  /// The action.
  let action: Action
  /// The events.
  var events: ControlEvent

  /// Whether the registration has the given target, or none for nil.
  func matches(_ object: Object?) -> Bool {
    guard let target else { return object == nil }
    return object != nil && target.object === object
  }
}
