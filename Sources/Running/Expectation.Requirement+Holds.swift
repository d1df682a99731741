import Conformance

extension Expectation.Requirement {
  /// Whether what happened at its step is as required.
  func holds(in record: Trace.Record) -> Bool {
    switch self {
    case .answer(let accepted):
      guard let answer = record.answer else { return false }
      return accepted.contains { $0.agrees(with: answer) }
    case .receivers(let message, let names):
      return record.receivers(of: message) == names
    case .receives(let message, let name):
      return record.calls.contains(Trace.Call(name, message))
    case .doesNotReceive(let message, let name):
      return !record.calls.contains(Trace.Call(name, message))
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
    case .truth, .text: nil
    }
  }
}
