extension Vocabulary {
  /// Gesture recognizers.
  static let gestures: Section = (gestureSettings + gestureQuestions, gestureChecks)

  private static let gestureSettings: [StepDefinition] = [
    StepDefinition(
      .set, "tapsRequired", "How many taps a tap recognizer wants.",
      Phrase(
        "{of:tap recognizer} wants {to:count} taps", .gestures, "Sets how many taps are needed.")),
    StepDefinition(
      .set, "touchesRequired", "How many fingers a recognizer wants.",
      unspecifiedWith: [[.panRecognizers, .liftsOneOfTwo], [.tapRecognizers, .controls]],
      Phrase(
        "{of:tap recognizer or long press recognizer or pan recognizer or swipe recognizer or scroll pan recognizer} wants {to:count} fingers",
        .gestures, "Sets how many fingers are needed.")),
    StepDefinition(
      .set, "minimumPressDuration", "How long a long press lasts, in seconds.",
      Phrase(
        "{of:long press recognizer} wants {to:seconds} seconds", .gestures,
        "Sets how long a long press lasts.")),
    StepDefinition(
      .set, "direction", "Where a swipe goes.",
      Phrase(
        "{of:swipe recognizer} wants direction {to:direction}", .gestures,
        "Sets where a swipe goes.")),
    StepDefinition(
      .set, "alsoDirection", "Another direction in which a swipe may go.",
      Phrase(
        "{of:swipe recognizer} wants direction {to:direction} too", .gestures,
        "Adds a direction to those in which a swipe may go.")),
    StepDefinition(
      .set, "cancelsTouchesInView", "Whether recognition takes the touches from the view.",
      .off(
        "{of:recognizer} leaves touches in its view", .gestures,
        "Sets `cancelsTouchesInView` to no.")),
    StepDefinition(
      .set, "delaysTouchesBegan",
      "Whether the view is told of touches only once recognition has failed.",
      unspecifiedWith: [[.moves]],
      .on("{of:recognizer} holds beginnings", .gestures, "Sets `delaysTouchesBegan` to yes.")),
    StepDefinition(
      .set, "delaysTouchesEnded",
      "Whether the view is told of the end of touches only once recognition is decided.",
      .off("{of:recognizer} passes endings", .gestures, "Sets `delaysTouchesEnded` to no.")),
    StepDefinition(
      .set, "requiresFailure", "A recognizer that has to fail first.",
      Phrase(
        "{of:recognizer} waits for {to:recognizer} to fail", .gestures, "Calls `require(toFail:)`.")
    ),
    StepDefinition(
      .set, "recognizesTogether",
      "A recognizer with which the delegate allows this one to recognise at the same time.",
      Phrase(
        "{of:recognizer} allows {to:recognizer} beside it", .gestures,
        "Its delegate allows both to recognise at the same time.")),
    StepDefinition(
      .set, "waitsFor",
      "A recognizer about which the delegate's `shouldRequireFailureOf` answers yes; nobody where it answers no about all.",
      unspecifiedWith: [[.severalFingers]],
      Phrase(
        "{of:recognizer} says it waits for {to:recognizer or nobody}", .gestures,
        "Its delegate's `shouldRequireFailureOf` answers yes about that one; with `nobody`, no.")),
    StepDefinition(
      .set, "isAwaitedBy",
      "A recognizer about which the delegate's `shouldBeRequiredToFailBy` answers yes; nobody where it answers no about all.",
      unspecifiedWith: [[.severalFingers]],
      Phrase(
        "{of:recognizer} says {to:recognizer or nobody} waits for it", .gestures,
        "Its delegate's `shouldBeRequiredToFailBy` answers yes about that one; with `nobody`, no.")),
    StepDefinition(
      .set, "shouldBegin", "What the delegate's `gestureRecognizerShouldBegin` answers.",
      .off("{of:recognizer} may not begin", .gestures, "Its delegate's `shouldBegin` answers no.")),
    StepDefinition(
      .set, "beginsSideways",
      "By its translation, whether the delegate's `gestureRecognizerShouldBegin` answers yes to a drag only when it has gone more across than down, or, for false, only when more down than across.",
      .on(
        "{of:pan recognizer} begins only sideways", .gestures,
        "Its delegate's `shouldBegin` answers yes if the translation is more across than down."),
      .off(
        "{of:pan recognizer} begins only up or down", .gestures,
        "Its delegate's `shouldBegin` answers yes if the translation is more down than across.")),
    StepDefinition(
      .set, "shouldReceive", "What the delegate's `shouldReceive touch` answers.",
      .off(
        "{of:recognizer} may not see touches", .gestures,
        "Its delegate's `shouldReceive` answers no.")),
    StepDefinition(
      .set, "refusesGesture",
      "A recognizer for which a view's `gestureRecognizerShouldBegin` is overridden to return no.",
      Phrase(
        "{of:view} refuses the gesture of {to:recognizer}", .gestures,
        "Overrides the view's own `gestureRecognizerShouldBegin` to say no to that recognizer.")),
    StepDefinition(
      .change, "attach",
      "Attaches a recognizer to a view, taking it from the one it was attached to.",
      unspecifiedWith: [[.severalCanBecomeFirstResponder], [.recognizers, .afterTouch]],
      Phrase("{of:recognizer} is attached to {to:view}", .gestures, "Moves a recognizer to a view.")
    ),
  ]

