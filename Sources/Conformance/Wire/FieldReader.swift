/// Reads the fields of one object of the wire, each by its name and type.
///
/// A reader without an object records the requested fields instead, so that a message and its schema
/// have one declaration.
package struct FieldReader {
  private let members: [JSON.Member]?
  private var read: [String] = []

  /// Whether `finish()` accepts fields that were not read.
  package var ignoresUnknownFields = false
  /// The requested fields, if the reader records them.
  package var description = ObjectDescription()

  /// Creates a reader of an object.
  ///
  /// - Throws: an error if the value is not an object.
  package init(_ value: JSON) throws(WireError) {
    guard case .object(let members) = value else {
      throw WireError("an object should stand here, not \(value.kind)")
    }
    self.members = members
  }

  /// Creates a reader of an object in a line of JSON.
  ///
  /// - Throws: an error if the line is not JSON, or not an object.
  package init(line: ArraySlice<UInt8>) throws(WireError) {
    let value: JSON
    do throws(JSONError) { value = try JSONReader.read(line) } catch {
      throw WireError(error.description)
    }
    try self.init(value)
  }

  /// Creates a reader that records the requested fields.
  package init() { members = nil }

  /// Whether the reader records the requested fields instead of reading; the engine in the page has
  /// no schemas.
  package var describes: Bool {
    #if hasFeature(Embedded)
      false
    #else
      members == nil
    #endif
  }

  /// Returns whether the object has a field.
  package func has(_ name: String) -> Bool { members?.contains { $0.name == name } == true }

  /// Returns the value of a field without marking it as read; nil if it is absent.
  package func peek(_ name: String) -> JSON? { members?.first { $0.name == name }?.value }

  /// Returns the value of a field and marks it as read; nil if it is absent.
  package mutating func take(_ name: String) -> JSON? {
    guard let member = members?.first(where: { $0.name == name }) else { return nil }
    read.append(name)
    return member.value
  }

  /// Returns the fields that a closure requests.
  package static func describe<Value>(
    _ reading: (inout FieldReader) throws(WireError) -> Value
  ) -> [FieldDescription] {
    var reader = FieldReader()
    // A recording reader returns a placeholder for every field, so the closure does not throw.
    _ = try? reading(&reader)
    return reader.description.fields
  }

  /// Returns the description of the object that a closure requests, with the nested objects.
  package static func object<Value>(
    _ reading: (inout FieldReader) throws(WireError) -> Value
  ) -> ObjectDescription {
    var reader = FieldReader()
    _ = try? reading(&reader)
    return reader.description
  }

  /// Checks that all fields have been read.
  ///
  /// - Throws: an error for a field that was not read, because it may be misspelt.
  package func finish() throws(WireError) {
    guard !ignoresUnknownFields, let members, members.count > read.count else { return }
    let read = Set(read)
    for member in members where !read.contains(member.name) {
      throw WireError(at: member.name.shortened(to: Limits.shownWord), "unknown field")
    }
  }

  /// Returns the value of a field, or nil if it is absent; `placeholder` if the reader records.
  private mutating func value<Value>(
    _ name: String, _ kind: () -> FieldKind, isOptional: Bool, meaning: String, placeholder: Value,
    _ convert: (JSON) throws(WireError) -> Value?
  ) throws(WireError) -> Value? {
    guard !describes else {
      description.fields.append(
        FieldDescription(name: name, kind: kind(), isOptional: isOptional, meaning: meaning))
      return placeholder
    }
    guard let found = take(name) else { return nil }
    do throws(WireError) {
      guard let value = try convert(found) else {
        throw WireError("\(kind().words) should stand here, not \(found.kind)")
      }
      return value
    } catch {
      throw error.inside(name)
    }
  }

  /// Reads a required field of any type.
  package mutating func required<Value>(
    _ name: String, _ kind: @autoclosure () -> FieldKind, meaning: String = "", placeholder: Value,
    _ convert: (JSON) throws(WireError) -> Value?
  ) throws(WireError) -> Value {
    guard
      let value = try value(
        name, kind, isOptional: false, meaning: meaning, placeholder: placeholder, convert)
    else { throw WireError(at: name, "missing") }
    return value
  }

  /// Reads a field of any type that may be absent or null.
  package mutating func optional<Value>(
    _ name: String, _ kind: @autoclosure () -> FieldKind, meaning: String = "", placeholder: Value,
    _ convert: (JSON) throws(WireError) -> Value?
  ) throws(WireError) -> Value? {
    try value(name, kind, isOptional: true, meaning: meaning, placeholder: .some(placeholder)) {
      value throws(WireError) in
      if case .null = value { return .some(nil) }
      return try convert(value).map { .some($0) }
    } ?? nil
  }
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
