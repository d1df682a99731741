extension Vocabulary {
  /// Actions with and without a target.
  static let actions: Section = (
    [
      StepDefinition(
        .set, "implements",
        "An action that the responder or object implements, with that many arguments (0 to 2).",
        Phrase(
          "{of:responder or object} implements {action:action}", with: ["arguments": 0], .targets,
          needing: .nothing, "Gives it an action without arguments."),
        Phrase(
          "{of:responder or object} implements {action:action} with a sender",
          with: ["arguments": 1], .targets, needing: .nothing,
          "Gives it an action that takes the sender."),
        Phrase(
          "{of:responder or object} implements {action:action} with a sender and an event",
          with: ["arguments": 2], .targets, needing: .nothing,
          "Gives it an action that takes the sender and the event.")),
      StepDefinition(
        .set, "denies", "An action for which `canPerformAction` is overridden to return no.",
        Phrase(
          "{of:responder} denies {action:action}", .actions,
          "Overrides `canPerformAction` to say no to it.")),
      StepDefinition(
        .set, "redirects",
        "An action for which `target(forAction:)` is overridden to return the named object, or nobody.",
        Phrase(
          "{of:responder} redirects {action:action} to {to:target}", .actions,
          "Overrides `target(forAction:)` to return another object for it.")),
      StepDefinition(
        .stimulate, "sendAction",
        "Code has the application send an action to a target, or to nobody in particular, from a sender or from nobody. With a `payload` it comes with an event of the program's own that carries that text, else without an event.",
        traits: [.needsApplication, .returnsResult],
        unspecifiedWith: [
          [.searchesTarget, .unclearStart], [.searchesTarget, .unclearKeyWindow],
        ],
        Phrase(
          "sending {action:action} to {to:target} from {from:target}", .targets,
          needing: .ofSending,
          "The application sends an action; to nobody is to whom it may concern."),
        Phrase(
          "sending {action:action} to {to:target} from {from:target} with {payload:text}", .targets,
          needing: .ofSending,
          "The application sends an action with an event of the program's own that carries a text.")
      ),
      StepDefinition(
        .ask, "target",
        "What a responder's `target(forAction:withSender:)` returns, without a sender.",
        unspecifiedWith: [[.unclearKeyWindow]],
        Phrase(
          "the target of {action:action} from {of:responder} is {=:expected responder or object or recognizer}",
          .actions, "What `target(forAction:)` returns there.")),
      StepDefinition(
        .ask, "canPerform",
        "What a responder's `canPerformAction(_:withSender:)` returns, without a sender.",
        unspecifiedWith: [[.actionOfAnotherObject]],
        .yes(
          "{of:responder} can perform {action:action}", .actions, "`canPerformAction` says yes."),
        .no(
          "{of:responder} cannot perform {action:action}", .actions, "`canPerformAction` says no.")),
      StepDefinition(
        .ask, "payload", "The text that came with the last action.",
        Phrase(
          "the action came with {=:text}", question: "what the action came with", .targets,
          needing: .nothing, "The text that came with the last action.")),
    ],
    [
      Phrase(
        "{of:responder or object} performs {action:action}", expects: .receives(.action), .targets,
        needing: .nothing, "The action was sent to it."),
      Phrase(
        "{of:responder or object} does not perform {action:action}",
        expects: .doesNotReceive(.action), .targets,
        needing: .nothing, "It was not."),
      Phrase(
        "only {of:responder or object} performs {action:action}", expects: .receivesAlone(.action),
        .targets,
        needing: .nothing, "It was sent to it, once, alone."),
      Phrase(
        "{of:responder or object} performs {action:action} from {sender:target}",
        expects: .performsFromSender, .targets,
        needing: .nothing,
        "The action was sent to it with that sender; with `nobody`, without a sender."),
      Phrase(
        "{of:responder or object} performs {action:action} with the event of finger {finger:finger}",
        expects: .performsWithEvent(finger: "finger"),
        .targets, needing: .nothing,
        "The action came with an event in which that finger's touch is."),
      Phrase(
        "{of:responder or object} performs {action:action} without an event",
        expects: .performsWithEvent(finger: nil), .targets,
        needing: .nothing,
        "The action came with no event."),
      Phrase(
        "{of:responder or object} performed {actions:actions}",
        expects: .history(.actions, field: "actions"), .targets,
        needing: .nothing,
        "All actions that it has performed since the scenario began, in order."),
    ]
  )
}

