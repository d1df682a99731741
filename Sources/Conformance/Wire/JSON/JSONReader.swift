/// Reads one value of JSON (RFC 8259) from bytes.
///
/// Stricter than the RFC asks where a wire must not guess: a name may stand once in an object, and
/// text is whole Unicode.
package struct JSONReader {
  /// Deeper values are refused: each level takes stack.
  private static let deepest = 64
  private static let space = [0x20, 0x0A, 0x0D, 0x09] as [UInt8]

  let bytes: ArraySlice<UInt8>
  var position: Int

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// The value that the bytes are.
  ///
  /// - Throws: where they are none, or more than one.
  package static func read(_ bytes: ArraySlice<UInt8>) throws(JSONProblem) -> JSON {
    var reader = JSONReader(bytes)
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.position == bytes.endIndex else { throw reader.problem(.trailing) }
    return value
  }

  /// The byte at the position; nil at the end.
  var current: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  /// A position as people count, from 1.
  func column(_ position: Int) -> Int { position - bytes.startIndex + 1 }

  /// What is wrong at the position.
  func problem(_ kind: JSONProblem.Kind) -> JSONProblem {
    JSONProblem(kind, column: column(position))
  }

  private mutating func value(depth: Int) throws(JSONProblem) -> JSON {
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

  private mutating func object(depth: Int) throws(JSONProblem) -> JSON {
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
        throw JSONProblem(.repeatedName(name), column: column(start))
      }
      skipSpace()
      guard skip(UInt8(ascii: ":")) else { throw problem(expected()) }
      members.append(JSON.Member(name, try value(depth: depth + 1)))
      skipSpace()
      if skip(UInt8(ascii: "}")) { return .object(members) }
      guard skip(UInt8(ascii: ",")) else { throw problem(expected()) }
    }
  }

  private mutating func list(depth: Int) throws(JSONProblem) -> JSON {
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
  ) throws(JSONProblem) -> JSON {
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

  /// The kind of problem where something else should stand here.
  func expected() -> JSONProblem.Kind { current == nil ? .endsEarly : .unexpected }
}
