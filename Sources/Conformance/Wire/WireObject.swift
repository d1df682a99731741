/// An object of the wire, whose fields are declared once: to be read, written and described.
package protocol WireObject: WireValue {
  /// A value whose fields are replaced when an object is read.
  static var placeholder: Self { get }
  /// Reads, writes or describes each field.
  mutating func code(_ fields: inout some WireFields) throws(WireError)
}

extension WireObject {
  package static func read(
    _ json: JSON, _ unknown: UnknownFields = .rejected
  ) throws(WireError) -> Self? {
    guard case .object = json else { return nil }
    return try Self(json, unknown)
  }

  /// Reads an object from JSON.
  ///
  /// - Throws: an error if it is not an object of this type.
  package init(_ json: JSON, _ unknown: UnknownFields = .rejected) throws(WireError) {
    var fields = try FieldReader(json, unknown)
    self = Self.placeholder
    try code(&fields)
    try fields.finish()
  }

  /// Reads an object from a line.
  ///
  /// - Throws: an error if the line is not JSON, or not an object of this type.
  package init(_ line: ArraySlice<UInt8>) throws(WireError) {
    let json: JSON
    do throws(JSONError) { json = try JSONReader.read(line) } catch {
      throw WireError(error.description)
    }
    try self.init(json)
  }

  package func write(to json: inout JSONWriter) {
    json.object { json in
      var (object, fields) = (self, FieldWriter())
      swap(&fields.json, &json)
      // Only what is read can be wrong.
      try? object.code(&fields)
      swap(&fields.json, &json)
    }
  }

  /// The description of the objects, with those that are nested in them.
  package static var objectDescription: ObjectDescription {
    var (object, fields) = (placeholder, FieldDescriber())
    try? object.code(&fields)
    return fields.description
  }

  package static func describe(in description: inout ObjectDescription) {
    if case .object(let name) = fieldKind { description.define(name, objectDescription) }
  }
}

/// Writes the fields of an object.
private struct FieldWriter: WireFields {
  var json = JSONWriter()
  private var hasOneField = false

  var isReading: Bool { false }

  func mayHaveMore() {}

  func means(_ meaning: HelpText) {}

  mutating func required<Value: WireValue>(
    _ name: String, _ value: inout Value, _ kind: FieldKind?, _ meaning: HelpText
  ) {
    json.name(name)
    value.write(to: &json)
  }

  mutating func optional<Value: WireValue>(
    _ name: String, _ value: inout Value?, _ kind: FieldKind?, _ meaning: HelpText
  ) {
    guard value != nil || hasOneField else { return }
    json.name(name)
    if let value { value.write(to: &json) } else { json.null() }
  }

  mutating func variant<Word: WireValue & CaseIterable & RawRepresentable<String>>(
    _ name: String, _ word: Word, _ body: (Word, inout Self) throws(WireError) -> Void
  ) throws(WireError) {
    json.put(name, word)
    try body(word, &self)
  }

  mutating func oneField(of names: [String], writing name: String) -> [String] {
    hasOneField = true
    return [name]
  }
}

/// Describes the fields of an object.
private struct FieldDescriber: WireFields {
  var description = ObjectDescription()

  var isReading: Bool { false }

  mutating func mayHaveMore() { description.isOpen = true }

  mutating func means(_ meaning: HelpText) { description.meaning = meaning.words }

  mutating func required<Value: WireValue>(
    _ name: String, _ value: inout Value, _ kind: FieldKind?, _ meaning: HelpText
  ) {
    description.fields.append(
      FieldDescription(
        name: name, kind: kind ?? Value.fieldKind, isOptional: false, meaning: meaning.words))
    Value.describe(in: &description)
  }

  mutating func optional<Value: WireValue>(
    _ name: String, _ value: inout Value?, _ kind: FieldKind?, _ meaning: HelpText
  ) {
    description.fields.append(
      FieldDescription(
        name: name, kind: kind ?? Value.fieldKind, isOptional: true, meaning: meaning.words))
    Value.describe(in: &description)
  }

  /// Describes the fields of all cases.
  mutating func variant<Word: WireValue & CaseIterable & RawRepresentable<String>>(
    _ name: String, _ word: Word, _ body: (Word, inout Self) throws(WireError) -> Void
  ) throws(WireError) {
    var word = word
    try field(name, &word)
    var words: [ObjectDescription.Variant] = []
    for word in Word.allCases {
      var fields = FieldDescriber()
      try body(word, &fields)
      for field in fields.description.fields
      where !description.fields.contains(where: { $0.name == field.name }) {
        var field = field
        field.isOptional = true
        description.fields.append(field)
      }
      for (name, object) in fields.description.definitions { description.define(name, object) }
      words.append((word.rawValue, fields.description.fields, fields.description.isOpen))
    }
    description.variants = (name, words)
  }

  mutating func oneField(of names: [String], writing name: String) -> [String] {
    description.hasOneField = true
    return names
  }
}
