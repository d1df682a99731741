extension JSONReader {
  /// The string that begins at the position, which is at its quotation mark.
  mutating func text() throws(JSONProblem) -> String {
    let start = position
    position += 1
    let first = position
    while let byte = current {
      if byte == UInt8(ascii: "\"") {
        defer { position += 1 }
        return try unicode(bytes[first..<position], from: start)
      }
      if byte == UInt8(ascii: "\\") {
        return try escapedText(after: Array(bytes[first..<position]), from: start)
      }
      guard byte >= 0x20 else { throw problem(.controlCharacter) }
      position += 1
    }
    throw problem(.endsEarly)
  }

  private func unicode(_ bytes: some Collection<UInt8>, from start: Int) throws(JSONProblem)
    -> String
  {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw JSONProblem(.notUnicode, column: column(start))
    }
    return text
  }

  private mutating func escapedText(
    after beginning: [UInt8], from start: Int
  ) throws(JSONProblem) -> String {
    var text = beginning
    while let byte = current {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return try unicode(text, from: start)
      case UInt8(ascii: "\\"): text.append(contentsOf: try escape())
      case 0x20...: text.append(byte)
      default:
        position -= 1
        throw problem(.controlCharacter)
      }
    }
    throw problem(.endsEarly)
  }

  private mutating func escape() throws(JSONProblem) -> [UInt8] {
    guard let byte = current else { throw problem(.endsEarly) }
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
      throw problem(.unexpected)
    }
  }

  /// The character of `\uXXXX`, or of two of them where the first is half a character.
  private mutating func scalar() throws(JSONProblem) -> Unicode.Scalar {
    let start = position
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800..<0xDC00).contains(first), skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u"))
    else {
      throw JSONProblem(.notUnicode, column: column(start))
    }
    let second = try unit()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw JSONProblem(.notUnicode, column: column(start)) }
    return scalar
  }

  private mutating func unit() throws(JSONProblem) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current else { throw problem(.endsEarly) }
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw problem(.unexpected)
      }
      unit = unit << 4 + UInt32(digit)
      position += 1
    }
    return unit
  }
}
