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

/// A value in another one of its type, which describes itself only once.
struct Nested<Value: WireValue>: WireValue {
  var value: Value

  static var fieldKind: FieldKind { Value.fieldKind }

  static func read(_ json: JSON, _ unknown: UnknownFields) throws(WireError) -> Nested? {
    guard let value = try Value.read(json, unknown) else { return nil }
    return Nested(value: value)
  }

  func write(to json: inout JSONWriter) { value.write(to: &json) }
}

/// Enumerations of words.
extension WireValue where Self: RawRepresentable<String> & CaseIterable {
  package static var fieldKind: FieldKind { .word(words) }

  package static func read(_ json: JSON, _ unknown: UnknownFields) throws(WireError) -> Self? {
    try json.word { Self(rawValue: $0) }
  }

  package func write(to json: inout JSONWriter) { json.value(rawValue) }
}
