/// Reads the fields of an object.
package struct FieldReader: WireFields {
  private let members: [JSON.Member]
  private var unknown: UnknownFields
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

  package mutating func mayHaveMore() { unknown = .ignored }

  package func means(_ meaning: HelpText) {}

  package mutating func required<Value: WireValue>(
    _ name: String, _ value: inout Value, _ kind: FieldKind?, _ meaning: HelpText
  ) throws(WireError) {
    guard let json = take(name) else { throw WireError(at: name, "the field is missing") }
    value = try read(json, in: name, as: kind)
  }

  package mutating func optional<Value: WireValue>(
    _ name: String, _ value: inout Value?, _ kind: FieldKind?, _ meaning: HelpText
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
