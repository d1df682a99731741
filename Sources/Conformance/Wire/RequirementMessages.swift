/// A requirement at a step of a script, as the site tells it to the engine of the lab.
package struct StepRequirement: Hashable, Sendable {
  /// The index of the step.
  package var step: Int
  /// The requirement.
  package var requirement: Requirement
}

extension StepRequirement: WireObject {
  package static var fieldKind: FieldKind { .object("step-requirement") }
  package static var placeholder: StepRequirement {
    StepRequirement(step: 0, requirement: .placeholder)
  }

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
    try json.word { MessageTable.uikit[$0] }
  }

  package func write(to json: inout JSONWriter) { json.value(rawValue) }
}

extension CallPattern: WireObject {
  package static var fieldKind: FieldKind { .object("call-pattern") }
  package static var placeholder: CallPattern { CallPattern("") }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
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

/// An object whose field `requires` determines the other fields:
///
///     {"requires":"receivers","message":"touchesBegan(_:with:)","names":["E","C"]}
///     {"requires":"answer","answers":[{"responder":"E"}]}
///     {"requires":"call","call":{"receiver":"A","message":"touchesBegan(_:with:)","fingers":[1]}}
extension Requirement: WireObject {
  /// The values of the field `requires`.
  package enum Kind: String, CaseIterable, WireValue {
    case answer, answerBegins, receivers, receiversBegin, call, noCall, order, history, count, anyOf
  }

  package static var fieldKind: FieldKind { .object("requirement") }
  package static var placeholder: Requirement { .anyOf([]) }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    var (kind, answers, names, messages) = (Kind.anyOf, [Answer](), [String](), [String]())
    var (message, call, calls) = ("", CallPattern(""), [CallPattern]())
    var (receiver, family, count) = ("", MessageFamily.touches, 0)
    var alternatives: [Nested<Requirement>] = []
    switch self {
    case .answer(let all): (kind, answers) = (.answer, all)
    case .answerBegins(let all): (kind, names) = (.answerBegins, all)
    case .receivers(let one, let all): (kind, message, names) = (.receivers, one.rawValue, all)
    case .receiversBegin(let one, let all):
      (kind, message, names) = (.receiversBegin, one.rawValue, all)
    case .call(let one): (kind, call) = (.call, one)
    case .noCall(let one): (kind, call) = (.noCall, one)
    case .order(let first, let second): (kind, calls) = (.order, [first, second])
    case .history(let name, let all, let whole):
      (kind, receiver, family) = (.history, name, whole)
      messages = all.map { $0.rawValue }
    case .count(let name, let whole, let number):
      (kind, receiver, family, count) = (.count, name, whole, number)
    case .anyOf(let all): alternatives = all.map { Nested(value: $0) }
    }
    try fields.variant("requires", kind) { kind, fields throws(WireError) in
      switch kind {
      case .answer:
        try fields.field("answers", &answers)
        self = .answer(oneOf: answers)
      case .answerBegins:
        try fields.field("names", &names)
        self = .answerBegins(with: names)
      case .receivers, .receiversBegin:
        try fields.field("message", &message)
        try fields.field("names", &names)
        let message = Message(rawValue: message)
        self =
          kind == .receivers ? .receivers(message, names) : .receiversBegin(message, with: names)
      case .call, .noCall:
        try fields.field("call", &call)
        self = kind == .call ? .call(call) : .noCall(call)
      case .order:
        try fields.field("calls", &calls)
        guard calls.count == 2 else {
          if fields.isReading { throw WireError(at: "calls", "an order is of two calls") }
          return
        }
        self = .order(calls[0], calls[1])
      case .history:
        try fields.field("receiver", &receiver)
        try fields.field("family", &family)
        try fields.field("messages", &messages)
        self = .history(receiver, messages.map(Message.init), family)
      case .count:
        try fields.field("receiver", &receiver)
        try fields.field("family", &family)
        try fields.field("count", &count)
        self = .count(of: receiver, family, count)
      case .anyOf:
        try fields.field("alternatives", &alternatives)
        self = .anyOf(alternatives.map { $0.value })
      }
    }
  }
}
