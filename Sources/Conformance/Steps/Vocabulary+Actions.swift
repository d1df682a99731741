extension Vocabulary {
  /// Actions with and without a target.
  static let actions: Subject = (
    [
      StepForm(
        .set, "implements",
        "An action that the responder or object implements, with that many arguments (0 to 2).",
        Phrase(
          "{of:responder or object} implements {action:action}", with: ["arguments": 0], .actions,
          "Gives it an action without arguments."),
        Phrase(
          "{of:responder or object} implements {action:action} with a sender",
          with: ["arguments": 1],
          .actions, "Gives it an action that takes the sender."),
        Phrase(
          "{of:responder or object} implements {action:action} with a sender and an event",
          with: ["arguments": 2], .actions,
          "Gives it an action that takes the sender and the event.")),
      StepForm(
        .set, "denies", "An action for which `canPerformAction` is overridden to return no.",
        Phrase(
          "{of:responder} denies {action:action}", .actions,
          "Overrides `canPerformAction` to say no to it.")),
      StepForm(
        .set, "redirects",
        "An action for which `target(forAction:)` is overridden to return the named object, or nobody.",
        Phrase(
          "{of:responder} redirects {action:action} to {to:target}", .actions,
          "Overrides `target(forAction:)` to return another object for it.")),
      StepForm(
        .stimulate, "sendAction",
        "Code has the application send an action to a target, or to nobody in particular, from a sender or from nobody. With a `payload` it comes with an event of the program's own that carries that text, else without an event.",
        needsApplication: true,
        Phrase(
          "sending {action:action} to {to:target} from {from:target}", .actions,
          "The application sends an action; to nobody is to whom it may concern."),
        Phrase(
          "sending {action:action} to {to:target} from {from:target} with {payload:text}", .actions,
          "The application sends an action with an event of the program's own that carries a text.")
      ),
      StepForm(
        .ask, "target",
        "What a responder's `target(forAction:withSender:)` returns, without a sender.",
        Phrase(
          "the target of {action:action} from {of:responder} is {=:expected responder or object or recognizer}",
          .actions, "What `target(forAction:)` returns there.")),
      StepForm(
        .ask, "canPerform",
        "What a responder's `canPerformAction(_:withSender:)` returns, without a sender.",
        Phrase(
          "{of:responder} can perform {action:action}", answer: .truth(true), .actions,
          "`canPerformAction` says yes."),
        Phrase(
          "{of:responder} cannot perform {action:action}", answer: .truth(false), .actions,
          "`canPerformAction` says no.")),
      StepForm(
        .ask, "payload", "The text that came with the last action.",
        Phrase(
          "the action came with {=:text}", question: "what the action came with", .actions,
          "The text that came with the last action.")),
    ],
    [
      Phrase(
        calls: "{of:responder or object} performs {action:action}", .actions,
        "The action was sent to it."
      ) {
        .receives(.action($0.text("action")), $0.text("of"))
      },
      Phrase(
        calls: "{of:responder or object} does not perform {action:action}", .actions, "It was not."
      ) {
        .doesNotReceive(.action($0.text("action")), $0.text("of"))
      },
      Phrase(
        calls: "only {of:responder or object} performs {action:action}", .actions,
        "It was sent to it, once, alone."
      ) {
        .receivers(.action($0.text("action")), [$0.text("of")])
      },
      Phrase(
        calls: "{of:responder or object} performed {actions:actions}", .actions,
        "All actions that it has performed since the scenario began, in order."
      ) {
        .history($0.text("of"), $0.texts("actions").map(Message.action), .actions)
      },
    ]
  )
}
