import Conformance

extension Phrasebook {
  static let controlSettings: [Phrase] = [
    .property("{control} is disabled", .controls, "Sets `isEnabled` of a control to no.") { _ in
      .enabled(false)
    },
    .property("{control} is enabled", .controls, "Sets it to yes.") { _ in .enabled(true) },
    .property(
      "{control} refuses tracking", .controls, "Overrides `beginTracking` to return no."
    ) { _ in .refusesTracking(true) },
    .property(
      "{control} stops tracking when dragged", .controls,
      "Overrides `continueTracking` to return no."
    ) { _ in .stopsTracking(true) },
    .property("{switch} is turned on", .controls, "Code switches it on.") { _ in .on(true) },
    .property("{switch} is turned off", .controls, "Code switches it off.") { _ in .on(false) },
    .property(
      "{slider or stepper or segmented control or page control} has value {number}", .controls,
      "Code sets a slider's or stepper's value, or selects a segment or page, counted from 0."
    ) { .value($0.number) },
    .property(
      "{slider} tells the last change only", .controls,
      "Makes it say once, when a drag is over, that its value changed."
    ) { _ in .continuous(false) },
    .property("{segmented control} has {count} segments", .controls, "Gives it segments.") {
      .segments($0.count)
    },
    .property("{page control} has {count} pages", .controls, "Gives it pages.") {
      .pages($0.count)
    },
    .property("{text field or text view} has text {text}", .controls, "Code sets its text.") {
      .text($0.text)
    },
    .change(
      "{control} sends {action} to {target} on {event}", .controls,
      "Registers a target and action with a control."
    ) { .addTarget($0.target, action: $0.action, to: $0.name, for: $0.events[0]) },
    // Before the next, whose action could be called `anything`.
    .change(
      "{control} no longer sends anything to {target} on {event}", .controls,
      "Takes all registrations of that target back; with `nobody`, of all targets."
    ) { .removeTarget($0.target, action: nil, from: $0.name, for: $0.events[0]) },
    .change(
      "{control} no longer sends {action} to {target} on {event}", .controls,
      "Takes such a registration back; with `nobody`, of all targets."
    ) { .removeTarget($0.target, action: $0.action, from: $0.name, for: $0.events[0]) },
  ]

  static let controlStimuli: [Phrase] = [
    .stimulus(
      "{control} sends its actions for {event}", .controls, "Code calls a control's `sendActions`."
    ) { .sendActions($0.name, for: $0.events[0]) },
    .stimulus(
      "the user types {text}", .controls,
      "The user types a text with the keyboard, a character at a time."
    ) { .type($0.text) },
    .stimulus("the user presses return", .controls, "The user presses the return key.") { _ in
      .pressReturn
    },
  ]

  static let controlChecks: [Phrase] = [
    .answer("{control} is tracking", .controls, "The control is tracking a touch.") {
      (.isTracking($0.name), [.truth(true)])
    },
    .answer("{control} is not tracking", .controls, "The control is tracking no touch.") {
      (.isTracking($0.name), [.truth(false)])
    },
    .answer("{control} is highlighted", .controls, "The control is highlighted.") {
      (.isHighlighted($0.name), [.truth(true)])
    },
    .answer("{control} is not highlighted", .controls, "The control is not highlighted.") {
      (.isHighlighted($0.name), [.truth(false)])
    },
    .answer("{switch} is on", .controls, "The switch is on.") {
      (.isOn($0.name), [.truth(true)])
    },
    .answer("{switch} is off", .controls, "The switch is off.") {
      (.isOn($0.name), [.truth(false)])
    },
    .answer(
      "the value of {slider or stepper or segmented control or page control} is {number}",
      .controls,
      "A slider's or stepper's value; the selected segment, -1 for none, or the page, from 0."
    ) { (.value(of: $0.name), [.number($0.number)]) },
    .answer("the text of {text field or text view} is {text}", .controls, "Its text.") {
      (.text(of: $0.name), [.text($0.text)])
    },
    .calls("{control} sends {event}", .controls, "The control sent its actions for that event.") {
      .receives(.control($0.events[0]), $0.name)
    },
    .calls("{control} does not send {event}", .controls, "It did not.") {
      .doesNotReceive(.control($0.events[0]), $0.name)
    },
    .calls(
      "{control} sent {events}", .controls,
      "All events for which the control has sent its actions since the scenario began, in order."
    ) { .history($0.name, $0.events.map(Message.control), .controlEvents) },
  ]
}
