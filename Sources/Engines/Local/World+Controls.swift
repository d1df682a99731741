import Conformance
import Responders

extension World {
  /// Sets whether a control or recognizer is enabled, or how a control tracks.
  func setTracking(_ property: Property, of name: String) throws(Obstacle) {
    switch property {
    case .enabled(let isEnabled):
      let member = members[try index(of: name)]
      if let recognizer = member.recognizer {
        recognizer.isEnabled = isEnabled
      } else {
        try control(name, or: " or a recognizer").isEnabled = isEnabled
      }
    case .refusesTracking(let refuses):
      try control(name).role.overriding().refusesTracking = refuses
    case .stopsTracking(let stops):
      try control(name).role.overriding().stopsTracking = stops
    default: break
    }
  }

  /// Registers or removes targets of a control.
  func changeTargets(_ change: Change) throws(Obstacle) {
    switch change {
    case .addTarget(let target, let action, let name, let event):
      let target = try target.map(object(_:))
      try control(name).addTarget(
        target, action: Action(action), for: Responders.ControlEvent(event))
    case .removeTarget(let target, let action, let name, let event):
      let target = try target.map(object(_:))
      try control(name).removeTarget(
        target, action: action.map(Action.init(_:)), for: Responders.ControlEvent(event))
    default: break
    }
  }

  /// Has a control send its actions for an event.
  func sendActions(_ name: String, for event: Conformance.ControlEvent) throws(Obstacle) {
    try control(name).sendActions(for: Responders.ControlEvent(event))
  }

  /// Answers a question about a control's tracking.
  func answerTracking(_ query: Query) throws(Obstacle) -> Answer {
    switch query {
    case .isHighlighted(let name): return .truth(try control(name).isHighlighted)
    case .isTracking(let name): return .truth(try control(name).isTracking)
    default: return .nobody
    }
  }

  private func control(
    _ name: String, or others: String = ""
  ) throws(Obstacle) -> Control {
    let index = try index(of: name)
    guard let control = members[index].control
    else { throw wrongKind(index, "a control" + others) }
    return control
  }
}
