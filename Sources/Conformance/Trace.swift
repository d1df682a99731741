/// The observations of an engine: one record for each step of the script, in order.
public struct Trace: Hashable, Sendable {
  /// The records, with the same indices as the script's steps.
  public var records: [Record]

  /// Creates a trace from its records.
  public init(_ records: [Record] = []) { self.records = records }

  /// The observations during one step.
  public struct Record: Hashable, Sendable {
    /// The calls that responders of the stage received, in order.
    public var calls: [Call]
    /// The answer, if the step is a query.
    public var answer: Answer?

    /// Creates the record of one step.
    public init(calls: [Call] = [], answer: Answer? = nil) {
      self.calls = calls
      self.answer = answer
    }
  }

  /// A message that one responder of the stage received.
  public struct Call: Hashable, Sendable {
    /// The receiver's name on the stage.
    public var receiver: String
    /// The message.
    public var message: Message
    /// The fingers whose touches the message contains, in ascending order; for an action, those in
    /// the event that came with it; empty for other messages.
    public var fingers: [Int]
    /// The sender of an action; nil if the message is not an action, if the action takes no sender,
    /// or if the platform does not tell it.
    public var sender: Trace.Sender?
    /// Whether an event came with an action; nil if the message is not an action, if the action
    /// takes no event, or if the platform does not tell.
    public var hasEvent: Bool?

    /// Creates a call from its receiver, message and fingers, and for an action its sender and
    /// whether an event came with it.
    public init(
      _ receiver: String, _ message: Message, fingers: [Int] = [], sender: Trace.Sender? = nil,
      hasEvent: Bool? = nil
    ) {
      self.receiver = receiver
      self.message = message
      self.fingers = fingers
      self.sender = sender
      self.hasEvent = hasEvent
    }
  }

  /// The sender of an action.
  public enum Sender: Hashable, Sendable {
    /// A responder or another object, by its name on the stage.
    case responder(String)
    /// No sender.
    case nobody
  }
}

extension Trace.Record: WireObject {
  package static var fieldKind: FieldKind { .object("record") }
  package static var placeholder: Trace.Record { Trace.Record() }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    fields.means("What happened during one step.")
    try fields.list("calls", &calls, "The calls that responders got, in order.")
    try fields.field("answer", &answer)
  }
}

extension Trace.Call: WireObject {
  package static var fieldKind: FieldKind { .object("call") }
  package static var placeholder: Trace.Call { Trace.Call("", .sendEvent) }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    fields.means("A message that one responder got.")
    var name = message.rawValue
    try fields.field("receiver", &receiver, "Its name on the stage.")
    try fields.field("message", &name)
    message = Message(rawValue: name)
    try fields.list("fingers", &fingers, "The fingers whose touches came with it.")
    try fields.field("sender", &sender)
    try fields.field("event", &hasEvent, "Whether an event came with an action.")
  }
}

extension Trace.Sender: WireObject {
  /// The name; nil for no sender.
  package var name: String? {
    if case .responder(let name) = self { name } else { nil }
  }

  /// Creates a sender from its name; no sender for nil.
  package init(_ name: String?) { self = name.map(Trace.Sender.responder) ?? .nobody }

  package static var fieldKind: FieldKind { .object("sender") }
  package static var placeholder: Trace.Sender { .nobody }

  /// The field is null if there is no sender.
  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    fields.means("Who sent an action; null is nobody.")
    guard let field = fields.oneField(of: ["responder"], writing: "responder").first else {
      throw WireError(at: "responder", "the field is missing")
    }
    var name = name
    try fields.field(field, &name)
    self = Trace.Sender(name)
  }
}
