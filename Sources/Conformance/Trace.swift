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

extension Trace.Record {
  /// Reads the record of one step.
  package static func read(_ fields: inout FieldReader) throws(WireError) -> Trace.Record {
    fields.means("What happened during one step.")
    let calls = try fields.optionalNestedList(
      "calls", of: "call", meaning: "The calls that responders got, in order.", Trace.Call.read)
    return Trace.Record(
      calls: calls ?? [],
      answer: try fields.optionalNested("answer", as: "answer", Answer.read))
  }

  /// Writes the record as an object that `read(_:)` reads; `{}` if it is empty.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      if !calls.isEmpty { json.put("calls", calls) { $1.write(to: &$0) } }
      if let answer {
        json.name("answer")
        answer.write(to: &json)
      }
    }
  }
}

extension Trace.Call {
  /// Reads a call.
  package static func read(_ fields: inout FieldReader) throws(WireError) -> Trace.Call {
    fields.means("A message that one responder got.")
    return Trace.Call(
      try fields.text("receiver", "Its name on the stage."),
      Message(rawValue: try fields.text("message")),
      fingers: try fields.optionalList(
        "fingers", of: .integer, meaning: "The fingers whose touches came with it."
      ) { $0.integer } ?? [],
      sender: try fields.optionalNested("sender", as: "sender", Trace.Sender.read),
      hasEvent: try fields.optionalTruth("event", "Whether an event came with an action."))
  }

  /// Writes the call as an object that `read(_:)` reads.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.put("receiver", receiver)
      json.put("message", message)
      if !fingers.isEmpty { json.put("fingers", fingers) { $0.value(Double($1)) } }
      if let sender {
        json.name("sender")
        sender.write(to: &json)
      }
      if let hasEvent { json.put("event", hasEvent) }
    }
  }
}

extension Trace.Sender {
  /// The name; nil for no sender.
  package var name: String? {
    if case .responder(let name) = self { name } else { nil }
  }

  /// Creates a sender from its name; no sender for nil.
  package init(_ name: String?) { self = name.map(Trace.Sender.responder) ?? .nobody }

  /// Reads the object that names the sender; its field is null for nobody, as in an answer.
  package static func read(_ fields: inout FieldReader) throws(WireError) -> Trace.Sender {
    fields.means("Who sent an action; null is nobody.")
    let sender = try fields.oneField(of: ["responder"]) { name, fields throws(WireError) in
      Trace.Sender(try fields.optionalText(name))
    }
    guard let sender else { throw WireError(at: "responder", "missing") }
    return sender
  }

  /// Writes the object that `read(_:)` reads.
  package func write(to json: inout JSONWriter) {
    json.object { $0.put("responder", name) }
  }
}
