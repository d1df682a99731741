/// What a phrase expects of the calls since the last stimulus, with fields of the phrase in the place
/// of what its slots say.
///
/// It is read in both directions: the values of the slots give a requirement, and a requirement gives
/// the values of the slots with which the phrase says it. The field `of` names the receiver.
package indirect enum ExpectedCalls: Hashable, Sendable {
  /// It receives the message.
  case receives(Term)
  /// It does not receive the message.
  case doesNotReceive(Term)
  /// It alone receives the message, once.
  case receivesAlone(Term)
  /// The objects in the field `path` receive the message, in order.
  case visits(Message)
  /// It receives the message with the touches of the fingers in these fields.
  case receivesFingers(Term, fields: [String])
  /// It performs the action with the sender in the field `sender`.
  case performsFromSender
  /// It performs the action with an event in which the field's finger is; without an event for nil.
  case performsWithEvent(finger: String?)
  /// It received the messages of a family that the words in the field stand for, in order.
  case history(MessageFamily, field: String)
  /// It received exactly these messages of a family.
  case exactHistory(MessageFamily, [Message])
  /// The recognizer fired that many times.
  case exactFirings(Int)
  /// The recognizer fired as many times as the field `count` says.
  case firings
  /// It receives the first message before the object in the field `other` receives the second.
  case order(Term, Term)

  /// A message, or the word in a field that stands for one of a family.
  package enum Term: Hashable, Sendable {
    case message(Message)
    case word(MessageFamily, field: String)
    /// The action of a recognizer, in any state.
    case firing
    case any

    /// The touch method of the phase in the field `phase`.
    static let phase = Term.word(.touches, field: "phase")
    /// The action in the field `action`.
    static let action = Term.word(.actions, field: "action")
    /// The control event in the field `event`.
    static let event = Term.word(.controlEvents, field: "event")
  }
}

extension ExpectedCalls {
  /// Returns the requirement for the values of the phrase's slots. Traps if they do not fit.
  package func requirement(filling arguments: Phrase.Arguments) -> Requirement {
    let value = { (field: String) in arguments[field] ?? .nothing }
    let name = { (field: String) in value(field).text }
    switch self {
    case .receives(let term): return .call(term.pattern(of: name("of"), arguments))
    case .doesNotReceive(let term): return .noCall(term.pattern(of: name("of"), arguments))
    case .receivesAlone(let term):
      guard let message = term.message(arguments)
      else { preconditionFailure("the term names no message") }
      return .receivers(message, [name("of")])
    case .visits(let message):
      if case .beginning = value("path") {
        return .receiversBegin(message, with: value("path").texts)
      }
      return .receivers(message, value("path").texts)
    case .receivesFingers(let term, let fields):
      let fingers = fields.map { value($0).integer }
      return .call(CallPattern(name("of"), term.message(arguments), fingers: fingers))
    case .performsFromSender:
      let sender = Trace.Sender(value("sender").optionalText)
      return .call(CallPattern(name("of"), Term.action.message(arguments), sender: sender))
    case .performsWithEvent(let finger):
      return .call(
        CallPattern(
          name("of"), Term.action.message(arguments), hasEvent: finger != nil,
          finger: finger.map { value($0).integer }))
    case .history(let family, let field):
      return .history(name("of"), value(field).texts.map(family.known), family)
    case .exactHistory(let family, let messages): return .history(name("of"), messages, family)
    case .exactFirings(let count): return .count(of: name("of"), .firings, count)
    case .firings: return .count(of: name("of"), .firings, value("count").integer)
    case .order(let first, let second):
      return .order(
        first.pattern(of: name("of"), arguments), second.pattern(of: name("other"), arguments))
    }
  }

  /// Returns the values of the slots with which the phrase says a requirement; nil if it cannot.
  package func arguments(saying requirement: Requirement) -> Phrase.Arguments? {
    guard let arguments = arguments(likely: requirement),
      self.requirement(filling: arguments) == requirement
    else { return nil }
    return arguments
  }