  private static let gestureQuestions: [StepDefinition] = [
    StepDefinition(
      .ask, "recognizerState", "A recognizer's state, as a text.",
      Phrase("the state of {of:recognizer} is {=:state}", .gestures, "A recognizer's state.")),
    StepDefinition(
      .ask, "recognizers",
      "The recognizers that receive the touch of a finger, in the order of the stage.",
      Phrase(
        "finger {finger:finger} is seen by {=:recognizer path}",
        question: "the recognizers of finger {finger:finger}", .gestures,
        "The recognizers that receive a finger's touch, in the order of the stage.")),
  ]

  private static let gestureChecks: [Phrase] = [
    Phrase(
      "{of:recognizer} fires", expects: .fires, .gestures,
      "The recognizer fired its action, in any state."),
    Phrase(
      "{of:recognizer} fires before {responder:responder} gets {phase:phase} touches",
      expects: .firesBefore(.phase),
      .gestures,
      "The recognizer fired its action, and then the responder was told of touches of that phase."),
    Phrase(
      "{of:recognizer} does not fire", expects: .doesNotFire, .gestures,
      "The recognizer fired no action."),
    Phrase(
      "{of:recognizer} fired once", expects: .exactFirings(1), .gestures,
      "The recognizer has fired its action one time since the scenario began, in any state."),
    Phrase(
      "{of:recognizer} fired twice", expects: .exactFirings(2), .gestures,
      "The recognizer has fired its action two times since the scenario began, in any states."),
    Phrase(
      "{of:recognizer} fired {count:count} times", expects: .firings, .gestures,
      "How often the recognizer has fired its action since the scenario began, in any states."),
    Phrase(
      "{of:recognizer} fired {states:states}", expects: .history(.firings, field: "states"),
      .gestures,
      "The states in which the recognizer has fired its action since the scenario began, in order."),
    Phrase(
      "{of:recognizer} was asked once whom it waits for",
      expects: .exactHistory(.waitingQuestions, [.shouldRequireFailure]), .gestures,
      "Its delegate has been asked `shouldRequireFailureOf` once since the scenario began."),
    Phrase(
      "{of:recognizer} was asked twice whom it waits for",
      expects: .exactHistory(.waitingQuestions, [.shouldRequireFailure, .shouldRequireFailure]),
      .gestures,
      "Its delegate has been asked `shouldRequireFailureOf` twice since the scenario began."),
    Phrase(
      "{of:recognizer} was asked once who waits for it",
      expects: .exactHistory(.awaitedQuestions, [.shouldBeRequiredToFail]), .gestures,
      "Its delegate has been asked `shouldBeRequiredToFailBy` once since the scenario began."),
    Phrase(
      "{of:recognizer} was asked twice who waits for it",
      expects: .exactHistory(
        .awaitedQuestions, [.shouldBeRequiredToFail, .shouldBeRequiredToFail]), .gestures,
      "Its delegate has been asked `shouldBeRequiredToFailBy` twice since the scenario began."),
    Phrase(
      "{of:responder or object or recognizer} is told before {other:responder or object or recognizer}",
      expects: .precedes,
      .gestures,
      needing: RequiredFeatures(
        [], .when("of", is: "recognizer", .gestures), .when("other", is: "recognizer", .gestures)),
      "Both were called, in that order."),
  ]
}

extension Vocabulary {
  /// Drag interactions: what lifts, before it is dragged.
  static let drags: Section = (
    [
      StepDefinition(
        .set, "recognitionDuringLift",
        "A drag interaction's `allowsSimultaneousRecognitionDuringLift`.",
        .on(
          "{of:drag lift recognizer} allows other gestures during its lift", .drags,
          "Sets `allowsSimultaneousRecognitionDuringLift` to yes.")),
      StepDefinition(
        .set, "extendedLift", "Whether a drag interaction's `liftBehavior` is `extended`.",
        .on(
          "{of:drag lift recognizer} has an extended lift", .drags,
          "Sets `liftBehavior` to `extended`.")),
    ], []
  )
}