extension Vocabulary {
  /// Controls: tracking, control events, targets, values.
  static let controls: Section = (
    controlSettings + controlStimuli + controlQuestions, controlChecks
  )

  private static let controlSettings: [StepDefinition] = [
    StepDefinition(
      .set, "enabled", "Whether a control or a recognizer is enabled.",
      unspecifiedWith: [[.afterTouch], [.severalCanBecomeFirstResponder], [.textFields]],
      .off("{of:control} is disabled", .controls, "Sets `isEnabled` of a control to no."),
      .on("{of:control} is enabled", .controls, "Sets it to yes."),
      .off("{of:recognizer} is disabled", .gestures, "Sets `isEnabled` of a recognizer to no."),
      .on("{of:recognizer} is enabled", .gestures, "Sets it to yes.")),
    StepDefinition(
      .set, "refusesTracking", "Whether a control's `beginTracking` is overridden to return no.",
      .on("{of:control} refuses tracking", .controls, "Overrides `beginTracking` to return no.")),
    StepDefinition(
      .set, "stopsTracking", "Whether a control's `continueTracking` is overridden to return no.",
      .on(
        "{of:control} stops tracking when dragged", .controls,
        "Overrides `continueTracking` to return no.")),
    StepDefinition(
      .set, "on", "Whether a switch is on.",
      .on("{of:switch} is turned on", .controls, "Code switches it on."),
      .off("{of:switch} is turned off", .controls, "Code switches it off.")),
    StepDefinition(
      .set, "value",
      "A slider's or stepper's value; which segment is selected, or which page is shown, from 0.",
      samples: [0, 1, 2],
      Phrase(
        "{of:slider or stepper or segmented control or page control} has value {to:number}",
        .controls,
        "Code sets a slider's or stepper's value, or selects a segment or page, counted from 0.")),
    StepDefinition(
      .set, "continuous", "Whether a slider tells of each change during a drag, or of the last.",
      .off(
        "{of:slider} tells the last change only", .controls,
        "Makes it say once, when a drag is over, that its value changed.")),
    StepDefinition(
      .set, "wraps", "Whether a stepper goes on at its other end; no at first.",
      .on("{of:stepper} wraps around", .controls, "A step beyond one end leads to the other."),
      .off("{of:stepper} does not wrap around", .controls, "A step beyond an end changes nothing.")),
    StepDefinition(
      .set, "segments", "How many segments a segmented control has.",
      Phrase("{of:segmented control} has {to:count} segments", .controls, "Gives it segments.")),
    StepDefinition(
      .set, "pages", "How many pages a page control has.",
      Phrase("{of:page control} has {to:count} pages", .controls, "Gives it pages.")),
    StepDefinition(
      .set, "text", "The text of a text field or text view.",
      Phrase(
        "{of:text field or text view} has text {to:text}", .controls, needing: .ofEditor,
        "Code sets its text.")),
    StepDefinition(
      .change, "addTarget",
      "Registers a target (or nobody in particular) and an action with a control for an event; with an `other`, in the same call for both events.",
      unspecifiedWith: [[.searchesTarget, .unclearStart], [.searchesTarget, .unclearKeyWindow]],
      Phrase(
        "{of:control} sends {action:action} to {target:target} on {event:event}", .controls,
        needing: .ofRegistration, "Registers a target and action with a control."),
      Phrase(
        "{of:control} sends {action:action} to {target:target} on {event:event} and {other:event}",
        .controls, needing: .ofRegistration,
        "Registers a target and action with a control for both events, in one call.")),
    // `anything` is first, because it could also be the name of an action.
    StepDefinition(
      .change, "removeTarget",
      "Takes such registrations back; without an action, all of that target.",
      unspecifiedWith: [[.severalActions]],
      Phrase(
        "{of:control} no longer sends anything to {target:target} on {event:event}",
        with: ["action": nil], .controls, needing: .ofRemoval,
        "Takes all registrations of that target back; with `nobody`, of all targets."),
      Phrase(
        "{of:control} no longer sends {action:action} to {target:target} on {event:event}",
        .controls, needing: .ofRemoval,
        "Takes such a registration back; with `nobody`, of all targets.")),
    StepDefinition(
      .set, "leavesControl",
      "A control from which the object takes back all its registrations each time it performs an action.",
      Phrase(
        "{of:responder or object} leaves {control:control} when it performs {action:action}",
        .controls, needing: .ofRemoval,
        "Has it take all its registrations with the control back each time it performs the action.")
    ),
  ]

