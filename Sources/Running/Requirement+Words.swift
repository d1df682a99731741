import Conformance
import Results

/// The wording of expected and actual outcomes.
extension Requirement {
  /// Returns the expected outcome in words: `root or window`, `A → B → C`, `A → …`, `yes`.
  func expectedWords(to query: Script.Step?, joining list: SlotForm.List? = nil) -> String {
    switch self {
    case .answer(let accepted):
      accepted.map { $0.words(to: query, joining: list) }.joined(separator: " or ")
    case .receivers(_, let names):
      Answer.responders(names).words()
    case .answerBegins(let names), .receiversBegin(_, let names):
      Answer.responders(names + ["…"]).words()
    case .call(let call): call.words
    case .noCall(let call):
      call.message.map { OutcomePhrase.doesNotGet.filled(call.receiver, $0.rawValue) }
        ?? "\(call.receiver) does not fire"
    case .history(let name, let messages, _):
      OutcomePhrase.history.filled(name, Self.list(messages))
    case .count(let name, _, let count): Self.firings(of: name, count)
    case .order(let first, let second):
      second.message.map {
        OutcomePhrase.firesBefore.filled(first.receiver, second.receiver, $0.rawValue)
      } ?? "\(first.receiver) is told before \(second.receiver)"
    case .anyOf(let alternatives):
      alternatives.map { $0.expectedWords(to: query, joining: list) }.joined(separator: " or ")
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

  /// Returns which of two calls came first, and which did not come.
  private static func order(
    of first: CallPattern, _ second: CallPattern, in record: Trace.Record
  ) -> String {
    let names = [first.receiver, second.receiver]
    if let message = second.message {
      return switch (record.fires(names[0]), record.receivers(of: message).contains(names[1])) {
      case (true, true): OutcomePhrase.getsItFirst.filled(names[1])
      case (true, false): OutcomePhrase.doesNotGetIt.filled(names[1])
      case (false, true): "\(names[0]) does not fire"
      case (false, false): OutcomePhrase.neither.filled(names[0], names[1])
      }
    }
    let notified = record.notifications.map(\.receiver).filter(names.contains)
    let told =
      notified.first.map { OutcomePhrase.isToldFirst.filled($0) }
      ?? OutcomePhrase.nobodyIsTold.filled()
    let missing = names.filter { !notified.contains($0) }
    return ([told] + missing.map { OutcomePhrase.isNotTold.filled($0) }).joined(separator: "; ")
  }

  /// Returns the actual outcome in the words of `expectedWords(to:)`.
  func actualWords(
    at step: Int, of trace: Trace, on stage: Stage, to query: Script.Step?,
    joining list: SlotForm.List? = nil
  ) -> String {
    let record = trace.records[step]
    return switch self {
    case .answer, .answerBegins:
      record.answer?.words(to: query, joining: list) ?? "no answer"
    case .receivers(let message, _), .receiversBegin(let message, _):
      Answer.responders(record.responders(getting: message, on: stage)).words()
    case .call(let call), .noCall(let call): call.actualWords(in: record)
    case .history(let name, _, let family):
      OutcomePhrase.history.filled(
        name, Self.list(trace.history(of: name, family, through: step)))
    case .count(let name, let family, _):
      Self.firings(of: name, trace.history(of: name, family, through: step).count)
    case .order(let first, let second):
      Self.order(of: first, second, in: record)
    case .anyOf(let alternatives):
      alternatives.map {
        $0.actualWords(at: step, of: trace, on: stage, to: query, joining: list)
      }.unique.joined(separator: "; ")
    }
  }
}

extension CallPattern {
  /// `A gets touchesBegan(_:with:)`, `tap fires`.
  fileprivate var words: String {
    guard let message else { return "\(receiver) fires" }
    if let fingers {
      return OutcomePhrase.getsWithFingers.filled(receiver, message.rawValue, list(fingers))
    }
    let performs = "\(receiver) performs \(message.rawValue)"
    if let sender { return "\(performs) from \(sender.name ?? "nobody")" }
    if let finger { return "\(performs) with the event of finger \(finger)" }
    return hasEvent == false
      ? "\(performs) without an event" : OutcomePhrase.gets.filled(receiver, message.rawValue)
  }

  /// Returns what came instead of such a call, or beside it.
  fileprivate func actualWords(in record: Trace.Record) -> String {
    guard let message else {
      return "\(receiver) \(record.fires(receiver) ? "fires" : "does not fire")"
    }
    let calls = record.calls(of: message, to: receiver)
    if fingers != nil { return Self.fingers(calls) }
    guard sender == nil, hasEvent == nil else {
      return calls.isEmpty
        ? OutcomePhrase.doesNotPerform.filled()
        : calls.map { sender == nil ? $0.eventWords : $0.senderWords }.unique
          .joined(separator: "; ")
    }
    let names = record.receivers(of: message)
    return switch names.count {
    case 0: OutcomePhrase.nobodyGetsIt.filled()
    case 1: OutcomePhrase.getsIt.filled(names[0])
    default: OutcomePhrase.severalGetIt.filled(Answer.responders(names).words())
    }
  }

  private static func fingers(_ calls: [Trace.Call]) -> String {
    guard !calls.isEmpty else { return OutcomePhrase.itDoesNotGetIt.filled() }
    guard calls.contains(where: { !$0.fingers.isEmpty }) else {
      return OutcomePhrase.itGetsItWithoutFingers.filled()
    }
    return OutcomePhrase.itGetsItWithFingers.filled(
      calls.map { list($0.fingers) }.joined(separator: " and then "))
  }
}

private func list(_ fingers: [Int]) -> String {
  fingers.map { "\($0)" }.joined(separator: ", ")
}

extension Trace.Call {
  /// What the engine reports about an action's sender.
  fileprivate var senderWords: String {
    guard let sender else { return OutcomePhrase.performsWithoutTellingSender.filled() }
    return sender.name.map { OutcomePhrase.performsFrom.filled($0) }
      ?? OutcomePhrase.performsFromNobody.filled()
  }

  /// What the engine reports about an action's event.
  fileprivate var eventWords: String {
    switch hasEvent {
    case nil: OutcomePhrase.performsWithoutTellingEvent.filled()
    case false?: OutcomePhrase.performsWithoutEvent.filled()
    case true? where fingers.isEmpty: OutcomePhrase.performsWithoutTouches.filled()
    case true?: OutcomePhrase.performsWithFingers.filled(list(fingers))
    }
  }
}
