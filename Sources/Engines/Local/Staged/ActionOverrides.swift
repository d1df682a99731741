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
  ///
  /// A class, because an unoptimised build takes a missing structure with an unowned optional for
  /// one that is there.
  final class Redirection {
    /// What `target(forAction:withSender:)` returns.
    unowned let target: Responder?

    /// Redirects to a responder, or to nobody.
    init(target: Responder?) { self.target = target }
  }
}
