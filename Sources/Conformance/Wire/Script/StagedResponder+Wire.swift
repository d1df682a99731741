extension StagedResponder {
  /// Reads one row of a stage.
  static func read(_ value: JSON) throws(WireProblem) -> StagedResponder {
    var fields = try FieldReader(value)
    let row = try read(&fields)
    try fields.finish()
    return row
  }

  /// Reads the fields of one row of a stage.
  static func read(_ fields: inout FieldReader) throws(WireProblem) -> StagedResponder {
    StagedResponder(
      name: try fields.text("name"), kind: try fields.word("kind", of: ResponderKind.self),
      parent: try fields.optionalText("in"), controller: try fields.optionalText("viewOf"),
      presenter: try fields.optionalText("presentedBy"), frame: try fields.optionalRect("frame"))
  }

  /// Writes the object that `read` reads; what is nil is left out.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.put("name", name)
      json.put("kind", kind)
      if let parent { json.put("in", parent) }
      if let controller { json.put("viewOf", controller) }
      if let presenter { json.put("presentedBy", presenter) }
      if let frame { json.put("frame", frame) }
    }
  }
}
