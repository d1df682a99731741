import Conformance

extension Phrasebook {
  static let inputSettings: [Phrase] = [
    .property("{responder} handles presses", .presses, "Keeps presses to itself.") { _ in
      .handlesPresses(true)
    },
    .property("{responder} handles motion", .motion, "Keeps motion events to itself.") { _ in
      .handlesMotion(true)
    },
    .property(
      "{responder} handles remote control", .remoteControl, "Keeps remote-control events to itself."
    ) { _ in .handlesRemoteControl(true) },
    .change("{view or nobody} has focus", .presses, "Gives a view the focus, or takes it away.") {
      .focus($0.target)
    },
    .change(
      "remote control is received", .remoteControl, "Begins receiving remote-control events."
    ) { _ in .receiveRemoteControl(true) },
    .change("remote control is not received", .remoteControl, "Ends receiving them.") { _ in
      .receiveRemoteControl(false)
    },
    .property(
      "{responder} offers {key} for {action}", .input, "Gives it a key command with an action."
    ) { .keyCommand($0.key, action: $0.action) },
    .property("{responder} has an undo manager", .input, "Gives it an undo manager of its own.") {
      _ in .undoManager(true)
    },
    .property("{responder} has no undo manager", .input, "Overrides `undoManager` with nothing.") {
      _ in .undoManager(false)
    },
    .property(
      "{responder} has input view {view or nobody}", .input,
      "Sets the `inputView` of a text field or text view, and overrides it elsewhere."
    ) {
      .inputView($0.target)
    },
    .property(
      "{responder} has accessory view {view or nobody}", .input,
      "Sets the `inputAccessoryView` of a text field or text view, and overrides it elsewhere."
    ) {
      .inputAccessoryView($0.target)
    },
  ]

  static let inputStimuli: [Phrase] = [
    .stimulus("press {key} {stage}", .presses, "A key or button is pressed, held, let go.") {
      .press($0.key, $0.stages[0])
    },
    .stimulus(
      "{responder} reloads its input views", .input, "Code calls `reloadInputViews`."
    ) { .reloadInputViews($0.name) },
    .stimulus("shaking {motion stage}", .motion, "The device is shaken.") { .shake($0.stages[0]) },
    .stimulus(
      "the remote control sends {key}", .remoteControl, "A remote control sends a command."
    ) { .remoteControl($0.key) },
    .stimulus(
      "sending {action} to {target} from {target} with {text}", .actions,
      "The application sends an action with an event of the program's own that carries a text."
    ) {
      .sendActionWithEvent(
        $0.action, to: $0.target, from: $0.otherTarget, payload: $0.text)
    },
  ]

  static let inputChecks: [Phrase] = [
    .calls("the press visits {path}", .presses, "All that were told the press began, in order.") {
      .receivers(.presses(.began), $0.names)
    },
    .calls("the motion visits {path}", .motion, "All that were told the motion began, in order.") {
      .receivers(.motion(.began), $0.names)
    },
    .calls(
      "the remote control visits {path}", .remoteControl,
      "All that were told of the remote control, in order."
    ) { .receivers(.remoteControlReceived, $0.names) },
    .calls(
      "{responder} felt presses {stages}", .presses,
      "What the responder has been told of presses since the scenario began, in order."
    ) { .history($0.name, $0.stages.map(Message.presses), .presses) },
    .calls(
      "{responder} felt motion {stages}", .motion,
      "What the responder has been told of motion since the scenario began, in order."
    ) { .history($0.name, $0.stages.map(Message.motion), .motion) },
    .answer(
      "the undo manager of {responder} belongs to {expected}", .input,
      "Whose undo manager a responder finds."
    ) { (.undoManager(of: $0.name), $0.expected) },
    .answer(
      "the input view shown is {expected view}", .input, "The custom input view on the screen."
    ) {
      (.shownInput, $0.expected)
    },
    .answer("the keyboard is shown", .input, "The system keyboard is on the screen.") { _ in
      (.shownInput, [.text("keyboard")])
    },
    .answer(
      "the accessory view shown is {expected view}", .input, "The accessory view on the screen."
    ) {
      (.shownAccessory, $0.expected)
    },
    .answer("the action came with {text}", .actions, "The text that came with the last action.") {
      (.payload, [.text($0.text)])
    },
  ]
}
