/// Reads the fields of one object of the wire, each by its name and type.
///
/// Reads nothing but notes what it is asked for where it is made to describe: so the schema of a
/// message and its reading are one declaration.
package struct FieldReader {
  private let members: [JSON.Member]?
  private var read: [String] = []

  /// Whether `finish()` accepts fields that nobody asked for.
  var ignoresUnknownFields = false
  /// What was asked for, if this reader describes.
  var description = ObjectDescription()

  /// Reads from an object.
  ///
  /// - Throws: where the value is none.
  package init(_ value: JSON) throws(WireProblem) {
    guard case .object(let members) = value else {
      throw WireProblem("an object should stand here, not \(value.kind)")
    }
    self.members = members
  }

  /// Reads from a line of JSON.
  ///
  /// - Throws: where it is no JSON, or no object.
  init(line: ArraySlice<UInt8>) throws(WireProblem) {
    let value: JSON
    do throws(JSONError) { value = try JSONReader.read(line) } catch {
      throw WireProblem(error.description)
    }
    try self.init(value)
  }

  init() { members = nil }

  /// Whether it describes instead of reading.
  var describes: Bool { members == nil }

  /// Whether a field stands there.
  func has(_ name: String) -> Bool { members?.contains { $0.name == name } == true }

  /// The value of a field, which counts as read; nil where it is absent.
  mutating func take(_ name: String) -> JSON? {
    guard let member = members?.first(where: { $0.name == name }) else { return nil }
    read.append(name)
    return member.value
  }

  /// The fields that a reading asks for.
  static func describe<Value>(
    _ reading: (inout FieldReader) throws(WireProblem) -> Value
  ) -> [FieldDescription] {
    var reader = FieldReader()
    // A reader that describes has every field, so that no reading can fail.
    _ = try? reading(&reader)
    return reader.description.fields
  }

  /// The object that a reading asks for, with those nested in it.
  static func object<Value>(
    _ reading: (inout FieldReader) throws(WireProblem) -> Value
  ) -> ObjectDescription {
    var reader = FieldReader()
    _ = try? reading(&reader)
    return reader.description
  }

  /// Says that all fields have been read.
  ///
  /// - Throws: where one was not: it may be misspelt, and silence would change the meaning.
  func finish() throws(WireProblem) {
    guard !ignoresUnknownFields, let members, members.count > read.count else { return }
    for member in members where !read.contains(member.name) {
      throw WireProblem(at: member.name, "unknown field")
    }
  }

  /// The value of a field, or nil where it is absent; `standIn` where this describes.
  private mutating func value<Value>(
    _ name: String, _ kind: () -> FieldKind, isOptional: Bool, meaning: String, standIn: Value,
    _ convert: (JSON) throws(WireProblem) -> Value?
  ) throws(WireProblem) -> Value? {
    guard !describes else {
      description.fields.append(
        FieldDescription(name: name, kind: kind(), isOptional: isOptional, meaning: meaning))
      return standIn
    }
    guard let found = take(name) else { return nil }
    do throws(WireProblem) {
      guard let value = try convert(found) else {
        throw WireProblem("\(kind().words) should stand here, not \(found.kind)")
      }
      return value
    } catch {
      throw error.inside(name)
    }
  }

  /// A field of any type that must stand there.
  mutating func required<Value>(
    _ name: String, _ kind: @autoclosure () -> FieldKind, meaning: String = "", standIn: Value,
    _ convert: (JSON) throws(WireProblem) -> Value?
  ) throws(WireProblem) -> Value {
    guard
      let value = try value(
        name, kind, isOptional: false, meaning: meaning, standIn: standIn, convert)
    else { throw WireProblem(at: name, "missing") }
    return value
  }

  /// A field of any type that may be absent or null.
  mutating func optional<Value>(
    _ name: String, _ kind: @autoclosure () -> FieldKind, meaning: String = "", standIn: Value,
    _ convert: (JSON) throws(WireProblem) -> Value?
  ) throws(WireProblem) -> Value? {
    try value(name, kind, isOptional: true, meaning: meaning, standIn: .some(standIn)) {
      value throws(WireProblem) in
      if case .null = value { return .some(nil) }
      return try convert(value).map { .some($0) }
    } ?? nil
  }
}
