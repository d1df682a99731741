import Conformance
import Responders

extension World {
  /// Sets how a responder takes presses, motion, remote control, keys and input views.
  func setInput(_ property: Property, of name: String) throws(Obstacle) {
    let overrides = try responder(name).role.overriding()
    let input = overrides.input ?? InputOverrides()
    switch property {
    case .handlesPresses(let handles): input.keepsPresses = handles
    case .handlesMotion(let handles): input.keepsMotion = handles
    case .handlesRemoteControl(let handles): input.keepsRemoteControl = handles
    case .keyCommand(let key, let action):
      input.keyCommands.removeAll { $0.matches(key) }
      input.keyCommands.append(KeyCommand(key, action: Action(action)))
    case .undoManager(let isOwn): input.undoManager = isOwn ? .own(UndoManager()) : .nothing
    default: break
    }
    overrides.input = input
  }

  /// Sets an input view or accessory view where it can be set, else overrides it.
  func setInputView(_ property: Property, of name: String) throws(Obstacle) {
    switch (property, members[try index(of: name)]) {
    case (.inputView(let target), .textField(let field)):
      field.inputView = try target.map(view(_:))
    case (.inputView(let target), .textView(let text)):
      text.inputView = try target.map(view(_:))
    case (.inputAccessoryView(let target), .textField(let field)):
      field.inputAccessoryView = try target.map(view(_:))
    case (.inputAccessoryView(let target), .textView(let text)):
      text.inputAccessoryView = try target.map(view(_:))
    default: try overrideInputView(property, of: name)
    }
  }

  private func overrideInputView(_ property: Property, of name: String) throws(Obstacle) {
    let overrides = try responder(name).role.overriding()
    let input = overrides.input ?? InputOverrides()
    switch property {
    case .inputView(let target):
      input.inputView = try target.map(view(_:))
      input.overridesInputView = true
    case .inputAccessoryView(let target):
      input.inputAccessoryView = try target.map(view(_:))
      input.overridesInputAccessoryView = true
    default: break
    }
    overrides.input = input
  }

  /// Types a text, a character at a time.
  func type(_ text: String) throws(Obstacle) {
    let application = try receiver()
    for character in text { application.typeText(String(character)) }
  }

  /// Gives a view the focus, or nobody.
  func focus(_ name: String?) throws(Obstacle) {
    let view = try name.map(view(_:))
    try receiver().focusedView = view
  }

  /// Begins or ends receiving remote-control events.
  func receiveRemoteControl(_ receives: Bool) throws(Obstacle) {
    let application = try receiver()
    if receives {
      application.beginReceivingRemoteControlEvents()
    } else {
      application.endReceivingRemoteControlEvents()
    }
  }

  /// Sends a press, a shake, a remote command, or an action with an event of the program's own.
  func sendInput(_ stimulus: Stimulus) throws(Obstacle) {
    switch stimulus {
    case .press(let key, let stage): try press(key, stage)
    case .shake(let stage): try shake(stage)
    case .remoteControl(let command):
      try receiver().receive(RemoteControlEvent(command, timestamp: now))
    case .sendActionWithEvent(let name, let target, let sender, let text):
      let event = TextEvent(text, timestamp: now)
      result = try sendAction(name, to: target, from: sender, for: event)
    default: break
    }
  }

  /// Answers a question about undo managers, input views and what came with an action.
  func answerInput(_ query: Query) throws(Obstacle) -> Answer {
    switch query {
    case .undoManager(of: let name): try undoOwner(of: name)
    case .shownInput:
      application?.isKeyboardShown == true
        ? .text("keyboard") : Self.answer(application?.shownInputView)
    case .shownAccessory: Self.answer(application?.shownInputAccessoryView)
    default: recorder.payload.map(Answer.text) ?? .nobody
    }
  }

  /// Who events are given to.
  func receiver() throws(Obstacle) -> Application {
    guard let application else { throw .noReceiver }
    return application
  }

  private func press(_ key: String, _ stage: EventStage) throws(Obstacle) {
    let application = try receiver()
    let press = stage == .began ? Press(key) : pressed[key]
    guard let press else { throw .keyUp(key) }
    switch stage {
    case .began: break
    case .changed: press.change()
    case .ended: press.end()
    case .cancelled: press.cancel()
    }
    pressed[key] = press.phase.isFinal ? nil : press
    application.receive(PressesEvent(presses: [press], timestamp: now))
  }

  private func shake(_ stage: EventStage) throws(Obstacle) {
    let phase: MotionEvent.Phase
    switch stage {
    case .began: phase = .began
    case .changed: throw .changedShake
    case .ended: phase = .ended
    case .cancelled: phase = .cancelled
    }
    try receiver().receive(MotionEvent(phase, timestamp: now))
  }

  /// Whose undo manager a responder finds: none is shared, so that one row has it.
  private func undoOwner(of name: String) throws(Obstacle) -> Answer {
    guard let manager = try responder(name).undoManager else {
      _ = try chain(from: name)
      return .nobody
    }
    let owner = members.lazy.compactMap(\.responder).first { responder in
      !responder.inherits(.undoManager) && responder.undoManager === manager
    }
    return Self.answer(owner)
  }
}
