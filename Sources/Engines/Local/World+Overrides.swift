import Conformance
import Responders

extension World {
  /// Overrides what any responder has and what needs no other responder.
  func override(_ property: Property, in overrides: Overrides) {
    switch property {
    case .handlesTouches(let handles):
      for phase in TouchPhase.allCases { overrides.keep(phase, handles) }
    case .keepsTouches(let phase, let keeps): overrides.keep(phase, keeps)
    case .canBecomeFirstResponder(let can): overrides.canBecomeFirstResponder = can
    case .canResignFirstResponder(let can): overrides.canResignFirstResponder = can
    case .refusesToResign(let refuses): overrides.refusesToResign = refuses
    default: break
    }
  }

  /// Overrides what a responder does with one action, or gives an object that is none an action.
  func overrideAction(_ property: Property, of name: String) throws(Obstacle) {
    let overrides =
      if case .implements = property {
        try performer(name).overriding()
      } else {
        try responder(name).role.overriding()
      }
    var actions = overrides.actions ?? ActionOverrides()
    switch property {
    case .implements(let action, let arguments):
      guard (0...2).contains(arguments) else { throw .arguments(arguments, of: action) }
      actions.implemented.insert(Action(action))
    case .denies(let action): actions.denied.insert(Action(action))
    case .redirects(let action, let target):
      let target = try target.map(object(_:))
      actions.redirections[Action(action)] = ActionOverrides.Redirection(to: target)
    default: break
    }
    overrides.actions = actions
  }

  /// What sends events on: the application or a window.
  func dispatcher(_ name: String) throws(Obstacle) -> Responder {
    let index = try index(of: name)
    switch members[index] {
    case .application(let application): return application
    case .window(let window): return window
    default: throw wrongKind(index, "an application or a window")
    }
  }
}
