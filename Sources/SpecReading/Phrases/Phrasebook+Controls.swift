import Conformance

extension Phrasebook {
  static let controlSettings: [Phrase] = [
    .property("{object} is disabled", .controls, "Disables a control or a recognizer.") { _ in
      .enabled(false)
    },
    .property("{object} is enabled", .controls, "Enables a control or a recognizer.") { _ in
      .enabled(true)
    },
    .property(
      "{view} refuses tracking", .controls, "Overrides `beginTracking` to return no."
    ) { _ in .refusesTracking(true) },
    .property(
      "{view} stops tracking when dragged", .controls, "Overrides `continueTracking` to return no."
    ) { _ in .stopsTracking(true) },
    .property("{view} is turned on", .controls, "Code switches a switch on.") { _ in .on(true) },
    .property("{view} is turned off", .controls, "Code switches a switch off.") { _ in .on(false) },
    .property(
      "{view} has value {number}", .controls,
      "Code sets a slider's or stepper's value, or selects a segment or page, counted from 0."
    ) { .value($0.number) },
    .property(
      "{view} tells the last change only", .controls,
      "Makes a slider say once, when a drag is over, that its value changed."
    ) { _ in .continuous(false) },
    .property("{view} has {count} segments", .controls, "Gives a segmented control segments.") {
      .segments($0.count)
    },
    .property("{view} has {count} pages", .controls, "Gives a page control pages.") {
      .pages($0.count)
    },
    .property("{view} has text {text}", .controls, "Code sets a text field's or view's text.") {
      .text($0.text)
    },
    .change(
      "{view} sends {action} to {anybody} on {event}", .controls,
      "Registers a target and action with a control."
    ) { .addTarget($0.target, action: $0.action, to: $0.name, for: $0.events[0]) },
    // Before the next, whose action could be called `anything`.
    .change(
      "{view} no longer sends anything to {anybody} on {event}", .controls,
      "Takes all registrations of that target back; with `nobody`, of all targets."
    ) { .removeTarget($0.target, action: nil, from: $0.name, for: $0.events[0]) },
    .change(
      "{view} no longer sends {action} to {anybody} on {event}", .controls,
      "Takes such a registration back; with `nobody`, of all targets."
    ) { .removeTarget($0.target, action: $0.action, from: $0.name, for: $0.events[0]) },
  ]

  static let controlStimuli: [Phrase] = [
    .stimulus(
      "{view} sends its actions for {event}", .controls, "Code calls a control's `sendActions`."
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
    .answer("{view} is tracking", .controls, "The control is tracking a touch.") {
      (.isTracking($0.name), [.truth(true)])
    },
    .answer("{view} is not tracking", .controls, "The control is tracking no touch.") {
      (.isTracking($0.name), [.truth(false)])
    },
    .answer("{view} is highlighted", .controls, "The control is highlighted.") {
      (.isHighlighted($0.name), [.truth(true)])
    },
    .answer("{view} is not highlighted", .controls, "The control is not highlighted.") {
      (.isHighlighted($0.name), [.truth(false)])
    },
    .answer("{view} is on", .controls, "The switch is on.") {
      (.isOn($0.name), [.truth(true)])
    },
    .answer("{view} is off", .controls, "The switch is off.") {
      (.isOn($0.name), [.truth(false)])
    },
    .answer(
      "the value of {view} is {number}", .controls,
      "A slider's or stepper's value; the selected segment, -1 for none, or the page, from 0."
    ) { (.value(of: $0.name), [.number($0.number)]) },
    .answer("the text of {view} is {text}", .controls, "A text field's or text view's text.") {
      (.text(of: $0.name), [.text($0.text)])
    },
    .calls("{view} sends {event}", .controls, "The control sent its actions for that event.") {
      .receives(.control($0.events[0]), $0.name)
    },
    .calls("{view} does not send {event}", .controls, "It did not.") {
      .doesNotReceive(.control($0.events[0]), $0.name)
    },
    .calls(
      "{view} sent {events}", .controls,
      "All events for which the control has sent its actions since the scenario began, in order."
    ) { .history($0.name, $0.events.map(Message.control), .controlEvents) },
  ]
}
