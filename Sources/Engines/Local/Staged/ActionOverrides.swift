import Responders

/// What a scenario overrides in one responder for single actions.
struct ActionOverrides {
  /// The actions that it implements.
  var implemented: Set<Action> = []
  /// The actions that it says it cannot perform.
  var denied: Set<Action> = []
  /// Where it sends actions.
  var redirections: [Action: Redirection] = [:]

  /// An object that the world keeps, or nobody.
  ///
  /// A class: an optional structure with nothing but an unowned optional in it is taken for nil and
  /// not nil by turns (Swift 6.3).
  final class Redirection {
    /// What `target(forAction:withSender:)` returns.
    private(set) unowned var target: Object?

    /// Sends actions to that object, or to nobody.
    init(to target: Object?) { self.target = target }
  }
}
