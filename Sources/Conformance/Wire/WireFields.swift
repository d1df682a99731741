/// A type of values of the wire, such as a number, or an object with fields.
package protocol WireValue {
  /// The type in errors and schemas.
  static var fieldKind: FieldKind { get }
  /// Reads a value; nil if the JSON is of another type.
  static func read(_ json: JSON, _ unknown: UnknownFields) throws(WireError) -> Self?
  /// Writes the value as JSON that `read` reads.
  func write(to json: inout JSONWriter)
  /// Adds the objects that the type consists of to a description.
  static func describe(in description: inout ObjectDescription)
}

extension WireValue {
  package static func describe(in description: inout ObjectDescription) {}
}

/// An object of the wire, whose fields are declared once: to be read, written and described.
package protocol WireObject: WireValue {
  /// A value whose fields are replaced when an object is read.
  static var placeholder: Self { get }
  /// Reads, writes or describes each field.
  mutating func code(_ fields: inout some WireFields) throws(WireError)
}

/// What becomes of fields that an object has and its declaration has not.
package enum UnknownFields: Sendable {
  /// They are an error, because they may be misspelt.
  case rejected
  /// They are left out, because a later version may have added them.
  case ignored
}

/// The fields of one object, to be read, written or described, each by its name and type.
package protocol WireFields {
  /// Whether fields are read, rather than written or described.
  var isReading: Bool { get }
  /// Sets the sentence that describes the object in the schema.
  mutating func means(_ meaning: StaticString)
  /// A field that an object must have; `kind` is its type if that is narrower than the value's.
  mutating func required<Value: WireValue>(
    _ name: String, _ value: inout Value, _ kind: FieldKind?, _ meaning: String
  ) throws(WireError)
  /// A field that may be null or absent.
  mutating func optional<Value: WireValue>(
    _ name: String, _ value: inout Value?, _ kind: FieldKind?, _ meaning: String
  ) throws(WireError)
  /// A case of an enumeration that determines which other fields there are.
  mutating func variant<Word: WireValue & CaseIterable & RawRepresentable<String>>(
    _ name: String, _ word: Word, _ body: (Word, inout Self) throws(WireError) -> Void
  ) throws(WireError)
  /// Returns the one field that an object has of several: the first that it is read with, or the one
  /// that is written; all that there can be if they are described.
  mutating func oneField(of names: [String], writing name: String) -> [String]
}

extension WireFields {
  /// A field that an object must have; `kind` is its type if that is narrower than the value's.
  package mutating func field<Value: WireValue>(
    _ name: String, _ value: inout Value, as kind: FieldKind? = nil, _ meaning: String = ""
  ) throws(WireError) {
    try required(name, &value, kind, meaning)
  }

  /// A field that may be null or absent.
  package mutating func field<Value: WireValue>(
    _ name: String, _ value: inout Value?, as kind: FieldKind? = nil, _ meaning: String = ""
  ) throws(WireError) {
    try optional(name, &value, kind, meaning)
  }

  /// An array that is absent where it is empty; `kind` is its type if it must not be empty.
  package mutating func list<Element: WireValue>(
    _ name: String, _ values: inout [Element], as kind: FieldKind? = nil, _ meaning: String = ""
  ) throws(WireError) {
    var present = values.isEmpty ? nil : Optional(values)
    try field(name, &present, as: kind, meaning)
    values = present ?? []
  }

  /// A fixed string or whole number.
  package mutating func constant(
    _ name: String, _ constant: JSON, _ meaning: String = ""
  ) throws(WireError) {
    var value = constant
    try field(name, &value, as: .constant(constant), meaning)
  }
}

