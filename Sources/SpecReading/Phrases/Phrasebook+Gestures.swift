import Conformance

extension Phrasebook {
  static let gestureSettings: [Phrase] = [
    .property("{tap recognizer} wants {count} taps", .gestures, "Sets how many taps are needed.") {
      .tapsRequired($0.count)
    },
    .property(
      "{tap recognizer or long press recognizer or pan recognizer or swipe recognizer} "
        + "wants {count} fingers", .gestures, "Sets how many fingers are needed."
    ) { .touchesRequired($0.count) },
    .property(
      "{long press recognizer} wants {seconds} seconds", .gestures,
      "Sets how long a long press lasts."
    ) { .minimumPressDuration($0.number) },
    .property(
      "{swipe recognizer} wants direction {direction}", .gestures, "Sets where a swipe goes."
    ) {
      .direction($0.direction)
    },
    .property(
      "{recognizer} is disabled", .gestures, "Sets `isEnabled` of a recognizer to no."
    ) { _ in .enabled(false) },
    .property("{recognizer} is enabled", .gestures, "Sets it to yes.") { _ in .enabled(true) },
    .property(
      "{recognizer} leaves touches in its view", .gestures, "Sets `cancelsTouchesInView` to no."
    ) { _ in .cancelsTouchesInView(false) },
    .property(
      "{recognizer} holds beginnings", .gestures, "Sets `delaysTouchesBegan` to yes."
    ) { _ in .delaysTouchesBegan(true) },
    .property(
      "{recognizer} passes endings", .gestures, "Sets `delaysTouchesEnded` to no."
    ) { _ in .delaysTouchesEnded(false) },
    .property(
      "{recognizer} waits for {recognizer} to fail", .gestures, "Calls `require(toFail:)`."
    ) { .requiresFailure(of: $0.otherName) },
    .property(
      "{recognizer} allows {recognizer} beside it", .gestures,
      "Its delegate allows both to recognise at the same time."
    ) { .recognizesTogether(with: $0.otherName) },
    .property(
      "{recognizer} says it waits for {recognizer or nobody}", .gestures,
      "Its delegate's `shouldRequireFailureOf` answers yes about that one; with `nobody`, no."
    ) { .waits(for: $0.target) },
    .property(
      "{recognizer} says {recognizer or nobody} waits for it", .gestures,
      "Its delegate's `shouldBeRequiredToFailBy` answers yes about that one; with `nobody`, no."
    ) { .isAwaited(by: $0.target) },
    .property(
      "{recognizer} may not begin", .gestures, "Its delegate's `shouldBegin` answers no."
    ) { _ in .shouldBegin(false) },
    .property(
      "{recognizer} may not see touches", .gestures, "Its delegate's `shouldReceive` answers no."
    ) { _ in .shouldReceive(false) },
    .change("{recognizer} is attached to {view}", .gestures, "Moves a recognizer to a view.") {
      .attach($0.name, to: $0.otherName)
    },
  ]

  static let gestureChecks: [Phrase] = [
    .answer("the state of {recognizer} is {state}", .gestures, "A recognizer's state.") {
      (.recognizerState($0.name), [.text($0.states[0].rawValue)])
    },
    .answer(
      "finger {finger} is seen by {recognizer path}", .gestures,
      "The recognizers that receive a finger's touch, in the order of the stage."
    ) { (.recognizers(finger: $0.finger), [.responders($0.names)]) },
    .calls("{recognizer} fires", .gestures, "The recognizer fired its action, in any state.") {
      .fires($0.name)
    },
    .calls(
      "{recognizer} fires before {responder} gets {phase} touches", .gestures,
      "The recognizer fired its action, and then the responder was told of touches of that phase."
    ) { .firesBefore($0.name, $0.phases[0].message ?? .touchesCancelled, $0.otherName) },
    .calls("{recognizer} does not fire", .gestures, "The recognizer fired no action.") {
      .doesNotFire($0.name)
    },
    .calls(
      "{recognizer} fired {states}", .gestures,
      "The states in which the recognizer has fired its action since the scenario began, in order."
    ) { .history($0.name, $0.states.map(Message.fired), .firings) },
    .calls(
      "{recognizer} was asked once whom it waits for", .gestures,
      "Its delegate has been asked `shouldRequireFailureOf` once since the scenario began."
    ) { .history($0.name, [.shouldRequireFailure], .waitingQuestions) },
    .calls(
      "{recognizer} was asked twice whom it waits for", .gestures, "It has been asked twice."
    ) { .history($0.name, [.shouldRequireFailure, .shouldRequireFailure], .waitingQuestions) },
    .calls(
      "{recognizer} was asked once who waits for it", .gestures,
      "Its delegate has been asked `shouldBeRequiredToFailBy` once since the scenario began."
    ) { .history($0.name, [.shouldBeRequiredToFail], .awaitedQuestions) },
    .calls(
      "{recognizer} was asked twice who waits for it", .gestures, "It has been asked twice."
    ) { .history($0.name, [.shouldBeRequiredToFail, .shouldBeRequiredToFail], .awaitedQuestions) },
    .calls(
      "{responder or object or recognizer} is told before {responder or object or recognizer}",
      .gestures,
      "Both were told, in that order."
    ) { .precedes($0.name, $0.otherName) },
  ]
}
