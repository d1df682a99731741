import Responders

/// A responder of the stage, whatever its type: it may be an application's delegate, too.
protocol Staged: Responder, ApplicationDelegate {
  /// Its name, its overrides and who takes its calls down; its accesses never overlap.
  var role: Role { get set }
}
