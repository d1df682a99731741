import Conformance

/// The wording of expected and actual outcomes.
extension Expectation.Requirement {
  /// Returns the expected outcome in words: `root or window`, `A → B → C`, `A → …`, `yes`.
  func expectedWords(to query: Script.Step?) -> String {
    switch self {
    case .answer(let accepted):
      accepted.map { $0.words(to: query) }.joined(separator: " or ")
    case .receivers(_, let names):
      Answer.responders(names).words()
    case .answerBegins(let names), .receiversBegin(_, let names):
      Answer.responders(names + ["…"]).words()
    case .receives(let message, let name):
      "\(name) gets \(message.rawValue)"
    case .doesNotReceive(let message, let name):
      "\(name) does not get \(message.rawValue)"
    case .receivesFingers(let message, let name, let fingers):
      "\(name) gets \(message.rawValue) with fingers \(Self.list(fingers))"
    case .history(let name, let messages, _):
      "\(name): \(Self.list(messages))"
    case .fires(let name): "\(name) fires"
    case .doesNotFire(let name): "\(name) does not fire"
    case .firings(let name, let count): "\(name) \(Self.firings(count))"
    case .precedes(let first, let second):
      "\(first) is told before \(second)"
    case .firesBefore(let recognizer, let message, let name):
      "\(recognizer) fires before \(name) gets \(message.rawValue)"
    case .anyOf(let alternatives):
      alternatives.map { $0.expectedWords(to: query) }.joined(separator: " or ")
    }
  }

  private static func firings(_ count: Int) -> String {
    switch count {
    case 0: "does not fire"
    case 1: "fires once"
    case 2: "fires twice"
    default: "fires \(count) times"
    }
  }

  private static func list(_ fingers: [Int]) -> String {
    fingers.map { "\($0)" }.joined(separator: ", ")
  }

  private static func list(_ messages: [Message]) -> String {
    messages.isEmpty ? "nothing" : messages.map(\.rawValue).joined(separator: ", ")
  }

  /// Returns which of the responders was called first, and which were not called.
  private static func order(of names: [String], in record: Trace.Record) -> String {
    let told = record.told.filter(names.contains)
    let first = told.first.map { "\($0) is told first" } ?? "nobody is told"
    let missing = names.filter { !told.contains($0) }
    return ([first] + missing.map { "\($0) is not told" }).joined(separator: "; ")
  }

  /// Returns the actual outcome in the words of `expectedWords(to:)`.
  func actualWords(
    at step: Int, of trace: Trace, on stage: Stage, to query: Script.Step?
  ) -> String {
    let record = trace.records[step]
    return switch self {
    case .answer, .answerBegins:
      record.answer?.words(to: query) ?? "no answer"
    case .receivers(let message, _), .receiversBegin(let message, _):
      Answer.responders(record.responders(getting: message, on: stage)).words()
    case .receives(let message, _), .doesNotReceive(let message, _):
      Self.getters(record.receivers(of: message))
    case .receivesFingers(let message, let name, _):
      Self.fingers(record.calls.filter { $0.receiver == name && $0.message == message })
    case .history(let name, _, let family):
      "\(name): \(Self.list(trace.history(of: name, family, through: step)))"
    case .fires(let name), .doesNotFire(let name):
      "\(name) \(record.fires(name) ? "fires" : "does not fire")"
    case .firings(let name, _):
      "\(name) \(Self.firings(trace.history(of: name, .firings, through: step).count))"
    case .precedes(let first, let second):
      Self.order(of: [first, second], in: record)
    case .firesBefore(let recognizer, let message, let name):
      switch (record.fires(recognizer), record.receivers(of: message).contains(name)) {
      case (true, true): "\(name) gets it first"
      case (true, false): "\(name) does not get it"
      case (false, true): "\(recognizer) does not fire"
      case (false, false): "\(recognizer) does not fire, and \(name) does not get it"
      }
    case .anyOf(let alternatives):
      Self.each(alternatives.map { $0.actualWords(at: step, of: trace, on: stage, to: query) })
    }
  }

  /// Joins the texts without duplicates.
  private static func each(_ texts: [String]) -> String {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }.joined(separator: "; ")
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
