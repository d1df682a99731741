/// A requirement at a step of a script, as the site tells it to the engine of the lab.
package struct StepRequirement: Hashable, Sendable {
  /// The index of the step.
  package var step: Int
  /// The requirement.
  package var requirement: Requirement

  package init(step: Int, _ requirement: Requirement) {
    self.step = step
    self.requirement = requirement
  }
}

extension StepRequirement: WireObject {
  package static var fieldKind: FieldKind { .object("step-requirement") }
  package static var placeholder: StepRequirement { StepRequirement(step: 0, .anyOf([])) }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    try fields.field("step", &step)
    try fields.field("requirement", &requirement)
  }
}

extension MessageFamily: WireValue {
  package static var fieldKind: FieldKind {
    .word(MessageTable.uikit.families.map { $0.rawValue })
  }

  package static func read(
    _ json: JSON, _ unknown: UnknownFields
  ) throws(WireError) -> MessageFamily? {
    guard case .text(let text) = json else { return nil }
    guard let family = MessageTable.uikit[text] else {
      throw WireError("unknown: \(text.quoted)")
    }
    return family
  }

  package func write(to json: inout JSONWriter) { json.value(rawValue) }
}

/// A condition on one call: each field that it has, but the receiver, may be absent.
private struct CallPattern: Hashable {
  var receiver = ""
  var message: Message?
  var family: MessageFamily?
  var sender: Trace.Sender?
  var hasEvent: Bool?
  /// One of the call's fingers.
  var finger: Int?
  /// All of the call's fingers.
  var fingers: [Int]?
}

extension CallPattern: WireObject {
  static var fieldKind: FieldKind { .object("call-pattern") }
  static var placeholder: CallPattern { CallPattern() }

  mutating func code(_ fields: inout some WireFields) throws(WireError) {
    var name = message?.rawValue
    try fields.field("receiver", &receiver)
    try fields.field("message", &name)
    try fields.field("family", &family)
    try fields.field("sender", &sender)
    try fields.field("event", &hasEvent)
    try fields.field("finger", &finger)
    try fields.field("fingers", &fingers)
    message = name.map(Message.init)
  }
}

/// A requirement among the alternatives of another one, which describes itself only once.
private struct Alternative: WireValue {
  var requirement: Requirement

  static var fieldKind: FieldKind { Requirement.fieldKind }

  static func read(_ json: JSON, _ unknown: UnknownFields) throws(WireError) -> Alternative? {
    guard let requirement = try Requirement.read(json, unknown) else { return nil }
    return Alternative(requirement: requirement)
  }

  func write(to json: inout JSONWriter) { requirement.write(to: &json) }
}

/// The fields of all kinds of requirements; a kind uses some of them.
private struct RequirementParts {
  var kind: Requirement.Kind
  var answers: [Answer] = []
  var receiver = ""
  var message = ""
  var names: [String] = []
  var messages: [String] = []
  var family = MessageFamily.touches
  var count = 0
  var call = CallPattern()
  var calls: [CallPattern] = []
  var alternatives: [Alternative] = []
}

/// An object whose field `requires` determines the other fields:
///
///     {"requires":"receivers","message":"touchesBegan(_:with:)","names":["E","C"]}
///     {"requires":"answer","answers":[{"responder":"E"}]}
///     {"requires":"call","call":{"receiver":"A","message":"touchesBegan(_:with:)","fingers":[1]}}
///
/// Kinds that are worded differently and judged alike are one kind here, so that a program needs few
/// rules to judge them: a printed chain is read as an answer. The page of the protocol has the rules.
extension Requirement: WireObject {
  /// The values of the field `requires`.
  package enum Kind: String, CaseIterable, WireValue {
    case answer, answerBegins, receivers, receiversBegin, call, noCall, order, history, count, anyOf
  }

