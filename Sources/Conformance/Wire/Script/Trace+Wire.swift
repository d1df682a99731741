extension Trace.Record {
  /// Reads what happened during one step.
  static func read(_ value: JSON) throws(WireProblem) -> Trace.Record {
    var fields = try FieldReader(value)
    let record = try read(&fields)
    try fields.finish()
    return record
  }

  /// Reads the fields of what happened during one step.
  static func read(_ fields: inout FieldReader) throws(WireProblem) -> Trace.Record {
    let calls = try fields.optionalList("calls", of: .object("call"), Trace.Call.read)
    return Trace.Record(
      calls: calls, answer: try fields.optionalObject("answer", named: "answer", Answer.read))
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
  static func read(_ value: JSON) throws(WireProblem) -> Trace.Call {
    var fields = try FieldReader(value)
    let call = try read(&fields)
    try fields.finish()
    return call
  }

  /// Reads the fields of a call.
  static func read(_ fields: inout FieldReader) throws(WireProblem) -> Trace.Call {
    Trace.Call(
      try fields.text("receiver"), Message(rawValue: try fields.text("message")),
      fingers: try fields.optionalList("fingers", of: .integer) { $0.integer })
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
