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
    case .call(let call): return record.calls.contains { call.matches($0) }
    case .noCall(let call): return !record.calls.contains { call.matches($0) }
    case .order(let first, let second):
      let told = record.notifications
      guard let one = told.firstIndex(where: { first.matches($0) }),
        let other = told.firstIndex(where: { second.matches($0) })
      else { return false }
      return one < other
    case .history(let name, let messages, let family):
      return trace.history(of: name, family, through: step) == messages
    case .count(let name, let family, let count):
      return trace.history(of: name, family, through: step).count == count
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
  /// The calls but questions, such as `hitTest(_:with:)`, in order.
  package var notifications: [Trace.Call] {
    calls.filter { !Message.questions.contains($0.message) }
  }

  /// Returns whether a recognizer fired its action.
  package func fires(_ name: String) -> Bool {
    calls.contains { CallPattern.firing(of: name).matches($0) }
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

extension CallPattern {
  /// Returns whether a call is of the pattern; what the engine does not tell of it is never the same.
  package func matches(_ call: Trace.Call) -> Bool {
    receiver == call.receiver && (message == nil || message == call.message)
      && (family == nil || family?.contains(call.message) == true)
      && (fingers == nil || fingers == call.fingers) && (sender == nil || sender == call.sender)
      && (hasEvent == nil || hasEvent == call.hasEvent)
      && (finger.map { call.fingers.contains($0) } ?? true)
  }
}