  /// Returns values of the slots with which the phrase says a requirement, if it says it.
  private func arguments(likely requirement: Requirement) -> Phrase.Arguments? {
    switch (self, requirement) {
    case (.receives(let term), .call(let call)), (.doesNotReceive(let term), .noCall(let call)):
      return term.arguments(for: call)
    case (.receivesAlone(let term), .receivers(let message, let names)):
      return names.first.flatMap { term.arguments(for: CallPattern($0, message)) }
    case (.visits(let visited), .receivers(let message, let names)) where visited == message:
      return ["path": .list(names.map { .text($0) })]
    case (.visits(let visited), .receiversBegin(let message, let names)) where visited == message:
      return ["path": .beginning(names.map { .text($0) })]
    case (.receivesFingers(let term, let fields), .call(let call)):
      guard let fingers = call.fingers, fields.count == fingers.count,
        var arguments = term.arguments(for: call)
      else { return nil }
      for (field, finger) in zip(fields, fingers) { arguments[field] = .integer(finger) }
      return arguments
    case (.performsFromSender, .call(let call)):
      var arguments = Term.action.arguments(for: call)
      arguments?["sender"] = StepValue(call.sender?.name)
      return arguments
    case (.performsWithEvent(let field), .call(let call)):
      guard (field == nil) == (call.finger == nil) else { return nil }
      var arguments = Term.action.arguments(for: call)
      if let field, let finger = call.finger { arguments?[field] = .integer(finger) }
      return arguments
    case (.history(let family, let field), .history(let name, let messages, _)):
      let words = messages.compactMap { family.word(for: $0) }
      return ["of": .text(name), field: .list(words.map { .text($0) })]
    case (.exactHistory, .history(let name, _, _)), (.exactFirings, .count(let name, _, _)):
      return ["of": .text(name)]
    case (.firings, .count(let name, _, let count)):
      return ["of": .text(name), "count": .integer(count)]
    case (.order(let first, let second), .order(let call, let other)):
      var arguments = first.arguments(for: call)
      arguments?["other"] = .text(other.receiver)
      return second.fill(&arguments, from: other) ? arguments : nil
    default: return nil
    }
  }
}

extension ExpectedCalls {
  /// Returns whether a phrase can expect or exclude the message.
  package func mayBeAbout(_ message: Message) -> Bool {
    switch self {
    case .receives(let term), .doesNotReceive(let term), .receivesAlone(let term),
      .receivesFingers(let term, _):
      term.mayBe(message)
    case .order(let first, let second): first.mayBe(message) || second.mayBe(message)
    case .visits(let visited): visited == message
    case .history(let family, _), .exactHistory(let family, _): family.contains(message)
    case .performsFromSender, .performsWithEvent, .exactFirings, .firings: false
    }
  }
}

extension ExpectedCalls.Term {
  /// Returns the pattern of calls for the values of the phrase's slots.
  fileprivate func pattern(of name: String, _ arguments: Phrase.Arguments) -> CallPattern {
    var call = CallPattern(name)
    if case .firing = self { call.family = .firings } else { call.message = message(arguments) }
    return call
  }

  /// Returns the message for the values of the phrase's slots; nil for a term that names none.
  fileprivate func message(_ arguments: Phrase.Arguments) -> Message? {
    switch self {
    case .message(let message): message
    case .word(let family, let field): family.known((arguments[field] ?? .nothing).text)
    case .firing, .any: nil
    }
  }

  /// Returns the values of the slots for the message and the receiver of a call; nil if the term cannot
  /// be the message.
  fileprivate func arguments(for call: CallPattern) -> Phrase.Arguments? {
    var arguments: Phrase.Arguments? = ["of": .text(call.receiver)]
    return fill(&arguments, from: call) ? arguments : nil
  }

  /// Sets the value of the slot for the message of a call; returns whether the term may be the message.
  fileprivate func fill(_ arguments: inout Phrase.Arguments?, from call: CallPattern) -> Bool {
    guard case .word(let family, let field) = self else { return true }
    guard let word = call.message.flatMap({ family.word(for: $0) }) else { return false }
    arguments?[field] = .text(word)
    return true
  }

