import Conformance
import Results

/// The wording of expected and actual outcomes.
extension Requirement {
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
      OutcomePhrase.gets.filled(name, message.rawValue)
    case .doesNotReceive(let message, let name):
      OutcomePhrase.doesNotGet.filled(name, message.rawValue)
    case .printedChain(let accepted):
      accepted.map(Self.printed).joined(separator: " or ")
    case .performs(let action, let name, let argument):
      "\(name) performs \(action.rawValue) \(Self.words(for: argument))"
    case .receivesFingers(let message, let name, let fingers):
      OutcomePhrase.getsWithFingers.filled(name, message.rawValue, Self.list(fingers))
    case .history(let name, let messages, _):
      OutcomePhrase.history.filled(name, Self.list(messages))
    case .fires(let name): "\(name) fires"
    case .doesNotFire(let name): "\(name) does not fire"
    case .firings(let name, let count): Self.firings(of: name, count)
    case .precedes(let first, let second):
      "\(first) is told before \(second)"
    case .firesBefore(let recognizer, let message, let name):
      OutcomePhrase.firesBefore.filled(recognizer, name, message.rawValue)
    case .anyOf(let alternatives):
      alternatives.map { $0.expectedWords(to: query) }.joined(separator: " or ")
    }
  }

  private static func firings(of name: String, _ count: Int) -> String {
    switch count {
    case 0: "\(name) does not fire"
    case 1: OutcomePhrase.firesOnce.filled(name)
    case 2: OutcomePhrase.firesTwice.filled(name)
    default: OutcomePhrase.firesTimes.filled(name, "\(count)")
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
    let notified = record.notified.filter(names.contains)
    let first =
      notified.first.map { OutcomePhrase.isToldFirst.filled($0) }
      ?? OutcomePhrase.nobodyIsTold.filled()
    let missing = names.filter { !notified.contains($0) }
    return ([first] + missing.map { OutcomePhrase.isNotTold.filled($0) }).joined(separator: "; ")
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
    case .printedChain:
      record.answer.map { $0.names.map(Self.printed) ?? $0.words(to: query) } ?? "no answer"
    case .performs(let action, let name, let argument):
      Self.performances(record.calls(of: action, to: name), argument)
    case .receivesFingers(let message, let name, _):
      Self.fingers(record.calls(of: message, to: name))
    case .history(let name, _, let family):
      OutcomePhrase.history.filled(
        name, Self.list(trace.history(of: name, family, through: step)))
    case .fires(let name), .doesNotFire(let name):
      "\(name) \(record.fires(name) ? "fires" : "does not fire")"
    case .firings(let name, _):
      Self.firings(of: name, trace.history(of: name, .firings, through: step).count)
    case .precedes(let first, let second):
      Self.order(of: [first, second], in: record)
    case .firesBefore(let recognizer, let message, let name):
      switch (record.fires(recognizer), record.receivers(of: message).contains(name)) {
      case (true, true): OutcomePhrase.getsItFirst.filled(name)
      case (true, false): OutcomePhrase.doesNotGetIt.filled(name)
      case (false, true): "\(recognizer) does not fire"
      case (false, false): OutcomePhrase.neither.filled(recognizer, name)
      }
    case .anyOf(let alternatives):
      Self.each(alternatives.map { $0.actualWords(at: step, of: trace, on: stage, to: query) })
    }
  }

  /// Joins the texts without duplicates.
  private static func each(_ texts: [String]) -> String {
    texts.unique.joined(separator: "; ")
  }

  /// Returns a chain as a program prints it: `A -> B`.
  private static func printed(_ names: [String]) -> String {
    names.isEmpty ? "nobody" : names.joined(separator: " -> ")
  }

  private static func words(for argument: Requirement.ActionArgument) -> String {
    switch argument {
    case .sender(let name): "from \(name ?? "nobody")"
    case .event(let finger?): "with the event of finger \(finger)"
    case .event(nil): "without an event"
    }
  }

  /// Returns with which sender or event an object performed an action.
  private static func performances(
    _ calls: [Trace.Call], _ argument: Requirement.ActionArgument
  ) -> String {
    guard !calls.isEmpty else { return OutcomePhrase.doesNotPerform.filled() }
    return each(calls.map { $0.words(about: argument) })
  }

  private static func fingers(_ calls: [Trace.Call]) -> String {
    guard let first = calls.first else { return OutcomePhrase.itDoesNotGetIt.filled() }
    guard calls.contains(where: { !$0.fingers.isEmpty }) else {
      return OutcomePhrase.itGetsItWithoutFingers.filled()
    }
    return OutcomePhrase.itGetsItWithFingers.filled(
      ([first] + calls.dropFirst()).map { list($0.fingers) }.joined(separator: " and then "))
  }

  private static func getters(_ names: [String]) -> String {
    let words = Answer.responders(names).words()
    return switch names.count {
    case 0: OutcomePhrase.nobodyGetsIt.filled()
    case 1: OutcomePhrase.getsIt.filled(words)
    default: OutcomePhrase.severalGetIt.filled(words)
    }
  }
}

extension Trace.Call {
  /// Returns what the engine tells of the sender or of the event of an action.
  fileprivate func words(about argument: Requirement.ActionArgument) -> String {
    switch argument {
    case .sender:
      guard let sender else { return OutcomePhrase.performsWithoutTellingSender.filled() }
      return sender.name.map { OutcomePhrase.performsFrom.filled($0) }
        ?? OutcomePhrase.performsFromNobody.filled()
    case .event:
      guard let hasEvent else {
        return OutcomePhrase.performsWithoutTellingEvent.filled()
      }
      guard hasEvent else { return OutcomePhrase.performsWithoutEvent.filled() }
      let touches = fingers.map { "\($0)" }.joined(separator: ", ")
      return fingers.isEmpty
        ? OutcomePhrase.performsWithoutTouches.filled()
        : OutcomePhrase.performsWithFingers.filled(touches)
    }
  }
}
