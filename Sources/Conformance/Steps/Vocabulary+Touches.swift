extension Vocabulary {
  /// Touches of several fingers, and which responders get them.
  static let touches: Section = (touchSettings + fingers + touchQuestions, touchChecks)

  private static let touchSettings: [StepDefinition] = [
    StepDefinition(
      .set, "keepsTouches",
      "Whether the touch method of one phase is overridden without a call to super.",
      .on(
        "{of:responder} keeps {phase:phase} touches", .touches,
        "Overrides the touch method of one phase without calling super."),
      .off(
        "{of:responder} forwards {phase:phase} touches", .touches, "Takes such an override back.")),
    StepDefinition(
      .set, "multipleTouch", "Whether a view takes more than one touch at a time.",
      .on("{of:view} takes many touches", .multiTouch, "Lets a view have several touches."),
      .off("{of:view} takes one touch", .multiTouch, "Lets a view have one touch at a time.")),
    StepDefinition(
      .set, "exclusiveTouch",
      "Whether a view takes touches only alone, and lets no other view have any meanwhile.",
      unspecifiedWith: [[.recognizers], [.movesObjects], [.ofContainer]],
      .on("{of:view} is exclusive", .multiTouch, "Lets a view have touches only alone."),
      .off("{of:view} is not exclusive", .multiTouch, "Takes that back.")),
  ]

  private static let fingers: [StepDefinition] = [
    StepDefinition(
      .stimulate, "fingers",
      "Fingers do something in one and the same event. Each change is an object: `finger` (whole number, from 1), `does` (`touches`, `moves` or `lifts`) and, but for `lifts`, `at` (`[x,y]`, a point of the screen).",
      traits: .needsApplication,
      unspecifiedWith: .touchesLeftOpen,
      Phrase(
        "finger {finger:finger} touches {at:point}", with: ["does": "touches"], .touches,
        "A finger goes down at a point of the screen."),
      Phrase(
        "finger {finger:finger} moves to {at:point}", with: ["does": "moves"], .touches,
        "A finger moves to a point of the screen, the others stay."),
      Phrase(
        "finger {finger:finger} lifts", with: ["does": "lifts"], .touches,
        "A finger is lifted, the others stay."),
      Phrase(
        "fingers {finger:finger} and {finger2:finger} touch {at:point} and {at2:point}",
        with: ["does": "touches", "does2": "touches"], .multiTouch,
        "Two fingers go down in one event, at points of the screen."),
      Phrase(
        "fingers {finger:finger} and {finger2:finger} move to {at:point} and {at2:point}",
        with: ["does": "moves", "does2": "moves"], .multiTouch,
        "Two fingers move in one event, to points of the screen."),
      Phrase(
        "fingers {finger:finger} and {finger2:finger} lift",
        with: ["does": "lifts", "does2": "lifts"],
        .multiTouch, "Two fingers are lifted in one event."),
      Phrase(
        "finger {finger:finger} moves to {at:point} while finger {finger2:finger} lifts",
        with: ["does": "moves", "does2": "lifts"], .multiTouch,
        "One finger moves and another is lifted in one event.")),
    StepDefinition(
      .stimulate, "touchesAreCancelled",
      "The system takes all touches away, as it does for a phone call.", traits: .cancelsTouches,
      Phrase("the system cancels the touches", .touches, "The system takes all touches away.")),
    StepDefinition(
      .stimulate, "wait", "Time passes on the virtual clock, in seconds.",
      Phrase(
        "1 second passes", with: ["seconds": 1.0], .touches, "A second passes on the virtual clock."
      ),
      Phrase("{seconds:seconds} seconds pass", .touches, "Time passes on the virtual clock.")),
  ]

  private static let touchQuestions: [StepDefinition] = [
    StepDefinition(
      .ask, "fingerView", "Which view the touch of a finger belongs to.",
      Phrase(
        "finger {finger:finger} belongs to {=:expected view}",
        question: "the view that finger {finger:finger} belongs to", .touches,
        "Which view a finger's touch is tied to.")),
    StepDefinition(
      .ask, "phase", "Which phase the touch of a finger is in, as a text.",
      Phrase(
        "finger {finger:finger} is {=:finger phase}",
        question: "the phase of finger {finger:finger}", .touches, "The phase of a finger's touch.")
    ),
    StepDefinition(
      .ask, "tapCount", "How many taps the touch of a finger makes, as a number.",
      unspecifiedWith: [[.moves]],
      Phrase(
        "finger {finger:finger} makes tap {=:number}",
        question: "the tap count of finger {finger:finger}", .touches,
        "The tap count of a finger's touch.")),
    StepDefinition(
      .ask, "location",
      "Where a finger is, in a view's coordinates, or in those of its window where none is named.",
      Phrase(
        "finger {finger:finger} is at {=:point}",
        question: "the location of finger {finger:finger}", .touches,
        "Where a finger is, in the coordinates of its window."),
      Phrase(
        "in {in:view} finger {finger:finger} is at {=:point}",
        question: "the location of finger {finger:finger} in {in:view}", .touches,
        "Where a finger is, in a view's points.")),
    StepDefinition(
      .ask, "previousLocation",
      "Where a finger was before its last change, in the same coordinates.",
      Phrase(
        "finger {finger:finger} was at {=:point}",
        question: "the previous location of finger {finger:finger}", .touches,
        "Where a finger was, in the coordinates of its window."),
      Phrase(
        "in {in:view} finger {finger:finger} was at {=:point}",
        question: "the previous location of finger {finger:finger} in {in:view}", .touches,
        "Where a finger was, in a view's points.")),
  ]

  private static let touchChecks: [Phrase] = [
    Phrase(
      "{of:responder or recognizer} gets {phase:phase} touches", expects: .receives(.phase),
      .touches,
      needing: .touchesOrGestures,
      "It was told of touches of that phase."),
    Phrase(
      "{of:responder or recognizer} gets no {phase:phase} touches",
      expects: .doesNotReceive(.phase), .touches,
      needing: .touchesOrGestures,
      "It was not told of touches of that phase."),
    Phrase(
      "{of:responder or recognizer} gets {phase:phase} touches of finger {finger:finger}",
      expects: .receivesFingers(.phase, fields: ["finger"]),
      .multiTouch, "It was told of that finger's touch, and of no other."),
    Phrase(
      "{of:responder or recognizer} gets {phase:phase} touches of fingers {finger:finger} and {finger2:finger}",
      expects: .receivesFingers(.phase, fields: ["finger", "finger2"]),
      .multiTouch, "It was told of both fingers' touches in one call."),
    Phrase(
      "{of:responder or recognizer} saw {phases:phases}",
      expects: .history(.touches, field: "phases"), .touches,
      needing: .touchesOrGestures,
      "All touch messages that it has got since the scenario began, in order."),
  ]
}

extension RequiredFeatures {
  /// The needs of expectations about who is told of touches: a responder, or a recognizer.
  static let touchesOrGestures = RequiredFeatures(
    [.touches], .when("of", is: "recognizer", .gestures))
}

extension [Circumstances] {
  /// The circumstances in which it is left open what becomes of touches.
  ///
  /// Spec: CONTROL-46, GESTURE-30, EDGE-20.
  static let touchesLeftOpen: [Circumstances] = [
    [.valueControls], [.switches, .moves], [.switches, .cancels],
    [.recognizers, .touchesAfterLift], [.sharedViews], [.scrollViews, .severalFingers],
    [.scrollViews, .movesAslant], [.scrollViews, .cancels], [.nestedScrollViews, .movesAgain],
    [.edgePanRecognizers],
  ]
}
