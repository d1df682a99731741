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
    }
  }

  /// What was, in the same form.
  func actualWords(in record: Trace.Record, to query: Query?) -> String {
    switch self {
    case .answer:
      record.answer?.words(to: query) ?? "no answer"
    case .receivers(let message, _):
      Answer.responders(record.receivers(of: message)).words()
    case .receives(let message, _), .doesNotReceive(let message, _):
      Self.getters(record.receivers(of: message))
    }
  }

  private static func getters(_ names: [String]) -> String {
    "\(Answer.responders(names).words()) \(names.count > 1 ? "get" : "gets") it"
  }
}