  package static var fieldKind: FieldKind { .object("requirement") }
  package static var placeholder: Requirement { .anyOf([]) }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    var parts = self.parts
    try fields.variant("requires", parts.kind) { kind, fields throws(WireError) in
      switch kind {
      case .answer: try fields.field("answers", &parts.answers)
      case .answerBegins: try fields.field("names", &parts.names)
      case .receivers, .receiversBegin:
        try fields.field("message", &parts.message)
        try fields.field("names", &parts.names)
      case .call, .noCall: try fields.field("call", &parts.call)
      case .order: try fields.field("calls", &parts.calls)
      case .history:
        try fields.field("receiver", &parts.receiver)
        try fields.field("family", &parts.family)
        try fields.field("messages", &parts.messages)
      case .count:
        try fields.field("receiver", &parts.receiver)
        try fields.field("family", &parts.family)
        try fields.field("count", &parts.count)
      case .anyOf: try fields.field("alternatives", &parts.alternatives)
      }
      parts.kind = kind
    }
    guard fields.isReading else { return }
    guard let requirement = Requirement(parts) else {
      throw WireError("no requirement of this kind has these values")
    }
    self = requirement
  }

  private var parts: RequirementParts {
    var parts = RequirementParts(kind: .call)
    switch self {
    case .answer(let answers): (parts.kind, parts.answers) = (.answer, answers)
    case .printedChain(let chains):
      (parts.kind, parts.answers) = (.answer, chains.map { .responders($0) })
    case .answerBegins(let names): (parts.kind, parts.names) = (.answerBegins, names)
    case .receivers(let message, let names):
      (parts.kind, parts.message, parts.names) = (.receivers, message.rawValue, names)
    case .receiversBegin(let message, let names):
      (parts.kind, parts.message, parts.names) = (.receiversBegin, message.rawValue, names)
    case .receives(let message, let name):
      parts.call = CallPattern(receiver: name, message: message)
    case .receivesFingers(let message, let name, let fingers):
      parts.call = CallPattern(receiver: name, message: message, fingers: fingers)
    case .performs(let action, let name, .sender(let sender)):
      parts.call = CallPattern(receiver: name, message: action, sender: Trace.Sender(sender))
    case .performs(let action, let name, .event(let finger)):
      parts.call = CallPattern(
        receiver: name, message: action, hasEvent: finger != nil, finger: finger)
    case .fires(let name): parts.call = CallPattern(receiver: name, family: .firings)
    case .doesNotReceive(let message, let name):
      (parts.kind, parts.call) = (.noCall, CallPattern(receiver: name, message: message))
    case .doesNotFire(let name):
      (parts.kind, parts.call) = (.noCall, CallPattern(receiver: name, family: .firings))
    case .precedes(let first, let second):
      (parts.kind, parts.calls) = (
        .order, [CallPattern(receiver: first), CallPattern(receiver: second)]
      )
    case .firesBefore(let recognizer, let message, let name):
      let firing = CallPattern(receiver: recognizer, family: .firings)
      (parts.kind, parts.calls) = (
        .order, [firing, CallPattern(receiver: name, message: message)]
      )
    case .history(let name, let messages, let family):
      (parts.kind, parts.receiver, parts.family) = (.history, name, family)
      parts.messages = messages.map { $0.rawValue }
    case .firings(let name, let count):
      (parts.kind, parts.receiver, parts.family, parts.count) = (.count, name, .firings, count)
    case .anyOf(let requirements):
      (parts.kind, parts.alternatives) = (
        .anyOf, requirements.map { Alternative(requirement: $0) }
      )
    }
    return parts
  }

  /// Creates a requirement from its parts; nil if none has these.
  private init?(_ parts: RequirementParts) {
    let message = Message(rawValue: parts.message)
    switch parts.kind {
    case .answer: self = .answer(oneOf: parts.answers)
    case .answerBegins: self = .answerBegins(with: parts.names)
    case .receivers: self = .receivers(message, parts.names)
    case .receiversBegin: self = .receiversBegin(message, with: parts.names)
    case .history:
      self = .history(parts.receiver, parts.messages.map(Message.init), parts.family)
    case .anyOf: self = .anyOf(parts.alternatives.map { $0.requirement })
    case .call, .noCall, .order, .count:
      guard let candidate = Self.ofCalls(parts) else { return nil }
      let own = candidate.parts
      // What a candidate leaves out of the parts has no meaning.
      guard own.call == parts.call, own.calls == parts.calls, own.family == parts.family else {
        return nil
      }
      self = candidate
    }
  }

  /// Returns the requirement of some calls that the parts can only mean.
  private static func ofCalls(_ parts: RequirementParts) -> Requirement? {
    let call = parts.call
    switch parts.kind {
    case .count: return .firings(of: parts.receiver, parts.count)
    case .noCall:
      return call.message.map { .doesNotReceive($0, call.receiver) } ?? .doesNotFire(call.receiver)
    case .order:
      guard parts.calls.count == 2 else { return nil }
      let (first, second) = (parts.calls[0].receiver, parts.calls[1].receiver)
      return parts.calls[1].message.map { .firesBefore(first, $0, second) }
        ?? .precedes(first, second)
    default:
      guard let message = call.message else { return .fires(call.receiver) }
      if let fingers = call.fingers { return .receivesFingers(message, call.receiver, fingers) }
      if let sender = call.sender { return .performs(message, call.receiver, .sender(sender.name)) }
      return call.hasEvent == nil
        ? .receives(message, call.receiver)
        : .performs(message, call.receiver, .event(finger: call.finger))
    }
  }
}
