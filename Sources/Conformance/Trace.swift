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
    /// The fingers whose touches the message contains, in ascending order; empty for other messages.
    public var fingers: [Int]

    /// Creates a call from its receiver, message and fingers.
    public init(_ receiver: String, _ message: Message, fingers: [Int] = []) {
      self.receiver = receiver
      self.message = message
      self.fingers = fingers
    }
  }
}

extension Trace.Record {
  /// Reads the record of one step.
  static func read(_ fields: inout FieldReader) throws(WireError) -> Trace.Record {
    fields.means("What happened during one step.")
    let calls = try fields.optionalNestedList(
      "calls", of: "call", meaning: "The calls that responders got, in order.", Trace.Call.read)
    return Trace.Record(
      calls: calls ?? [],
      answer: try fields.optionalNested("answer", as: "answer", Answer.read))
  }

  /// Writes the record as an object that `read(_:)` reads; `{}` if it is empty.
  func write(to json: inout JSONWriter) {
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
  static func read(_ fields: inout FieldReader) throws(WireError) -> Trace.Call {
    fields.means("A message that one responder got.")
    return Trace.Call(
      try fields.text("receiver", "Its name on the stage."),
      Message(rawValue: try fields.text("message")),
      fingers: try fields.optionalList(
        "fingers", of: .integer, meaning: "The fingers whose touches came with it."
      ) { $0.integer } ?? [])
  }

  /// Writes the call as an object that `read(_:)` reads.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.put("receiver", receiver)
      json.put("message", message)
      if !fingers.isEmpty { json.put("fingers", fingers) { $0.value(Double($1)) } }
    }
  }
}