  /// Returns whether the term names the message.
  fileprivate func mayBe(_ message: Message) -> Bool {
    switch self {
    case .message(let only): only == message
    case .word(let family, _): family.contains(message)
    case .firing, .any: false
    }
  }
}

extension Phrase {
  /// Returns the sentence that expects a requirement on the calls; nil if the phrase cannot say it of
  /// the objects of the stage.
  package func sentence(saying requirement: Requirement, on stage: Stage) -> Sentence? {
    guard let arguments = calls?.arguments(saying: requirement) else { return nil }
    for case .slot(let slot, let field) in pieces where slot.namesObject {
      guard case .text(let name)? = arguments[field] else { continue }
      guard let kind = stage[name]?.kind, slot.kinds.contains(kind) else { return nil }
    }
    return sentence(filling: arguments)
  }
}

extension Vocabulary {
  /// Returns the sentence of the first phrase that expects one of some requirements on the calls; nil
  /// if no phrase does.
  package func sentence(saying requirements: [Requirement], on stage: Stage) -> Sentence? {
    for phrase in checks {
      for requirement in requirements {
        if let sentence = phrase.sentence(saying: requirement, on: stage) { return sentence }
      }
    }
    return nil
  }
}

extension ExpectedCalls {
  /// Reads an expectation of calls: `receives touches in phase`; nil if there is none of that spelling.
  init?(_ spelling: Substring, _ messages: MessageTable) {
    let words = spelling.split(separator: " ")
    let term = { (rest: Substring?) in rest.flatMap { Term($0, messages) } }
    if let term = term(spelling.dropping(prefix: "receives alone ")) {
      self = .receivesAlone(term)
    } else if let rest = spelling.dropping(prefix: "receives "),
      case let parts = rest.parts(separatedBy: " before "), parts.count == 2,
      let first = Term(parts[0], messages), let second = Term(parts[1], messages)
    {
      self = .order(first, second)
    } else if let rest = spelling.dropping(prefix: "receives "),
      case let parts = rest.parts(separatedBy: " of fingers in "),
      let term = Term(parts[0], messages)
    {
      self =
        parts.count == 1
        ? .receives(term)
        : .receivesFingers(term, fields: parts[1].parts(separatedBy: ", ").map(String.init))
    } else if let term = term(spelling.dropping(prefix: "does not receive ")) {
      self = .doesNotReceive(term)
    } else if let term = term(spelling.dropping(prefix: "fires before ")) {
      self = .order(.firing, term)
    } else if case .message(let message)? = term(spelling.dropping(prefix: "visits ")) {
      self = .visits(message)
    } else if let finger = spelling.dropping(prefix: "performs with event of ") {
      self = .performsWithEvent(finger: String(finger))
    } else if let count = spelling.dropping(prefix: "firings ") {
      guard count == "in count" || Int(count) != nil else { return nil }
      self = Int(count).map(ExpectedCalls.exactFirings) ?? .firings
    } else if case .word(let family, let field)? = term(spelling.dropping(prefix: "history ")) {
      self = .history(family, field: field)
    } else if words.first == "history", words.count > 2, words[1].last == ":",
      let family = messages[String(words[1].dropLast())]
    {
      let history = words.dropFirst(2).map { Message(rawValue: String($0)) }
      guard history.allSatisfy(messages.contains) else { return nil }
      self = .exactHistory(family, history)
    } else {
      switch spelling {
      case "fires": self = .receives(.firing)
      case "does not fire": self = .doesNotReceive(.firing)
      case "precedes": self = .order(.any, .any)
      case "performs from sender": self = .performsFromSender
      case "performs without event": self = .performsWithEvent(finger: nil)
      default: return nil
      }
    }
  }
}

extension ExpectedCalls.Term {
  /// Reads `touches in phase`, a word of a family in a field, or the name of a message.
  fileprivate init?(_ spelling: Substring, _ messages: MessageTable) {
    let parts = spelling.parts(separatedBy: " in ")
    if parts.count == 2, let family = messages[String(parts[0])] {
      self = .word(family, field: String(parts[1]))
    } else if let message = Optional(Message(rawValue: String(spelling))),
      messages.contains(message)
    {
      self = .message(message)
    } else {
      return nil
    }
  }
}
