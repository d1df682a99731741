import Conformance

extension Phrasebook {
  static let actionSettings: [Phrase] = [
    .property(
      "{responder or object} implements {action}", .actions, "Gives it an action without arguments."
    ) { .implements($0.action, arguments: 0) },
    .property(
      "{responder or object} implements {action} with a sender", .actions,
      "Gives it an action that takes the sender."
    ) { .implements($0.action, arguments: 1) },
    .property(
      "{responder or object} implements {action} with a sender and an event", .actions,
      "Gives it an action that takes the sender and the event."
    ) { .implements($0.action, arguments: 2) },
    .property(
      "{responder} denies {action}", .actions, "Overrides `canPerformAction` to say no to it."
    ) { .denies($0.action) },
    .property(
      "{responder} redirects {action} to {target}", .actions,
      "Overrides `target(forAction:)` to return another object for it."
    ) { .redirects($0.action, to: $0.target) },
  ]

  static let actionStimuli: [Phrase] = [
    .stimulus(
      "sending {action} to {target} from {target}", .actions,
      "The application sends an action; to nobody is to whom it may concern."
    ) { .sendAction($0.action, to: $0.target, from: $0.otherTarget) }
  ]

  static let actionChecks: [Phrase] = [
    .answer(
      "the target of {action} from {responder} is {expected responder or object or recognizer}",
      .actions,
      "What `target(forAction:)` returns there."
    ) { (.target(ofAction: $0.action, from: $0.name), $0.expected) },
    .answer("{responder} can perform {action}", .actions, "`canPerformAction` says yes.") {
      (.canPerform($0.action, by: $0.name), [.truth(true)])
    },
    .answer("{responder} cannot perform {action}", .actions, "`canPerformAction` says no.") {
      (.canPerform($0.action, by: $0.name), [.truth(false)])
    },
    .calls("{responder or object} performs {action}", .actions, "The action was sent to it.") {
      .receives(.action($0.action), $0.name)
    },
    .calls("{responder or object} does not perform {action}", .actions, "It was not.") {
      .doesNotReceive(.action($0.action), $0.name)
    },
    .calls(
      "only {responder or object} performs {action}", .actions, "It was sent to it, once, alone."
    ) {
      .receivers(.action($0.action), [$0.name])
    },
    .calls(
      "{responder or object} performed {actions}", .actions,
      "All actions that it has performed since the scenario began, in order."
    ) { .history($0.name, $0.actions.map(Message.action), .actions) },
  ]
}
