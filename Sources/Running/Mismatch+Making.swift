import Conformance
import Results

extension Mismatch {
  /// Returns the kind of the difference between a requirement that does not hold and a trace.
  init(_ requirement: Requirement, at step: Int, of trace: Trace, in script: Script) {
    let record = trace.records[step]
    let stage = script.stage
    switch requirement {
    case .answer(let accepted):
      self.init(
        accepted.first ?? .nobody, record.answer ?? .nobody, to: script.steps[step], on: stage)
    case .answerBegins(let names):
      let actual = Self.beginning(of: record.answer?.names ?? [], as: names)
      self.init(.responders(names), .responders(actual), to: script.steps[step], on: stage)
    case .receivers(let message, let names):
      self.init(names, record.responders(getting: message, on: stage), of: message, on: stage)
    case .receiversBegin(let message, let names):
      let actual = Self.beginning(of: record.responders(getting: message, on: stage), as: names)
      self.init(names, actual, of: message, on: stage)
    case .call(let call): self.init(missing: call, in: record, on: stage)
    case .noCall(let call): self = .extra(call.kindWords(on: stage))
    case .history(let name, let messages, let family):
      self.init(messages, trace.history(of: name, family, through: step), on: stage)
    case .count(let name, let family, let count):
      let actual = trace.history(of: name, family, through: step).count
      let call = CallPattern(name, family: family).kindWords(on: stage)
      self = actual < count ? .missing(call) : .extra(call)
    case .order(let first, let second):
      let missing = [first, second].first { !record.notifications.contains(where: $0.matches) }
      self = missing.map { .missing($0.kindWords(on: stage)) } ?? .order(of: "calls")
    case .anyOf(let alternatives):
      guard let first = alternatives.first else {
        self = .order(of: "calls")
        return
      }
      self.init(first, at: step, of: trace, in: script)
    }
  }

  /// Returns the mismatch of the receivers of a message.
  private init(_ expected: [String], _ actual: [String], of message: Message, on stage: Stage) {
    if actual.isEmpty {
      self = .missing(message.kindWords(on: stage))
    } else if expected.isEmpty {
      self = .extra(message.kindWords(on: stage))
    } else {
      self.init(
        expected, actual, in: OutcomePhrase.receiversOf.filled(message.kindWords(on: stage)),
        on: stage)
    }
  }

  /// Returns a path up to the last responder that the expected beginning names, because what follows
  /// is not judged: `A → C → D` for `A → B → C` is `A → C`.
  private static func beginning(of path: [String], as expected: [String]) -> [String] {
    let last = path.lastIndex { expected.contains($0) }
    return Array(last.map { path[...$0] } ?? path.prefix(expected.count))
  }

  /// Returns the mismatch of a call that did not come, or came with something else.
  private init(missing call: CallPattern, in record: Trace.Record, on stage: Stage) {
    let calls = call.message.map { record.calls(of: $0, to: call.receiver) } ?? []
    guard let first = calls.first else {
      self = .missing(call.kindWords(on: stage))
      return
    }
    if let fingers = call.fingers {
      self.init(fingers, calls.map(\.fingers), with: first.message, on: stage)
    } else if call.sender != nil {
      let kind = { (sender: Trace.Sender?) -> Sentence in
        sender.map { $0.name.map(stage.kind) ?? "nobody" } ?? "unknown"
      }
      self = .other(
        of: "sender of an action", expected: kind(call.sender), actual: kind(first.sender))
    } else {
      let word = { (hasEvent: Bool?) -> Sentence in
        hasEvent.map { $0 ? "event" : "no event" } ?? "unknown"
      }
      self = .other(
        of: "event of an action", expected: word(call.hasEvent), actual: word(first.hasEvent))
    }
  }

  /// Returns the mismatch of two histories.
  private init(_ expected: [Message], _ actual: [Message], on stage: Stage) {
    let actual = Array(actual.prefix(Limits.comparedCalls))
    let (missing, extra) = Mismatch.changes(from: expected, to: actual)
    switch (missing.first, extra.first) {
    case (let first?, nil): self = .missing(expected[first].kindWords(on: stage))
    case (nil, let first?): self = .extra(actual[first].kindWords(on: stage))
    case (let one?, let other?) where Set(expected) != Set(actual):
      if let state = expected[one].firedState, let actual = actual[other].firedState {
        self = .other(of: "the state of the action", expected: state, actual: actual)
      } else {
        self = .other(
          of: "calls", expected: expected[one].kindWords(on: stage),
          actual: actual[other].kindWords(on: stage))
      }
    default: self = .order(of: "calls")
    }
  }

  /// Returns the mismatch of the fingers of calls.
  private init(_ expected: [Int], _ actual: [[Int]], with message: Message, on stage: Stage) {
    let finger = OutcomePhrase.fingerOf.filled(message.kindWords(on: stage))
    switch actual.count {
    case 1 where actual[0].count < expected.count: self = .missing(finger)
    case 1 where actual[0].count > expected.count: self = .extra(finger)
    case 1: self = .other(of: message.kindWords(on: stage), expected: "finger", actual: "finger")
    default: self = .extra(message.kindWords(on: stage))
    }
  }
}

extension CallPattern {
  /// The message, or whose action or call it is.
  fileprivate func kindWords(on stage: Stage) -> Sentence {
    let kind = stage.kind(receiver)
    return message?.kindWords(on: stage)
      ?? (family == nil ? OutcomePhrase.anyCallOf : .actionOf).filled(kind)
  }
}

extension Message {
  /// The message; actions of UIKit's pages, which choose their names, are all the same.
  fileprivate func kindWords(on stage: Stage) -> Sentence {
    let isDeclared = stage.responders.contains {
      if case .declared = $0.kind { true } else { false }
    }
    return MessageFamily.actions.contains(self) && !isDeclared ? "action" : sentence
  }
}

extension Message {
  /// The state in which the action of a recognizer is fired, or nil for other messages.
  fileprivate var firedState: Sentence? {
    RecognizerState.allCases.first { .fired($0) == self }.map { .word($0.rawValue) }
  }
}
