import Conformance

/// The one place that words what was expected and what was.
extension Expectation.Requirement {
  /// What should have been: `root or window`, `A → B → C`, `yes`.
  func expectedWords(to query: Query?) -> String {
    switch self {
    case .answer(let accepted):
      accepted.map { $0.words(to: query) }.joined(separator: " or ")
    case .receivers(_, let names):
      Answer.responders(names).words()
    case .receives(let message, let name):
      "\(name) gets \(message.rawValue)"
    case .doesNotReceive(let message, let name):
      "\(name) does not get \(message.rawValue)"
    case .receivesFingers(let message, let name, let fingers):
      "\(name) gets \(message.rawValue) with fingers \(Self.list(fingers))"
    case .history(let name, let phases):
      "\(name) saw \(Self.list(phases))"
    }
  }

  private static func list(_ fingers: [Int]) -> String {
    fingers.map { "\($0)" }.joined(separator: ", ")
  }

  private static func list(_ phases: [TouchPhase]) -> String {
    phases.isEmpty ? "nothing" : phases.map(\.rawValue).joined(separator: ", ")
  }

  /// What was, in the same form.
  func actualWords(at step: Int, of trace: Trace, to query: Query?) -> String {
    let record = trace.records[step]
    return switch self {
    case .answer:
      record.answer?.words(to: query) ?? "no answer"
    case .receivers(let message, _):
      Answer.responders(record.receivers(of: message)).words()
    case .receives(let message, _), .doesNotReceive(let message, _):
      Self.getters(record.receivers(of: message))
    case .receivesFingers(let message, let name, _):
      Self.fingers(record.calls.filter { $0.receiver == name && $0.message == message })
    case .history(let name, _):
      "\(name) saw \(Self.list(trace.touchPhases(of: name, through: step)))"
    }
  }

  private static func fingers(_ calls: [Trace.Call]) -> String {
    guard let first = calls.first else { return "it does not get it" }
    return "it gets it with fingers "
      + ([first] + calls.dropFirst()).map { list($0.fingers) }.joined(separator: " and then ")
  }

  private static func getters(_ names: [String]) -> String {
    "\(Answer.responders(names).words()) \(names.count > 1 ? "get" : "gets") it"
  }
}