/// Reads the fields of an object.
package struct FieldReader: WireFields {
  private let members: [JSON.Member]
  private let unknown: UnknownFields
  private var read: [String] = []

  /// Creates a reader of an object.
  ///
  /// - Throws: an error if the value is not an object.
  package init(_ value: JSON, _ unknown: UnknownFields = .rejected) throws(WireError) {
    guard case .object(let members) = value else {
      throw FieldKind.object("").refusal(of: value)
    }
    self.members = members
    self.unknown = unknown
  }

  /// Checks that all fields have been read.
  ///
  /// - Throws: an error for a field that was not read, because it may be misspelt.
  package func finish() throws(WireError) {
    guard case .rejected = unknown, members.count > read.count else { return }
    let read = Set(read)
    for member in members where !read.contains(member.name) {
      throw WireError(at: member.name.shortened(to: Limits.shownWord), "unknown field")
    }
  }

  /// Returns whether the object has a field.
  package func has(_ name: String) -> Bool { members.contains { $0.name == name } }

  /// Returns the value of a field, or nil if it is absent.
  package mutating func take(_ name: String) -> JSON? {
    guard let member = members.first(where: { $0.name == name }) else { return nil }
    read.append(name)
    return member.value
  }

  package var isReading: Bool { true }

  package func means(_ meaning: StaticString) {}

  package mutating func required<Value: WireValue>(
    _ name: String, _ value: inout Value, _ kind: FieldKind?, _ meaning: String
  ) throws(WireError) {
    guard let json = take(name) else { throw WireError(at: name, "missing") }
    value = try read(json, in: name, as: kind)
  }

  package mutating func optional<Value: WireValue>(
    _ name: String, _ value: inout Value?, _ kind: FieldKind?, _ meaning: String
  ) throws(WireError) {
    value = nil
    guard let json = take(name) else { return }
    if case .null = json { return }
    value = try read(json, in: name, as: kind) as Value
  }

  private func read<Value: WireValue>(
    _ json: JSON, in name: String, as kind: FieldKind?
  ) throws(WireError) -> Value {
    do throws(WireError) {
      try kind?.check(json)
      guard let value = try Value.read(json, unknown) else {
        throw Value.fieldKind.refusal(of: json)
      }
      return value
    } catch {
      throw error.inside(name)
    }
  }

  package mutating func variant<Word: WireValue & CaseIterable & RawRepresentable<String>>(
    _ name: String, _ word: Word, _ body: (Word, inout Self) throws(WireError) -> Void
  ) throws(WireError) {
    var word = word
    try field(name, &word)
    try body(word, &self)
  }

  package func oneField(of names: [String], writing name: String) -> [String] {
    names.first(where: has).map { [$0] } ?? []
  }
}

/// Writes the fields of an object.
private struct FieldWriter: WireFields {
  var json = JSONWriter()
  private var hasOneField = false

  var isReading: Bool { false }

  func means(_ meaning: StaticString) {}

  mutating func required<Value: WireValue>(
    _ name: String, _ value: inout Value, _ kind: FieldKind?, _ meaning: String
  ) {
    json.name(name)
    value.write(to: &json)
  }

  mutating func optional<Value: WireValue>(
    _ name: String, _ value: inout Value?, _ kind: FieldKind?, _ meaning: String
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

  mutating func means(_ meaning: StaticString) { description.meaning = meaning.description }

  mutating func required<Value: WireValue>(
    _ name: String, _ value: inout Value, _ kind: FieldKind?, _ meaning: String
  ) {
    description.fields.append(
      FieldDescription(
        name: name, kind: kind ?? Value.fieldKind, isOptional: false, meaning: meaning))
    Value.describe(in: &description)
  }

  mutating func optional<Value: WireValue>(
    _ name: String, _ value: inout Value?, _ kind: FieldKind?, _ meaning: String
  ) {
    description.fields.append(
      FieldDescription(
        name: name, kind: kind ?? Value.fieldKind, isOptional: true, meaning: meaning))
    Value.describe(in: &description)
  }

  /// Describes the fields of all cases.
  mutating func variant<Word: WireValue & CaseIterable & RawRepresentable<String>>(
    _ name: String, _ word: Word, _ body: (Word, inout Self) throws(WireError) -> Void
  ) throws(WireError) {
    var word = word
    try field(name, &word)
    var words: [(word: String, fields: [FieldDescription])] = []
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
      words.append((word.rawValue, fields.description.fields))
    }
    description.variants = (name, words)
  }

