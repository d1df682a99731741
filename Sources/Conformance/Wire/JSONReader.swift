/// Reads one value of JSON (RFC 8259) from bytes.
///
/// Stricter than the RFC: names in an object must be unique, and text must be valid Unicode.
package struct JSONReader {
  /// The maximum nesting depth, which limits the use of the stack.
  private static let deepest = 64
  private static let space = [0x20, 0x0A, 0x0D, 0x09] as [UInt8]
  /// How many values are read until the reader checks again for cancellation.
  private static let valuesBetweenCancellationChecks = 4096

  package let bytes: ArraySlice<UInt8>
  package var position: Int
  private var valueCount = 0

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// Returns the value that the bytes contain.
  ///
  /// - Throws: an error if the bytes are not JSON, or contain more than one value, or if the calling
  ///   task is cancelled while many values are read.
  package static func read(_ bytes: ArraySlice<UInt8>) throws(JSONError) -> JSON {
    var reader = JSONReader(bytes)
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.position == bytes.endIndex else { throw reader.error(.trailing) }
    return value
  }

  /// The byte at the position; nil at the end.
  package var current: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  /// Returns the number of the byte at a position, from 1.
  package func column(_ position: Int) -> Int { position - bytes.startIndex + 1 }

  /// Returns an error at the position.
  package func error(_ kind: JSONError.Kind, at place: Int? = nil) -> JSONError {
    JSONError(kind: kind, column: column(place ?? position))
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSON {
    guard depth < Self.deepest else { throw error(.tooDeep) }
    valueCount += 1
    if valueCount.isMultiple(of: Self.valuesBetweenCancellationChecks), Self.isInterrupted {
      throw error(.interrupted)
    }
    skipSpace()
    switch current {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try list(depth: depth)
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "t"): return try literal("true", .truth(true))
    case UInt8(ascii: "f"): return try literal("false", .truth(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    case nil: throw error(.endsEarly)
    default: return .number(try number())
    }
  }

  /// Whether the calling task is cancelled; Embedded Swift has no tasks.
  private static var isInterrupted: Bool {
    #if hasFeature(Embedded)
      false
    #else
      Task.isCancelled
    #endif
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSON {
    position += 1
    var members: [JSON.Member] = []
    // A set is made of the names of large objects only: most have a few members.
    var names: Set<String> = []
    skipSpace()
    if skip(UInt8(ascii: "}")) { return .object(members) }
    while true {
      skipSpace()
      guard current == UInt8(ascii: "\"") else { throw error(expected()) }
      let start = position
      let name = try text()
      if members.count == 16 { names = Set(members.map({ $0.name })) }
      let isRepeated =
        members.count < 16
        ? members.contains { $0.name == name } : !names.insert(name).inserted
      guard !isRepeated else {
        throw error(.repeatedName(name), at: start)
      }
      skipSpace()
      guard skip(UInt8(ascii: ":")) else { throw error(expected()) }
      members.append(JSON.Member(name, try value(depth: depth + 1)))
      skipSpace()
      if skip(UInt8(ascii: "}")) { return .object(members) }
      guard skip(UInt8(ascii: ",")) else { throw error(expected()) }
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
      guard skip(UInt8(ascii: ",")) else { throw error(expected()) }
    }
  }

  private mutating func literal(
    _ word: StaticString, _ value: JSON
  ) throws(JSONError) -> JSON {
    for offset in 0..<word.utf8CodeUnitCount {
      guard skip(word.utf8Start[offset]) else { throw error(expected()) }
    }
    return value
  }

  /// Skips a byte if it is the current one, and returns whether it was.
  package mutating func skip(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = current, Self.space.contains(byte) { position += 1 }
  }

  /// Returns the kind of error for an unexpected byte or an unexpected end.
  package func expected() -> JSONError.Kind { current == nil ? .endsEarly : .unexpected }
}

extension JSONReader {
  /// Reads the string whose quotation mark is at the position.
  package mutating func text() throws(JSONError) -> String {
    let start = position
    position += 1
    let first = position
    var isASCII = true
    while let byte = current {
      if byte == UInt8(ascii: "\"") {
        defer { position += 1 }
        let text = bytes[first..<position]
        // Validating takes ten times as long as decoding.
        return isASCII ? String(decoding: text, as: UTF8.self) : try unicode(text, from: start)
      }
      isASCII = isASCII && byte < 0x80
      if byte == UInt8(ascii: "\\") {
        return try escapedText(after: Array(bytes[first..<position]), from: start)
      }
      guard byte >= 0x20 else { throw error(.controlCharacter) }
      position += 1
    }
    throw error(.endsEarly)
  }

  private func unicode(_ bytes: some Collection<UInt8>, from start: Int) throws(JSONError)
    -> String
  {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw error(.notUnicode, at: start)
    }
    return text
  }

  private mutating func escapedText(
    after beginning: [UInt8], from start: Int
  ) throws(JSONError) -> String {
    var text = beginning
    while let byte = current {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return try unicode(text, from: start)
      case UInt8(ascii: "\\"): text.append(contentsOf: try escape())
      case 0x20...: text.append(byte)
      default:
        position -= 1
        throw error(.controlCharacter)
      }
    }
    throw error(.endsEarly)
  }

  private mutating func escape() throws(JSONError) -> [UInt8] {
    guard let byte = current else { throw error(.endsEarly) }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return Array(String(Character(try scalar())).utf8)
    default:
      position -= 1
      throw error(.unexpected)
    }
  }

  /// Reads the character of `\uXXXX`, or of a surrogate pair.
  private mutating func scalar() throws(JSONError) -> Unicode.Scalar {
    let start = position
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800..<0xDC00).contains(first), skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u"))
    else { throw error(.notUnicode, at: start) }
    let second = try unit()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw error(.notUnicode, at: start) }
    return scalar
  }

  private mutating func unit() throws(JSONError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current else { throw error(.endsEarly) }
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error(.unexpected)
      }
      unit = unit << 4 + UInt32(digit)
      position += 1
    }
    return unit
  }
}

extension JSONReader {
  /// The number of digits up to which `Double` holds every whole number exactly.
  private static let fewDigits = 15

  /// Reads the number at the position.
  package mutating func number() throws(JSONError) -> Double {
    let start = position
    let isNegative = skip(UInt8(ascii: "-"))
    let digits = position
    var whole = 0.0
    while let digit = current, (0x30...0x39).contains(digit) {
      if position - digits < Self.fewDigits { whole = whole * 10 + Double(digit - 0x30) }
      position += 1
    }
    let count = position - digits
    guard count > 0 else { throw error(expected()) }
    guard count == 1 || bytes[digits] != UInt8(ascii: "0") else {
      throw error(.unexpected, at: digits + 1)
    }
    let isWhole = current != UInt8(ascii: ".") && current.map { $0 | 0x20 } != UInt8(ascii: "e")
    if isWhole, count <= Self.fewDigits { return isNegative ? -whole : whole }
    if skip(UInt8(ascii: ".")) { try skipDigits() }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      _ = skip(UInt8(ascii: "+")) || skip(UInt8(ascii: "-"))
      try skipDigits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw error(.hugeNumber, at: start)
    }
    return number
  }

  private mutating func skipDigits() throws(JSONError) {
    let start = position
    while let digit = current, (0x30...0x39).contains(digit) { position += 1 }
    guard position > start else { throw error(expected()) }
  }
}
