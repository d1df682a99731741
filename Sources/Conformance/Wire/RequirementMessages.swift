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
  package static var fieldKind: FieldKind { .object("step requirement") }
  package static var placeholder: StepRequirement { StepRequirement(step: 0, .anyOf([])) }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    try fields.field("step", &step)
    try fields.field("requirement", &requirement)
  }
}

/// What a requirement consists of, apart from its kind; a kind uses some of the fields.
private struct RequirementParts {
  var names: [String] = []
  var messages: [String] = []
  var numbers: [Int] = []
  var family: MessageFamily?
  var answers: [Answer] = []
  var chains: [[String]] = []
  var alternatives: [Requirement] = []
}

extension MessageFamily: WireValue {}

/// An object whose field `requires` tells its kind, with the names, messages and answers that belong to
/// it, in the order in which the phrases say them:
///
///     {"requires":"receivers","names":["E","C"],"messages":["touchesBegan(_:with:)"]}
///     {"requires":"answer","answers":[{"responder":"E"}]}
///     {"requires":"history","names":["A"],"messages":["touchesBegan(_:with:)"],"family":"touches"}
extension Requirement: WireObject {
  private enum Kind: String, CaseIterable, WireValue {
    case answer, answerBegins, receivers, receiversBegin, receives, doesNotReceive, printedChain
    case performsFromSender, performsWithEvent, receivesFingers, history, fires, doesNotFire
    case firings, precedes, firesBefore, anyOf
  }

  package static var fieldKind: FieldKind { .object("requirement") }
  package static var placeholder: Requirement { .anyOf([]) }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    var (kind, parts) = taken
    try fields.field("requires", &kind)
    try fields.list("names", &parts.names)
    try fields.list("messages", &parts.messages)
    try fields.list("numbers", &parts.numbers)
    try fields.field("family", &parts.family)
    try fields.list("answers", &parts.answers)
    try fields.list("chains", &parts.chains)
    try fields.list("alternatives", &parts.alternatives)
    guard let requirement = Requirement(kind, parts) else {
      throw WireError("its fields are not those of its kind")
    }
    self = requirement
  }

  private var taken: (Kind, RequirementParts) {
    var parts = RequirementParts()
    let kind: Kind
    switch self {
    case .answer(let answers): (kind, parts.answers) = (.answer, answers)
    case .answerBegins(let names): (kind, parts.names) = (.answerBegins, names)
    case .receivers(let message, let names):
      (kind, parts.messages, parts.names) = (.receivers, [message.rawValue], names)
    case .receiversBegin(let message, let names):
      (kind, parts.messages, parts.names) = (.receiversBegin, [message.rawValue], names)
    case .receives(let message, let name):
      (kind, parts.messages, parts.names) = (.receives, [message.rawValue], [name])
    case .doesNotReceive(let message, let name):
      (kind, parts.messages, parts.names) = (.doesNotReceive, [message.rawValue], [name])
    case .printedChain(let chains): (kind, parts.chains) = (.printedChain, chains)
    case .performs(let action, let name, .sender(let sender)):
      (kind, parts.messages) = (.performsFromSender, [action.rawValue])
      parts.names = [name] + [sender].compactMap { $0 }
    case .performs(let action, let name, .event(let finger)):
      (kind, parts.messages, parts.names) = (.performsWithEvent, [action.rawValue], [name])
      parts.numbers = [finger].compactMap { $0 }
    case .receivesFingers(let message, let name, let fingers):
      (kind, parts.messages, parts.names) = (.receivesFingers, [message.rawValue], [name])
      parts.numbers = fingers
    case .history(let name, let messages, let family):
      (kind, parts.names, parts.family) = (.history, [name], family)
      parts.messages = messages.map { $0.rawValue }
    case .fires(let name): (kind, parts.names) = (.fires, [name])
    case .doesNotFire(let name): (kind, parts.names) = (.doesNotFire, [name])
    case .firings(let name, let count):
      (kind, parts.names, parts.numbers) = (.firings, [name], [count])
    case .precedes(let first, let second): (kind, parts.names) = (.precedes, [first, second])
    case .firesBefore(let recognizer, let message, let name):
      (kind, parts.messages, parts.names) = (.firesBefore, [message.rawValue], [recognizer, name])
    case .anyOf(let alternatives): (kind, parts.alternatives) = (.anyOf, alternatives)
    }
    return (kind, parts)
  }

  /// Creates a requirement from its parts; nil if one is missing.
  private init?(_ kind: Kind, _ parts: RequirementParts) {
    let (names, messages) = (parts.names, parts.messages.map(Message.init))
    let first: Requirement? =
      switch kind {
      case .answer: .answer(oneOf: parts.answers)
      case .answerBegins: .answerBegins(with: names)
      case .printedChain: .printedChain(oneOf: parts.chains)
      case .anyOf: .anyOf(parts.alternatives)
      case .receivers: messages.first.map { .receivers($0, names) }
      case .receiversBegin: messages.first.map { .receiversBegin($0, with: names) }
      default: names.first.flatMap { Self.of($0, kind, parts, messages) }
      }
    guard let first else { return nil }
    self = first
  }

  /// Returns a requirement of one object, whose name is the first of the parts.
  private static func of(
    _ name: String, _ kind: Kind, _ parts: RequirementParts, _ messages: [Message]
  ) -> Requirement? {
    let other = parts.names.dropFirst().first
    switch kind {
    case .fires: return .fires(name)
    case .doesNotFire: return .doesNotFire(name)
    case .history: return parts.family.map { .history(name, messages, $0) }
    case .firings: return parts.numbers.first.map { .firings(of: name, $0) }
    case .precedes: return other.map { .precedes(name, $0) }
    default: break
    }
    guard let message = messages.first else { return nil }
    switch kind {
    case .receives: return .receives(message, name)
    case .doesNotReceive: return .doesNotReceive(message, name)
    case .performsFromSender: return .performs(message, name, .sender(other))
    case .performsWithEvent: return .performs(message, name, .event(finger: parts.numbers.first))
    case .receivesFingers: return .receivesFingers(message, name, parts.numbers)
    case .firesBefore: return other.map { .firesBefore(name, message, $0) }
    default: return nil
    }
  }
}
