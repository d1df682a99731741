/// The fields of one object, to be read, written or described, each by its name and type.
package protocol WireFields {
  /// Whether fields are read, rather than written or described.
  var isReading: Bool { get }
  /// Allows fields that are not declared, because a later version may add some.
  mutating func mayHaveMore()
  /// Sets the sentence that describes the object in the schema.
  mutating func means(_ meaning: HelpText)
  /// A field that an object must have; `kind` is its type if that is narrower than the value's.
  mutating func required<Value: WireValue>(
    _ name: String, _ value: inout Value, _ kind: FieldKind?, _ meaning: HelpText
  ) throws(WireError)
  /// A field that may be null or absent.
  mutating func optional<Value: WireValue>(
    _ name: String, _ value: inout Value?, _ kind: FieldKind?, _ meaning: HelpText
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
    _ name: String, _ value: inout Value, as kind: FieldKind? = nil, _ meaning: HelpText = ""
  ) throws(WireError) {
    try required(name, &value, kind, meaning)
  }

  /// A field that may be null or absent.
  package mutating func field<Value: WireValue>(
    _ name: String, _ value: inout Value?, as kind: FieldKind? = nil, _ meaning: HelpText = ""
  ) throws(WireError) {
    try optional(name, &value, kind, meaning)
  }

  /// An array that is absent where it is empty; `kind` is its type if it must not be empty.
  package mutating func list<Element: WireValue>(
    _ name: String, _ values: inout [Element], as kind: FieldKind? = nil, _ meaning: HelpText = ""
  ) throws(WireError) {
    var present = values.isEmpty ? nil : Optional(values)
    try field(name, &present, as: kind, meaning)
    values = present ?? []
  }

  /// A fixed string or whole number.
  package mutating func constant(
    _ name: String, _ constant: JSON, _ meaning: HelpText = ""
  ) throws(WireError) {
    var value = constant
    try field(name, &value, as: .constant(constant), meaning)
  }
}

/// What becomes of fields that an object has and its declaration has not.
package enum UnknownFields: Sendable {
  /// They are an error, because they may be misspelt.
  case rejected
  /// They are left out, because a later version may have added them.
  case ignored
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