  private static let controlStimuli: [StepDefinition] = [
    StepDefinition(
      .stimulate, "sendActions", "Code calls a control's `sendActions(for:)`.",
      Phrase(
        "{of:control} sends its actions for {event:event}", .controls,
        "Code calls a control's `sendActions`.")),
    StepDefinition(
      .stimulate, "sendActionsForBoth",
      "Code calls a control's `sendActions(for:)` once, with a set of two events.",
      Phrase(
        "{of:control} sends its actions for {event:event} and {other:event}", .controls,
        "Code calls a control's `sendActions` once, with both events.")),
    StepDefinition(
      .stimulate, "type", "The user types a text with the keyboard, a character at a time.",
      traits: .needsApplication,
      unspecifiedWith: [[.unclearKeyWindow]],
      Phrase(
        "the user types {text:text}", .controls, needing: RequiredFeatures([.firstResponder]),
        "The user types a text with the keyboard, a character at a time.")),
    StepDefinition(
      .stimulate, "pressReturn", "The user presses the keyboard's return key.",
      traits: .needsApplication,
      unspecifiedWith: [
        [.followed], [.asksFirstResponder], [.registersTargets], [.severalCanBecomeFirstResponder],
        [.unclearKeyWindow],
      ],
      Phrase(
        "the user presses return", .controls, needing: RequiredFeatures([.firstResponder]),
        "The user presses the return key.")),
  ]

  private static let controlQuestions: [StepDefinition] = [
    StepDefinition(
      .ask, "isTracking", "Whether a control or a scroll view is tracking a touch.",
      .yes("{of:control} is tracking", .controls, "The control is tracking a touch."),
      .no("{of:control} is not tracking", .controls, "The control is tracking no touch."),
      .yes("{of:scroll view} is tracking", .scrolling, "A finger is down that may scroll."),
      .no("{of:scroll view} is not tracking", .scrolling, "None is.")),
    StepDefinition(
      .ask, "isHighlighted", "Whether a control or a row of a table is highlighted.",
      .yes("{of:control} is highlighted", .controls, "The control is highlighted."),
      .no("{of:control} is not highlighted", .controls, "The control is not highlighted."),
      .yes("{of:table row} is highlighted", .tables, "A touch highlights the row."),
      .no("{of:table row} is not highlighted", .tables, "None does.")),
    StepDefinition(
      .ask, "isOn", "Whether a switch is on.",
      .yes("{of:switch} is on", .controls, "The switch is on."),
      .no("{of:switch} is off", .controls, "The switch is off.")),
    StepDefinition(
      .ask, "value",
      "A control's value, as a number: a slider's or stepper's; which segment is selected, -1 for none, or which page is shown, from 0.",
      Phrase(
        "the value of {of:slider or stepper or segmented control or page control} is {=:number}",
        .controls,
        "A slider's or stepper's value; the selected segment, -1 for none, or the page, from 0.")),
    StepDefinition(
      .ask, "text", "The text of a text field or text view.",
      Phrase(
        "the text of {of:text field or text view} is {=:text}", .controls, needing: .ofEditor,
        "Its text.")),
  ]

  private static let controlChecks: [Phrase] = [
    Phrase(
      "{of:control} sends {event:event}", expects: .receives(.event), .controls,
      "The control sent its actions for that event."),
    Phrase(
      "{of:control} does not send {event:event}", expects: .doesNotReceive(.event), .controls,
      "It did not."),
    Phrase(
      "{of:control} sent {events:events}", expects: .history(.controlEvents, field: "events"),
      .controls,
      "All events for which the control has sent its actions since the scenario began, in order."),
  ]
}

extension RequiredFeatures {
  /// The needs of sending an action; with nobody as its target the chain is searched.
  fileprivate static let ofSending = RequiredFeatures(
    [.targets], .when("to", is: "nobody", .actions))
  /// The needs of registering a target; without one the chain is searched.
  fileprivate static let ofRegistration = RequiredFeatures(
    [.controls, .targets], .when("target", is: "nobody", .controls, .actions))
  /// The needs of removing registrations; `nobody` stands for all targets, and nothing is searched.
  fileprivate static let ofRemoval = RequiredFeatures([.controls, .targets])
  /// The needs of phrases about a text field, which is a control, or a text view, which is none.
  fileprivate static let ofEditor = RequiredFeatures(
    [.controls], .when("of", is: "text view", .firstResponder))
}
