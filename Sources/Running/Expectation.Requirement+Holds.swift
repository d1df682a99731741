import Conformance

extension Expectation.Requirement {
  /// Whether what happened at a step is as required.
  func holds(at step: Int, of trace: Trace) -> Bool {
    let record = trace.records[step]
    switch self {
    case .answer(let accepted):
      guard let answer = record.answer else { return false }
      return accepted.contains { $0.agrees(with: answer) }
    case .receivers(let message, let names):
      return record.receivers(of: message) == names
    case .receives(let message, let name):
      return record.receivers(of: message).contains(name)
    case .doesNotReceive(let message, let name):
      return !record.receivers(of: message).contains(name)
    case .receivesFingers(let message, let name, let fingers):
      return record.calls.contains(Trace.Call(name, message, fingers: fingers))
    case .history(let name, let phases):
      return trace.touchPhases(of: name, through: step) == phases
    }
  }
}

extension Trace {
  /// The touch messages that a responder got up to a step, as phases.
  func touchPhases(of name: String, through step: Int) -> [TouchPhase] {
    records[...step].flatMap { record in
      record.calls.filter { $0.receiver == name }.compactMap { call in
        TouchPhase.allCases.first { $0.message == call.message }
      }
    }
  }
}

extension Trace.Record {
  /// Who got the message, in order.
  func receivers(of message: Message) -> [String] {
    calls.filter { $0.message == message }.map(\.receiver)
  }
}

extension Answer {
  /// Whether both say the same: nobody is an empty list, one responder a list of one.
  fileprivate func agrees(with other: Answer) -> Bool {
    if self == other { return true }
    guard let names, let otherNames = other.names else { return false }
    return names == otherNames
  }

  private var names: [String]? {
    switch self {
    case .nobody: []
    case .responder(let name): [name]
    case .responders(let names): names
    case .truth, .number, .point, .text: nil
    }
  }
}
