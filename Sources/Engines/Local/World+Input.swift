import Conformance
import Responders

extension World {
  /// Sets how a responder takes presses, motion, remote control, keys and input views; returns
  /// false for other forms.
  func setInput(_ step: Script.Step, of name: String) throws(Obstacle) -> Bool {
    let value = step["to"]
    switch step.name {
    case "handlesPresses": try inputOverrides(of: name).keepsPresses = value.truth
    case "handlesMotion": try inputOverrides(of: name).keepsMotion = value.truth
    case "handlesRemoteControl": try inputOverrides(of: name).keepsRemoteControl = value.truth
    case "keyCommand":
      let input = try inputOverrides(of: name)
      let key = step["key"].text
      input.keyCommands.removeAll { $0.matches(key) }
      input.keyCommands.append(KeyCommand(key, action: Action(step["action"].text)))
    case "undoManager":
      try inputOverrides(of: name).undoManager = value.truth ? .own(UndoManager()) : .nothing
    case "inputView": try setInputView(value.optionalText, of: name)
    case "inputAccessoryView": try setInputAccessoryView(value.optionalText, of: name)
    default: return false
    }
    return true
  }

  /// Sends a press, a motion, a remote command or text; returns false for other forms.
  func sendInput(_ step: Script.Step) throws(Obstacle) -> Bool {
    switch step.name {
    case "press": try press(step["key"].text, step["stage"].word())
    case "shake": try shake(step["stage"].word())
    case "remoteControl":
      try receiver().receive(RemoteControlEvent(step["command"].text, timestamp: now))
    case "type":
      let application = try receiver()
      for character in step["text"].text { application.typeText(String(character)) }
    case "pressReturn": try receiver().pressReturn()
    default: return false
    }
    return true
  }

  /// Answers a question about undo managers, input views and what an action came with; returns nil
  /// for other forms.
  func answerInput(_ step: Script.Step) throws(Obstacle) -> Answer? {
    switch step.name {
    case "undoManager": try undoOwner(of: step["of"].text)
    case "shownInput":
      application?.isKeyboardShown == true
        ? .text("keyboard") : Self.answer(application?.shownInputView)
    case "shownAccessory": Self.answer(application?.shownInputAccessoryView)
    case "payload": recorder.payload.map(Answer.text) ?? .nobody
    default: nil
    }
  }

  private func inputOverrides(of name: String) throws(Obstacle) -> InputOverrides {
    let overrides = try responder(name).role.overriding()
    let input = overrides.input ?? InputOverrides()
    overrides.input = input
    return input
  }

  /// Sets an input view where it can be set, as in texts, else overrides it.
  private func setInputView(_ target: String?, of name: String) throws(Obstacle) {
    let view = try target.map(view(_:))
    switch members[try index(of: name)] {
    case .textField(let field): field.inputView = view
    case .textView(let text): text.inputView = view
    default:
      let input = try inputOverrides(of: name)
      input.inputView = view
      input.overridesInputView = true
    }
  }

  /// Sets an accessory view where it can be set, as in texts, else overrides it.
  private func setInputAccessoryView(_ target: String?, of name: String) throws(Obstacle) {
    let view = try target.map(view(_:))
    switch members[try index(of: name)] {
    case .textField(let field): field.inputAccessoryView = view
    case .textView(let text): text.inputAccessoryView = view
    default:
      let input = try inputOverrides(of: name)
      input.inputAccessoryView = view
      input.overridesInputAccessoryView = true
    }
  }

  /// The application, which gets events.
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
