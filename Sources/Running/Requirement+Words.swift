import Conformance
import Results

/// The wording of expected and actual outcomes.
extension Requirement {
  /// Returns the expected outcome in words: `root or window`, `A → B → C`, `A → …`, `yes`.
  func expectedWords(to query: Script.Step?, joining list: SlotForm.List? = nil) -> Sentence {
    switch self {
    case .answer(let accepted):
      .joined(accepted.map { $0.sentence(to: query, joining: list) }, .or)
    case .receivers(_, let names):
      Answer.responders(names).sentence()
    case .answerBegins(let names), .receiversBegin(_, let names):
      Answer.responders(names + ["…"]).sentence()
    case .call(let call): call.sentence
    case .noCall(let call): call.absence
    case .history(let name, let messages, _):
      OutcomePhrase.history.filled(name, Self.list(messages))
    case .count(let name, _, let count): Self.firings(of: name, count)
    case .order(let first, let second): Self.order(of: first, second)
    case .anyOf(let alternatives):
      .joined(alternatives.map { $0.expectedWords(to: query, joining: list) }, .or)
    }
  }

  private static func firings(of name: String, _ count: Int) -> Sentence {
    switch count {
    case 0: OutcomePhrase.doesNotFire.filled(name)
    case 1: OutcomePhrase.firesOnce.filled(name)
    case 2: OutcomePhrase.firesTwice.filled(name)
    default: OutcomePhrase.firesTimes.filled(name, "\(count)")
    }
  }

  private static func list(_ messages: [Message]) -> Sentence {
    .names(messages.map(\.rawValue), empty: "nothing")
  }

  /// `tap fires before A gets touchesCancelled(_:with:)`, `A is told before B`.
  private static func order(of first: CallPattern, _ second: CallPattern) -> Sentence {
    second.message == nil && second.family == nil
      ? OutcomePhrase.isToldBefore.filled(first.receiver, second.receiver)
      : OutcomePhrase.comesBefore.filled(first.sentence, second.sentence)
  }

  /// Returns the order in which two calls came, or which of them did not come.
  private static func order(
    of first: CallPattern, _ second: CallPattern, in record: Trace.Record
  ) -> Sentence {
    let told = record.notifications
    let missing = [first, second].filter { call in !told.contains { call.matches($0) } }
    guard missing.isEmpty else { return .joined(missing.map(\.absence), .semicolon) }
    return told.first(where: { first.matches($0) || second.matches($0) }).map(first.matches) == true
      ? order(of: first, second) : order(of: second, first)
  }

  /// Returns the actual outcome in the words of `expectedWords(to:)`.
  func actualWords(
    at step: Int, of trace: Trace, on stage: Stage, to query: Script.Step?,
    joining list: SlotForm.List? = nil
  ) -> Sentence {
    let record = trace.records[step]
    return switch self {
    case .answer, .answerBegins:
      record.answer?.sentence(to: query, joining: list) ?? "no answer"
    case .receivers(let message, _), .receiversBegin(let message, _):
      Answer.responders(record.responders(getting: message, on: stage)).sentence()
    case .call(let call), .noCall(let call): call.actualWords(in: record)
    case .history(let name, _, let family):
      OutcomePhrase.history.filled(name, Self.list(trace.history(of: name, family, through: step)))
    case .count(let name, let family, _):
      Self.firings(of: name, trace.history(of: name, family, through: step).count)
    case .order(let first, let second):
      Self.order(of: first, second, in: record)
    case .anyOf(let alternatives):
      .joined(
        alternatives.map {
          $0.actualWords(at: step, of: trace, on: stage, to: query, joining: list)
        }.unique, .semicolon)
    }
  }
}

extension CallPattern {
  /// `A gets touchesBegan(_:with:)`, `tap fires`.
  fileprivate var sentence: Sentence {
    guard let message else { return OutcomePhrase.fires.filled(receiver) }
    let name = message.rawValue
    if let fingers {
      return OutcomePhrase.getsWithFingers.filled(receiver, name, Sentence.fingers(fingers))
    }
    if let sender {
      return OutcomePhrase.performsActionFrom.filled(receiver, name, sender.name ?? "nobody")
    }
    if let finger {
      return OutcomePhrase.performsActionWithFinger.filled(receiver, name, "\(finger)")
    }
    return hasEvent == false
      ? OutcomePhrase.performsActionWithoutEvent.filled(receiver, name)
      : OutcomePhrase.gets.filled(receiver, name)
  }

  /// `A does not get touchesBegan(_:with:)`, `tap does not fire`, `A is not told`.
  fileprivate var absence: Sentence {
    if let message { return OutcomePhrase.doesNotGet.filled(receiver, message) }
    return (family == nil ? OutcomePhrase.isNotTold : .doesNotFire).filled(receiver)
  }

  /// Returns what came instead of such a call, or beside it.
  fileprivate func actualWords(in record: Trace.Record) -> Sentence {
    guard let message else {
      return (record.fires(receiver) ? OutcomePhrase.fires : .doesNotFire).filled(receiver)
    }
    let calls = record.calls(of: message, to: receiver)
    if fingers != nil { return Self.fingers(calls) }
    guard sender == nil, hasEvent == nil else {
      return calls.isEmpty
        ? OutcomePhrase.doesNotPerform.filled()
        : .joined(calls.map { sender == nil ? $0.eventWords : $0.senderWords }.unique, .semicolon)
    }
    return .getting(record.receivers(of: message))
  }

  private static func fingers(_ calls: [Trace.Call]) -> Sentence {
    guard !calls.isEmpty else { return OutcomePhrase.itDoesNotGetIt.filled() }
    guard calls.contains(where: { !$0.fingers.isEmpty }) else {
      return OutcomePhrase.itGetsItWithoutFingers.filled()
    }
    return OutcomePhrase.itGetsItWithFingers.filled(Sentence.fingers(of: calls))
  }
}

extension Sentence {
  /// Returns who gets a message: `nobody gets it`, `A → B get it`.
  static func getting(_ names: [String]) -> Sentence {
    switch names.count {
    case 0: OutcomePhrase.nobodyGetsIt.filled()
    case 1: OutcomePhrase.getsIt.filled(names[0])
    default: OutcomePhrase.severalGetIt.filled(Answer.responders(names).sentence())
    }
  }

  /// Returns the numbers of fingers.
  static func fingers(_ fingers: [Int]) -> Sentence {
    .names(fingers.map(String.init), empty: "")
  }

  /// Returns the numbers of the fingers of each call.
  static func fingers(of calls: [Trace.Call]) -> Sentence {
    .joined(calls.map { .fingers($0.fingers) }, .andThen)
  }
}

extension Trace.Call {
  /// What the engine reports about an action's sender.
  fileprivate var senderWords: Sentence {
    guard let sender else { return OutcomePhrase.performsWithoutTellingSender.filled() }
    return sender.name.map { OutcomePhrase.performsFrom.filled($0) }
      ?? OutcomePhrase.performsFromNobody.filled()
  }

  /// What the engine reports about an action's event.
  fileprivate var eventWords: Sentence {
    switch hasEvent {
    case nil: OutcomePhrase.performsWithoutTellingEvent.filled()
    case false?: OutcomePhrase.performsWithoutEvent.filled()
    case true? where fingers.isEmpty: OutcomePhrase.performsWithoutTouches.filled()
    case true?: OutcomePhrase.performsWithFingers.filled(Sentence.fingers(fingers))
    }
  }
}
