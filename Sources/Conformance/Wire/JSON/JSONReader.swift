/// Reads one value of JSON (RFC 8259) from bytes.
///
/// Stricter than the RFC requires: names in an object are unique, and text is valid Unicode.
package struct JSONReader {
  /// The maximum nesting depth, because each level takes stack.
  private static let deepest = 64
  private static let space = [0x20, 0x0A, 0x0D, 0x09] as [UInt8]

  let bytes: ArraySlice<UInt8>
  var position: Int

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// Returns the value that the bytes contain.
  ///
  /// - Throws: if they are no JSON, or more than one value.
  package static func read(_ bytes: ArraySlice<UInt8>) throws(JSONError) -> JSON {
    var reader = JSONReader(bytes)
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.position == bytes.endIndex else { throw reader.problem(.trailing) }
    return value
  }

  /// The byte at the position; nil at the end.
  var current: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  /// Returns a position in bytes, from 1.
  func column(_ position: Int) -> Int { position - bytes.startIndex + 1 }

  /// Returns an error at the position.
  func problem(_ kind: JSONError.Kind) -> JSONError {
    JSONError(kind, column: column(position))
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSON {
    guard depth < Self.deepest else { throw problem(.tooDeep) }
    skipSpace()
    switch current {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try list(depth: depth)
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "t"): return try literal("true", .truth(true))
    case UInt8(ascii: "f"): return try literal("false", .truth(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    case nil: throw problem(.endsEarly)
    default: return .number(try number())
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSON {
    position += 1
    var members: [JSON.Member] = []
    skipSpace()
    if skip(UInt8(ascii: "}")) { return .object(members) }
    while true {
      skipSpace()
      guard current == UInt8(ascii: "\"") else { throw problem(expected()) }
      let start = position
      let name = try text()
      guard !members.contains(where: { $0.name == name }) else {
        throw JSONError(.repeatedName(name), column: column(start))
      }
      skipSpace()
      guard skip(UInt8(ascii: ":")) else { throw problem(expected()) }
      members.append(JSON.Member(name, try value(depth: depth + 1)))
      skipSpace()
      if skip(UInt8(ascii: "}")) { return .object(members) }
      guard skip(UInt8(ascii: ",")) else { throw problem(expected()) }
    }
  }

  private mutating func list(depth: Int) throws(JSONError) -> JSON {
    position += 1
    var values: [JSON] = []
    skipSpace()
    if skip(UInt8(ascii: "]")) { return .list(values) }
    while true {
      values.append(try value(depth: depth + 1))
      skipSpace()
      if skip(UInt8(ascii: "]")) { return .list(values) }
      guard skip(UInt8(ascii: ",")) else { throw problem(expected()) }
    }
  }

  private mutating func literal(
    _ word: StaticString, _ value: JSON
  ) throws(JSONError) -> JSON {
    for offset in 0..<word.utf8CodeUnitCount {
      guard skip(word.utf8Start[offset]) else { throw problem(expected()) }
    }
    return value
  }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = current, Self.space.contains(byte) { position += 1 }
  }

  /// The kind of error for an unexpected byte, or for the end.
  func expected() -> JSONError.Kind { current == nil ? .endsEarly : .unexpected }
}

/// Says why bytes are no JSON.
package struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  package var kind: Kind
  /// The position in bytes, from 1.
  package var column: Int

  init(_ kind: Kind, column: Int) {
    self.kind = kind
    self.column = column
  }

  package var description: String { "not JSON at byte \(column): \(kind.words)" }

  /// The kinds of errors.
  package enum Kind: Hashable, Sendable {
    /// An unexpected byte.
    case unexpected
    /// The bytes end too early.
    case endsEarly
    /// Something follows the value.
    case trailing
    /// Arrays and objects are nested too deeply.
    case tooDeep
    /// Two members of an object have the same name.
    case repeatedName(String)
    /// A string contains an unescaped control character.
    case controlCharacter
    /// Text is not valid Unicode.
    case notUnicode
    /// A number is too large.
    case hugeNumber

    fileprivate var words: String {
      switch self {
      case .unexpected: "unexpected character"
      case .endsEarly: "it ends too early"
      case .trailing: "something follows the value"
      case .tooDeep: "nested too deeply"
      case .repeatedName(let name): "\"\(name)\" stands twice in an object"
      case .controlCharacter: "a control character must be escaped"
      case .notUnicode: "the text is not Unicode"
      case .hugeNumber: "the number is too large"
      }
    }
  }
}
