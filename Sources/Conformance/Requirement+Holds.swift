extension Requirement {
  /// Returns whether the trace meets the requirement at a step; it does not where it has no record of
  /// the step.
  package func holds(at step: Int, of trace: Trace, on stage: Stage) -> Bool {
    guard trace.records.indices.contains(step) else { return false }
    let record = trace.records[step]
    switch self {
    case .answer(let accepted):
      guard let answer = record.answer else { return false }
      return accepted.contains { $0.agrees(with: answer) }
    case .answerBegins(let names):
      return record.answer?.names?.starts(with: names) == true
    case .receivers(let message, let names):
      return record.responders(getting: message, on: stage) == names
    case .receiversBegin(let message, let names):
      return record.responders(getting: message, on: stage).starts(with: names)
    case .receives(let message, let name):
      return record.receivers(of: message).contains(name)
    case .doesNotReceive(let message, let name):
      return !record.receivers(of: message).contains(name)
    case .printedChain(let accepted):
      return record.answer?.names.map(accepted.contains) == true
    case .performs(let action, let name, let argument):
      return record.calls(of: action, to: name).contains { $0.comes(with: argument) }
    case .receivesFingers(let message, let name, let fingers):
      return record.calls.contains(Trace.Call(name, message, fingers: fingers))
    case .history(let name, let messages, let family):
      return trace.history(of: name, family, through: step) == messages
    case .fires(let name):
      return record.fires(name)
    case .doesNotFire(let name):
      return !record.fires(name)
    case .firings(let name, let count):
      return trace.history(of: name, .firings, through: step).count == count
    case .precedes(let first, let second):
      guard let one = record.notified.firstIndex(of: first),
        let other = record.notified.firstIndex(of: second)
      else { return false }
      return one < other
    case .firesBefore(let recognizer, let message, let name):
      guard let one = record.calls.firstIndex(where: { $0.isFiring(of: recognizer) }),
        let other = record.calls.firstIndex(where: { $0.receiver == name && $0.message == message })
      else { return false }
      return one < other
    case .anyOf(let alternatives):
      return alternatives.contains { $0.holds(at: step, of: trace, on: stage) }
    }
  }
}

extension Trace {
  /// Returns the messages of a family that a responder received up to and including a step.
  package func history(of name: String, _ family: MessageFamily, through step: Int) -> [Message] {
    records.prefix(step + 1).flatMap { record in
      record.calls.lazy.filter { $0.receiver == name && family.contains($0.message) }
        .map { $0.message }
    }
  }
}

extension Trace.Record {
  /// The receivers of all messages but questions, such as `hitTest(_:with:)`, in order.
  package var notified: [String] {
    calls.lazy.filter { !Message.questions.contains($0.message) }.map { $0.receiver }
  }

  /// Returns whether a recognizer fired its action.
  package func fires(_ name: String) -> Bool {
    calls.contains { $0.isFiring(of: name) }
  }

  /// Returns the calls of a message that a receiver got, in order.
  package func calls(of message: Message, to name: String) -> [Trace.Call] {
    calls.filter { $0.receiver == name && $0.message == message }
  }

  /// Returns the receivers of a message, in order.
  package func receivers(of message: Message) -> [String] {
    calls.filter { $0.message == message }.map { $0.receiver }
  }
}

extension Trace.Call {
  /// Returns whether this is the action of the recognizer with that name.
  fileprivate func isFiring(of name: String) -> Bool {
    receiver == name && MessageFamily.firings.contains(message)
  }

  /// Returns whether the engine tells that the action came with an argument.
  package func comes(with argument: Requirement.ActionArgument) -> Bool {
    switch argument {
    case .sender(let name): sender == Trace.Sender(name)
    case .event(let finger?): hasEvent == true && fingers.contains(finger)
    case .event(nil): hasEvent == false
    }
  }
}
