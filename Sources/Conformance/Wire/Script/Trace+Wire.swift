extension Trace.Record {
  /// Reads what happened during one step.
  static func read(_ fields: inout FieldReader) throws(WireProblem) -> Trace.Record {
    fields.means("What happened during one step.")
    let calls = try fields.optionalNestedList(
      "calls", of: "call", meaning: "The calls that responders got, in order.", Trace.Call.read)
    return Trace.Record(
      calls: calls ?? [],
      answer: try fields.optionalNested("answer", as: "answer", Answer.read))
  }

  /// Writes the object that `read` reads; `{}` where nothing happened.
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
  static func read(_ fields: inout FieldReader) throws(WireProblem) -> Trace.Call {
    fields.means("A message that one responder got.")
    return Trace.Call(
      try fields.text("receiver", "Its name on the stage."),
      Message(rawValue: try fields.text("message")),
      fingers: try fields.optionalList(
        "fingers", of: .integer, meaning: "The fingers whose touches came with it."
      ) { $0.integer })
  }

  /// Writes the object that `read` reads.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.put("receiver", receiver)
      json.put("message", message)
      if !fingers.isEmpty { json.put("fingers", fingers) { $0.value(Double($1)) } }
    }
  }
}
