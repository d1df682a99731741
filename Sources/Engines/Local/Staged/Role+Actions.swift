import Responders

extension Role {
  /// Whether the scenario gave it an action.
  func implements(_ action: Action) -> Bool {
    overrides?.actions?.implemented.contains(action) == true
  }

  /// Takes an action and the text of its event down; says whether it goes on to super.
  func performs(_ action: Action, with event: Event?) -> Bool {
    guard recorder.obstacle == nil else { return false }
    recorder.payload = (event as? TextEvent)?.text
    recorder.record(.action(action.name), by: name)
    return true
  }

  /// What `canPerformAction(_:withSender:)` answers: as overridden, or as the type does.
  ///
  /// A search that comes by again is ended by a yes.
  mutating func canPerform(_ action: Action, _ standard: Bool) -> Bool {
    guard isNewToSearch() else { return true }
    return standard && overrides?.actions?.denied.contains(action) != true
  }

  /// Whether `target(forAction:withSender:)` is not overridden for an action.
  func inheritsTarget(of action: Action) -> Bool {
    overrides?.actions?.redirections[action] == nil
  }

  /// What `target(forAction:withSender:)` answers: as overridden, or as the type does.
  func target(of action: Action, or standard: @autoclosure () -> Object?) -> Object? {
    guard let redirection = overrides?.actions?.redirections[action] else { return standard() }
    return redirection.target
  }
}
