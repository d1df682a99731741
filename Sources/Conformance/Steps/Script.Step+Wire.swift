extension Script.Step {
  /// Reads a step; the field that contains the form's name is that of its kind.
  static func read(_ value: JSON) throws(WireProblem) -> Script.Step {
    var fields = try FieldReader(value)
    guard let kind = StepForm.Kind.allCases.first(where: { fields.has($0.rawValue) }) else {
      throw WireProblem("a step has one of the fields 'set', 'change', 'do' and 'ask'")
    }
    let name = try fields.text(kind.rawValue)
    guard let form = Vocabulary.form(kind, name) else {
      throw WireProblem(at: kind.rawValue, "unknown: \"\(name)\"")
    }
    var values: [StepValue] = []
    values.reserveCapacity(form.fields.count)
    for field in form.fields { values.append(try fields.value(of: field)) }
    try fields.finish()
    return Script.Step(form, values: values)
  }

  /// Writes the object that `read` reads.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.put(kind.rawValue, name)
      for field in form.fields {
        json.name(field.name)
        self[field.name].write(to: &json)
      }
    }
  }
}

extension FieldReader {
  /// The value of a field of a step, or nothing where it may be absent.
  fileprivate mutating func value(of field: StepForm.Field) throws(WireProblem) -> StepValue {
    if field.isOptional {
      return try optional(field.name, field.kind, standIn: .nothing) { json throws(WireProblem) in
        try StepValue(json, as: field.kind)
      } ?? .nothing
    }
    return try required(field.name, field.kind, standIn: .nothing) { json throws(WireProblem) in
      try StepValue(json, as: field.kind)
    }
  }
}

extension StepValue {
  /// Reads a value of a field's type, or returns nil where it is of another.
  fileprivate init?(_ json: JSON, as kind: FieldKind) throws(WireProblem) {
    switch kind {
    case .truth: self.init(json.truth, StepValue.truth)
    case .number: self.init(json.number, StepValue.number)
    case .integer: self.init(json.integer, StepValue.integer)
    case .text: self.init(json.text, StepValue.text)
    case .point: self.init(json.point, StepValue.point)
    case .rect: self.init(json.rect, StepValue.rect)
    case .word(let words):
      guard case .text(let text) = json else { return nil }
      guard words.contains(text) else { throw WireProblem("unknown: \"\(text)\"") }
      self = .text(text)
    case .list:
      guard case .list(let elements) = json else { return nil }
      var changes: [FingerChange] = []
      for (index, element) in elements.enumerated() {
        do throws(WireProblem) { changes.append(try FingerChange.read(element)) } catch {
          throw error.inside("[\(index)]")
        }
      }
      self = .fingers(changes)
    case .object, .nonemptyList, .integerIn, .pattern, .constant: return nil
    }
  }

  private init?<Value>(_ value: Value?, _ make: (Value) -> StepValue) {
    guard let value else { return nil }
    self = make(value)
  }

  /// Writes the value; nothing is `null`.
  fileprivate func write(to json: inout JSONWriter) {
    switch self {
    case .nothing: json.null()
    case .truth(let truth): json.value(truth)
    case .number(let number): json.value(number)
    case .integer(let integer): json.value(Double(integer))
    case .text(let text): json.value(text)
    case .point(let point): json.list { for number in [point.x, point.y] { $0.value(number) } }
    case .rect(let rect):
      let numbers = [rect.origin.x, rect.origin.y, rect.width, rect.height]
      json.list { for number in numbers { $0.value(number) } }
    case .fingers(let changes): json.list { for change in changes { change.write(to: &$0) } }
    case .list(let values): json.list { for value in values { value.write(to: &$0) } }
    }
  }
}
