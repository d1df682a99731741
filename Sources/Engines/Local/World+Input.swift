import Conformance
import Responders

extension World {
  /// Overrides how a responder handles presses, motion, remote control and keys, or its undo manager
  /// or input views; returns false for other forms.
  func setInput(_ step: Script.Step, of name: String) throws(ScriptError) -> Bool {
    let value = step["to"]
    switch step.name {
    case "handlesPresses": try overrides(of: name).handlesPresses = value.truth
    case "handlesMotion": try overrides(of: name).handlesMotion = value.truth
    case "handlesRemoteControl": try overrides(of: name).handlesRemoteControl = value.truth
    case "keyCommand":
      let command = KeyCommand(step["key"].text, action: Action(step["action"].text))
      let overrides = try overrides(of: name)
      overrides.keyCommands = (overrides.keyCommands ?? []) + [command]
    case "keyPriority":
      for command in try overrides(of: name).keyCommands ?? [] {
        command.wantsPriorityOverSystemBehavior = value.truth
      }
    case "undoManager":
      try overrides(of: name).undoManager = .some(value.truth ? UndoManager() : nil)
    case "inputView", "inputAccessoryView": try setInputView(step, of: name)
    default: return false
    }
    return true
  }

  /// Sends a press, a motion, a remote-control command or text; returns false for other forms.
  func sendInput(_ step: Script.Step) throws(ScriptError) -> Bool {
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

  /// Answers a question about undo managers, input views or the text of the last action; returns nil
  /// for other forms.
  func answerInput(_ step: Script.Step) throws(ScriptError) -> Answer? {
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

  /// Sets the input view or accessory view of a text field or text view; overrides that of another
  /// responder.
  private func setInputView(_ step: Script.Step, of name: String) throws(ScriptError) {
    let view = try step["to"].optionalText.map(view(_:))
    switch (step.name, members[try index(of: name)]) {
    case ("inputView", let field as TextField): field.inputView = view
    case ("inputView", let text as TextView): text.inputView = view
    case ("inputView", _): try overrides(of: name).inputView = Overrides.Reference(to: view)
    case (_, let field as TextField): field.inputAccessoryView = view
    case (_, let text as TextView): text.inputAccessoryView = view
    default: try overrides(of: name).inputAccessoryView = Overrides.Reference(to: view)
    }
  }

  /// Returns the application; throws if the stage has none to receive events.
  func receiver() throws(ScriptError) -> Application {
    guard let application
    else { throw ScriptError("the stage has no application that could get events") }
    return application
  }

  private func press(_ key: String, _ stage: EventStage) throws(ScriptError) {
    let application = try receiver()
    let press = stage == .began ? Press(key) : pressed[key]
    guard let press else { throw ScriptError("the key \(key) is not down") }
    switch stage {
    case .began: break
    case .changed: press.change()
    case .ended: press.end()
    case .cancelled: press.cancel()
    }
    pressed[key] = press.phase.isFinal ? nil : press
    application.receive(PressesEvent(presses: [press], timestamp: now))
  }

  private func shake(_ stage: EventStage) throws(ScriptError) {
    let phase: MotionEvent.Phase
    switch stage {
    case .began: phase = .began
    case .changed:
      throw ScriptError("a shake cannot change: it began, ended or was cancelled")
    case .ended: phase = .ended
    case .cancelled: phase = .cancelled
    }
    try receiver().receive(MotionEvent(phase, timestamp: now))
  }

  /// Returns the owner of the undo manager that a responder finds; no two rows share a manager.
  private func undoOwner(of name: String) throws(ScriptError) -> Answer {
    guard let manager = try responder(name).undoManager else {
      _ = try chain(from: name)
      return .nobody
    }
    let owner = members.lazy.compactMap { $0 as? Responder }.first { responder in
      // Not by `inherits(_:)`, which Embedded Swift may answer with false.
      let hasOwn = responder is Window || (responder as? TextField)?.isFirstResponder == true
      let own = hasOwn ? responder.undoManager : responder.interceptor?.undoManager ?? nil
      return own === manager
    }
    return Self.answer(owner)
  }
}
