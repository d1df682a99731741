import Responders

/// What a scenario overrides in one responder for single actions.
struct ActionOverrides {
  /// The actions that it implements.
  var implemented: Set<Action> = []
  /// The actions that it says it cannot perform.
  var denied: Set<Action> = []
  /// Where it sends actions.
  var redirections: [Action: Redirection] = [:]

  /// A responder that the world keeps, or nobody.
  struct Redirection {
    /// What `target(forAction:withSender:)` returns.
    unowned var target: Responder?
  }
}
