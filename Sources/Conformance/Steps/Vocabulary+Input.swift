extension Vocabulary {
  /// Presses, motion, remote control, key commands, undo managers, input views.
  static let input: Section = (inputSettings + inputStimuli + inputQuestions, inputChecks)

  private static let inputSettings: [StepDefinition] = [
    StepDefinition(
      .set, "handlesPresses",
      "Whether the methods for presses are overridden without a call to super.",
      .on("{of:responder} handles presses", .presses, "Keeps presses to itself.")),
    StepDefinition(
      .set, "handlesMotion",
      "Whether the methods for motion are overridden without a call to super.",
      .on("{of:responder} handles motion", .motion, "Keeps motion events to itself.")),
    StepDefinition(
      .set, "handlesRemoteControl",
      "Whether the method for remote control is overridden without a call to super.",
      .on(
        "{of:responder} handles remote control", .remoteControl,
        "Keeps remote-control events to itself.")),
    StepDefinition(
      .change, "focus", "Gives a view the focus, or nobody.", traits: .needsApplication,
      unspecifiedWith: [[.presses, .canBecomeFirstResponder]],
      Phrase("{of:view or nobody} has focus", .presses, "Gives a view the focus, or takes it away.")
    ),
    StepDefinition(
      .change, "receiveRemoteControl",
      "Begins (true) or ends (false) receiving remote-control events.", traits: .needsApplication,
      .on("remote control is received", .remoteControl, "Begins receiving remote-control events."),
      .off("remote control is not received", .remoteControl, "Ends receiving them.")),
    StepDefinition(
      .set, "keyCommand",
      "A key and the action that the responder offers for it, after all that it offers already.",
      unspecifiedWith: [
        [.searchesTarget, .unclearStart], [.searchesTarget, .unclearKeyWindow], [.holdsKeys],
        [.repeatsKey], [.editors],
      ],
      Phrase(
        "{of:responder} offers {key:key} for {action:action}", .input,
        "Gives it a key command with an action.")),
    StepDefinition(
      .set, "undoManager", "Whether the responder supplies an undo manager of its own.",
      .on("{of:responder} has an undo manager", .input, "Gives it an undo manager of its own."),
      .off("{of:responder} has no undo manager", .input, "Overrides `undoManager` with nothing.")),
    StepDefinition(
      .set, "inputView",
      "The view shown while the responder is first responder, in place of the keyboard, or none.",
      Phrase(
        "{of:responder} has input view {to:view or nobody}", .input,
        "Sets the `inputView` of a text field or text view, and overrides it elsewhere.")),
    StepDefinition(
      .set, "inputAccessoryView", "The view shown above the input view, or none.",
      Phrase(
        "{of:responder} has accessory view {to:view or nobody}", .input,
        "Sets the `inputAccessoryView` of a text field or text view, and overrides it elsewhere.")),
  ]

  private static let inputStimuli: [StepDefinition] = [
    StepDefinition(
      .stimulate, "press",
      "A key or button, by its name, is pressed: a key command if one matches, else a press.",
      traits: [.needsApplication, .pressesKey],
      unspecifiedWith: [[.unclearKeyWindow]],
      Phrase("press {key:key} {stage:stage}", .presses, "A key or button is pressed, held, let go.")
    ),
    StepDefinition(
      .stimulate, "reloadInputViews", "Code calls a responder's `reloadInputViews()`.",
      unspecifiedWith: [[.unclearKeyWindow]],
      Phrase("{of:responder} reloads its input views", .input, "Code calls `reloadInputViews`.")),
    StepDefinition(
      .stimulate, "shake", "The device is shaken.", traits: .needsApplication,
      unspecifiedWith: [[.unclearKeyWindow]],
      Phrase("shaking {stage:motion stage}", .motion, "The device is shaken.")),
    StepDefinition(
      .stimulate, "remoteControl", "A remote control sends a command, by its name.",
      traits: .needsApplication,
      unspecifiedWith: [[.unclearKeyWindow]],
      Phrase(
        "the remote control sends {command:key}", .remoteControl,
        "A remote control sends a command.")),
  ]

  private static let inputQuestions: [StepDefinition] = [
    StepDefinition(
      .ask, "undoManager", "The responder whose undo manager a responder finds.",
      unspecifiedWith: [[.textFields]],
      Phrase(
        "the undo manager of {of:responder} belongs to {=:expected}",
        question: "the undo manager of {of:responder}", .input,
        "Whose undo manager a responder finds.")),
    StepDefinition(
      .ask, "shownInput", "What is shown for input: a view, the text `keyboard`, or nobody.",
      unspecifiedWith: [[.unclearKeyWindow]],
      Phrase(
        "the input view shown is {=:expected view}", question: "the input that is shown", .input,
        "The custom input view on the screen."),
      Phrase(
        "the keyboard is shown", answer: .text("keyboard"), question: "the input that is shown",
        .input, "The system keyboard is on the screen."),
      Phrase(
        "no input is shown", answer: .nobody, question: "the input that is shown", .input,
        "Neither the keyboard nor an input view is on the screen.")),
    StepDefinition(
      .ask, "shownAccessory", "The accessory view that is shown.",
      unspecifiedWith: [[.unclearKeyWindow]],
      Phrase(
        "the accessory view shown is {=:expected view}",
        question: "the accessory view that is shown", .input, "The accessory view on the screen.")),
  ]

  private static let inputChecks: [Phrase] = [
    Phrase(
      "the press visits {path:path}", expects: .visits(.presses(.began)), .presses,
      "All that were told the press began, in order."),
    Phrase(
      "the motion visits {path:path}", expects: .visits(.motion(.began)), .motion,
      "All that were told the motion began, in order."),
    Phrase(
      "the remote control visits {path:path}", expects: .visits(.remoteControlReceived),
      .remoteControl,
      "All that were told of the remote control, in order."),
    Phrase(
      "{of:responder} felt presses {stages:stages}", expects: .history(.presses, field: "stages"),
      .presses,
      "What the responder has been told of presses since the scenario began, in order."),
    Phrase(
      "{of:responder} felt motion {stages:stages}", expects: .history(.motion, field: "stages"),
      .motion,
      "What the responder has been told of motion since the scenario began, in order."),
  ]
}

extension Vocabulary {
  /// What the system does with keys, and whether the application comes before it.
  static let systemKeys: Section = (
    [
      StepDefinition(
        .set, "keyboardScrolling", "A scroll view's `allowsKeyboardScrolling`.",
        .off(
          "{of:scroll view} does not scroll by keys", .systemKeys,
          "Sets `allowsKeyboardScrolling` to no.")),
      StepDefinition(
        .set, "keyPriority",
        "`wantsPriorityOverSystemBehavior` of the key commands that a responder offers by then.",
        .on(
          "{of:responder} wants its keys before text input", .systemKeys,
          "Sets `wantsPriorityOverSystemBehavior` of its key commands to yes.")),
    ], []
  )
}
