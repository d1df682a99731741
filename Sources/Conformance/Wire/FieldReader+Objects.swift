/// Objects within objects, read field by field, so that a description contains their fields too.
extension FieldReader {
  /// Describes the object whose fields are being read, in one sentence.
  mutating func means(_ meaning: String) { description.meaning = meaning }

  /// Reads an object whose schema has the name `kind`.
  mutating func nested<Value>(
    _ name: String, as kind: String, _ body: (inout FieldReader) throws(WireProblem) -> Value
  ) throws(WireProblem) -> Value {
    if describes { return try describe(name, .object(kind), isOptional: false, body) }
    guard let value = take(name) else { throw WireProblem(at: name, "missing") }
    do throws(WireProblem) { return try read(value, body) } catch { throw error.inside(name) }
  }

  /// Reads an object whose schema has the name `kind`, or nil where it is null or absent.
  mutating func optionalNested<Value>(
    _ name: String, as kind: String, _ body: (inout FieldReader) throws(WireProblem) -> Value
  ) throws(WireProblem) -> Value? {
    if describes { return try describe(name, .object(kind), isOptional: true, body) }
    guard let value = take(name), value != .null else { return nil }
    do throws(WireProblem) { return try read(value, body) } catch { throw error.inside(name) }
  }

  /// Reads an array of objects whose schema has the name `kind`.
  mutating func nestedList<Element>(
    _ name: String, of kind: String, meaning: String = "", atLeast least: Int = 0,
    _ body: (inout FieldReader) throws(WireProblem) -> Element
  ) throws(WireProblem) -> [Element] {
    let list = least > 0 ? FieldKind.nonemptyList(.object(kind)) : .list(.object(kind))
    if describes { return [try describe(name, list, isOptional: false, meaning: meaning, body)] }
    guard let value = take(name) else { throw WireProblem(at: name, "missing") }
    do throws(WireProblem) { return try elements(value, list, body) } catch {
      throw error.inside(name)
    }
  }

  /// Reads an array of objects whose schema has the name `kind`, or nil where it is null or absent.
  mutating func optionalNestedList<Element>(
    _ name: String, of kind: String, meaning: String = "", atLeast least: Int = 0,
    _ body: (inout FieldReader) throws(WireProblem) -> Element
  ) throws(WireProblem) -> [Element]? {
    let list = least > 0 ? FieldKind.nonemptyList(.object(kind)) : .list(.object(kind))
    if describes { return [try describe(name, list, isOptional: true, meaning: meaning, body)] }
    guard let value = take(name), value != .null else { return nil }
    do throws(WireProblem) { return try elements(value, list, body) } catch {
      throw error.inside(name)
    }
  }

  /// Reads a word, and then the fields that belong to it; describes the fields of every word.
  mutating func variant<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, of type: Word.Type,
    _ body: (Word, inout FieldReader) throws(WireProblem) -> Void
  ) throws(WireProblem) {
    let word = try word(name, of: type)
    guard describes else { return try body(word, &self) }
    var words: [(word: String, fields: [FieldDescription])] = []
    for word in type.allCases {
      var reader = FieldReader()
      try body(word, &reader)
      for field in reader.description.fields
      where !description.fields.contains(where: { $0.name == field.name }) {
        var field = field
        field.isOptional = true
        description.fields.append(field)
      }
      for (name, object) in reader.description.definitions { description.define(name, object) }
      words.append((word.rawValue, reader.description.fields))
    }
    description.variants = (name, words)
  }

  /// Reads the first field of `names` that is there; describes all of them.
  mutating func oneField<Value>(
    of names: [String], _ body: (String, inout FieldReader) throws(WireProblem) -> Value
  ) throws(WireProblem) -> Value? {
    guard describes else {
      guard let name = names.first(where: has) else { return nil }
      return try body(name, &self)
    }
    var value: Value?
    for name in names { value = try body(name, &self) }
    description.hasOneField = true
    return value
  }

  private mutating func describe<Value>(
    _ name: String, _ kind: FieldKind, isOptional: Bool, meaning: String = "",
    _ body: (inout FieldReader) throws(WireProblem) -> Value
  ) throws(WireProblem) -> Value {
    description.fields.append(
      FieldDescription(name: name, kind: kind, isOptional: isOptional, meaning: meaning))
    var reader = FieldReader()
    let value = try body(&reader)
    description.define(kind.objectName, reader.description)
    return value
  }

  private func read<Value>(
    _ value: JSON, _ body: (inout FieldReader) throws(WireProblem) -> Value
  ) throws(WireProblem) -> Value {
    var reader = try FieldReader(value)
    reader.ignoresUnknownFields = ignoresUnknownFields
    let result = try body(&reader)
    try reader.finish()
    return result
  }

  private func elements<Element>(
    _ value: JSON, _ kind: FieldKind, _ body: (inout FieldReader) throws(WireProblem) -> Element
  ) throws(WireProblem) -> [Element] {
    guard case .list(let values) = value else {
      throw WireProblem("\(kind.words) should stand here, not \(value.kind)")
    }
    guard kind.allowsEmpty || !values.isEmpty else {
      throw WireProblem("\(kind.words) should stand here, not an empty array")
    }
    var elements: [Element] = []
    elements.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      do throws(WireProblem) { elements.append(try read(value, body)) } catch {
        throw error.inside("[\(index)]")
      }
    }
    return elements
  }
}

extension FieldKind {
  /// The name of the object that this is, or is a list of.
  fileprivate var objectName: String {
    switch self {
    case .object(let name): name
    case .list(let kind), .nonemptyList(let kind): kind.objectName
    default: ""
    }
  }

  fileprivate var allowsEmpty: Bool { if case .nonemptyList = self { false } else { true } }
}
