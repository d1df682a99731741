extension Control {
  /// Has a target, which may be any object, perform an action for some events; without a target,
  /// whoever is found in the chain when the action is sent.
  ///
  /// The control does not keep the target. Registering the same twice changes nothing.
  ///
  /// Spec: CONTROL-16, CONTROL-27, CONTROL-28, CONTROL-29, CONTROL-31, CONTROL-32, ACTION-16.
  public final func addTarget(_ target: Object?, action: Action, for events: ControlEvent) {
    if let index = targets.firstIndex(where: { $0.matches(target) && $0.action == action }) {
      targets[index].events.formUnion(events)
    } else {
      targets.append(
        ControlTarget(target: target?.referenced(), action: action, events: events))
    }
  }

  /// Takes all registrations of a target back for some events, or those of all targets for nil.
  ///
  /// That the action does not matter is our choice, as Apple's page on the method says: its header
  /// says otherwise (CONTROL-58, MAY).
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

  /// Has the actions performed that are registered for some events.
  ///
  /// Spec: CONTROL-15, CONTROL-37.
  public final func sendActions(for events: ControlEvent) { sendActions(for: events, with: nil) }

  /// Sends one action for each registration, in the order of registering: our choice (CONTROL-30,
  /// MAY).
  ///
  /// Spec: CONTROL-16, CONTROL-27, CONTROL-28, CONTROL-29, CONTROL-30, CONTROL-32, CONTROL-38.
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

  /// Sends one action through the application, or straight where there is none: our choice.
  ///
  /// Spec: CONTROL-3, CONTROL-28, CONTROL-32, CONTROL-33, CONTROL-38, CONTROL-39.
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

/// What a control does for some events: who performs which action.
struct ControlTarget {
  /// Who performs it; nil for nobody in particular.
  let target: ObjectReference?
  /// What is performed.
  let action: Action
  /// The events that it is for.
  var events: ControlEvent

  /// Whether it is for that target, or for nobody in particular.
  func matches(_ object: Object?) -> Bool {
    guard let target else { return object == nil }
    return object != nil && target.object === object
  }
}
