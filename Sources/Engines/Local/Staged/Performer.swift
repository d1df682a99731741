import Responders

/// An object of the stage that scenarios can give actions, whether it is a responder or not.
protocol Performer: Object {
  /// Its name, its overrides and who takes its calls down; its accesses never overlap.
  var role: Role { get set }
}
