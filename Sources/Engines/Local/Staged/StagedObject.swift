import Responders

/// An object of the stage that is no responder: it may be an application's delegate, and send and
/// perform actions.
final class StagedObject: Object, Performer, ApplicationDelegate {
  @exclusivity(unchecked) var role: Role

  /// Makes it with its role.
  init(_ role: Role) {
    self.role = role
    super.init()
  }

  override var description: String { role.name }

  override func implements(_ action: Action) -> Bool { role.implements(action) }

  override func perform(_ action: Action, from sender: Object?, for event: Event?) {
    if role.performs(action, with: event) { super.perform(action, from: sender, for: event) }
  }
}
