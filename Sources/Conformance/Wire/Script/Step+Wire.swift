extension Script.Step {
  /// Reads an instruction; the field that names its form tells its kind.
  static func read(_ value: JSON) throws(WireProblem) -> Script.Step {
    var fields = try FieldReader(value)
    let step = try read(&fields)
    try fields.finish()
    return step
  }

  private static func read(_ fields: inout FieldReader) throws(WireProblem) -> Script.Step {
    if fields.has(Property.vocabulary.keyword) {
      let property = try Property.vocabulary.read(&fields)
      return .change(.set(property, of: try fields.text("of")))
    }
    if fields.has(Change.vocabulary.keyword) { return .change(try Change.vocabulary.read(&fields)) }
    if fields.has(Stimulus.vocabulary.keyword) {
      return .stimulate(try Stimulus.vocabulary.read(&fields))
    }
    if fields.has(Query.vocabulary.keyword) { return .ask(try Query.vocabulary.read(&fields)) }
    throw WireProblem("a step has one of the fields 'set', 'change', 'do' and 'ask'")
  }

  /// Writes the object that `read` reads.
  func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .change(let change): change.put(in: &json)
      case .stimulate(let stimulus): stimulus.put(in: &json)
      case .ask(let query): query.put(in: &json)
      }
    }
  }
}