  mutating func oneField(of names: [String], writing name: String) -> [String] {
    description.hasOneField = true
    return names
  }
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

extension Bool: WireValue {
  package static var fieldKind: FieldKind { .truth }
  package static func read(_ json: JSON, _ unknown: UnknownFields) -> Bool? { json.truth }
  package func write(to json: inout JSONWriter) { json.value(self) }
}

extension Double: WireValue {
  package static var fieldKind: FieldKind { .number }
  package static func read(_ json: JSON, _ unknown: UnknownFields) -> Double? { json.number }
  package func write(to json: inout JSONWriter) { json.value(self) }
}

extension Int: WireValue {
  package static var fieldKind: FieldKind { .integer }
  package static func read(_ json: JSON, _ unknown: UnknownFields) -> Int? { json.integer }
  package func write(to json: inout JSONWriter) { json.value(Double(self)) }
}

extension String: WireValue {
  package static var fieldKind: FieldKind { .text }
  package static func read(_ json: JSON, _ unknown: UnknownFields) -> String? { json.text }
  package func write(to json: inout JSONWriter) { json.value(self) }
}

extension Point: WireValue {
  package static var fieldKind: FieldKind { .point }
  package static func read(_ json: JSON, _ unknown: UnknownFields) -> Point? { json.point }
  package func write(to json: inout JSONWriter) { json.value(self) }
}

extension Rect: WireValue {
  package static var fieldKind: FieldKind { .rect }
  package static func read(_ json: JSON, _ unknown: UnknownFields) -> Rect? { json.rect }
  package func write(to json: inout JSONWriter) { json.value(self) }
}

extension JSON: WireValue {
  package static var fieldKind: FieldKind { .text }
  package static func read(_ json: JSON, _ unknown: UnknownFields) -> JSON? { json }
  package func write(to json: inout JSONWriter) { json.value(self) }
}

extension Array: WireValue where Element: WireValue {
  package static var fieldKind: FieldKind { .list(Element.fieldKind) }

  package static func read(
    _ json: JSON, _ unknown: UnknownFields
  ) throws(WireError) -> [Element]? {
    guard case .list(let values) = json else { return nil }
    var elements: [Element] = []
    elements.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      do throws(WireError) {
        guard let element = try Element.read(value, unknown) else {
          throw Element.fieldKind.refusal(of: value)
        }
        elements.append(element)
      } catch {
        throw error.inside("[\(index)]")
      }
    }
    return elements
  }

  package func write(to json: inout JSONWriter) {
    json.list { json in
      for element in self { element.write(to: &json) }
    }
  }

  package static func describe(in description: inout ObjectDescription) {
    Element.describe(in: &description)
  }
}

/// Enumerations of words.
extension WireValue where Self: RawRepresentable<String> & CaseIterable {
  package static var fieldKind: FieldKind { .word(allCases.map { $0.rawValue }) }

  package static func read(_ json: JSON, _ unknown: UnknownFields) throws(WireError) -> Self? {
    guard case .text(let text) = json else { return nil }
    guard let word = Self(rawValue: text) else { throw WireError("unknown: \(text.quoted)") }
    return word
  }

  package func write(to json: inout JSONWriter) { json.value(rawValue) }
}

/// An error in a message of the wire.
package struct WireError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the field, such as `steps[2].at`; empty for the whole message.
  package var place: String
  /// The mistake.
  package var words: String

  /// Creates an error at a path, or about the whole message.
  package init(at place: String = "", _ words: String) {
    self.place = place
    self.words = words
  }

  package var description: String { place.isEmpty ? words : "\(place): \(words)" }

  /// Returns the error with its path relative to an outer object or array.
  ///
  /// `at` inside `steps[2]` is `steps[2].at`.
  package func inside(_ outer: String) -> WireError {
    let separator = place.isEmpty || place.hasPrefix("[") ? "" : "."
    return WireError(at: outer + separator + place, words)
  }
}
