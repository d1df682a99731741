/// Nested objects, read field by field, so that descriptions contain their fields too.
extension FieldReader {
  /// Sets the sentence that describes the object in the schema.
  package mutating func means(_ meaning: String) { description.meaning = meaning }

  /// Reads an object whose schema has the name `kind`.
  package mutating func nested<Value>(
    _ name: String, as kind: String, _ body: (inout FieldReader) throws(WireError) -> Value
  ) throws(WireError) -> Value {
    if describes { return try describe(name, .object(kind), isOptional: false, body) }
    guard let value = take(name) else { throw WireError(at: name, "missing") }
    do throws(WireError) { return try read(value, body) } catch { throw error.inside(name) }
  }

  /// Reads an object whose schema has the name `kind`, or returns nil if it is null or absent.
  package mutating func optionalNested<Value>(
    _ name: String, as kind: String, _ body: (inout FieldReader) throws(WireError) -> Value
  ) throws(WireError) -> Value? {
    if describes { return try describe(name, .object(kind), isOptional: true, body) }
    guard let value = take(name), value != .null else { return nil }
    do throws(WireError) { return try read(value, body) } catch { throw error.inside(name) }
  }

  /// Reads an array of objects whose schema has the name `kind`.
  package mutating func nestedList<Element>(
    _ name: String, of kind: String, meaning: String = "", atLeast least: Int = 0,
    _ body: (inout FieldReader) throws(WireError) -> Element
  ) throws(WireError) -> [Element] {
    let list = least > 0 ? FieldKind.nonemptyList(.object(kind)) : .list(.object(kind))
    if describes { return [try describe(name, list, isOptional: false, meaning: meaning, body)] }
    guard let value = take(name) else { throw WireError(at: name, "missing") }
    do throws(WireError) { return try elements(value, list, body) } catch {
      throw error.inside(name)
    }
  }

  /// Reads an array of objects whose schema has the name `kind`, or returns nil if it is null or absent.
  package mutating func optionalNestedList<Element>(
    _ name: String, of kind: String, meaning: String = "", atLeast least: Int = 0,
    _ body: (inout FieldReader) throws(WireError) -> Element
  ) throws(WireError) -> [Element]? {
    let list = least > 0 ? FieldKind.nonemptyList(.object(kind)) : .list(.object(kind))
    if describes { return [try describe(name, list, isOptional: true, meaning: meaning, body)] }
    guard let value = take(name), value != .null else { return nil }
    do throws(WireError) { return try elements(value, list, body) } catch {
      throw error.inside(name)
    }
  }

  /// Reads a case of an enumeration, and then its fields; records the fields of all cases.
  package mutating func variant<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, of type: Word.Type,
    _ body: (Word, inout FieldReader) throws(WireError) -> Void
  ) throws(WireError) {
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

  /// Reads the first existing field of `names`; records all of them.
  package mutating func oneField<Value>(
    of names: [String], _ body: (String, inout FieldReader) throws(WireError) -> Value
  ) throws(WireError) -> Value? {
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
    _ body: (inout FieldReader) throws(WireError) -> Value
  ) throws(WireError) -> Value {
    description.fields.append(
      FieldDescription(name: name, kind: kind, isOptional: isOptional, meaning: meaning))
    var reader = FieldReader()
    let value = try body(&reader)
    description.define(kind.objectName, reader.description)
    return value
  }

  private func read<Value>(
    _ value: JSON, _ body: (inout FieldReader) throws(WireError) -> Value
  ) throws(WireError) -> Value {
    var reader = try FieldReader(value)
    reader.ignoresUnknownFields = ignoresUnknownFields
    let result = try body(&reader)
    try reader.finish()
    return result
  }

  private func elements<Element>(
    _ value: JSON, _ kind: FieldKind, _ body: (inout FieldReader) throws(WireError) -> Element
  ) throws(WireError) -> [Element] {
    guard case .list(let values) = value else {
      throw WireError("\(kind.words) should stand here, not \(value.kind)")
    }
    guard kind.allowsEmpty || !values.isEmpty else {
      throw WireError("\(kind.words) should stand here, not an empty array")
    }
    var elements: [Element] = []
    elements.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      do throws(WireError) { elements.append(try read(value, body)) } catch {
        throw error.inside("[\(index)]")
      }
    }
    return elements
  }
}

extension FieldKind {
  /// The name of the object's schema, or of the list's elements.
  fileprivate var objectName: String {
    switch self {
    case .object(let name): name
    case .list(let kind), .nonemptyList(let kind): kind.objectName
    default: ""
    }
  }

  fileprivate var allowsEmpty: Bool { if case .nonemptyList = self { false } else { true } }
}
