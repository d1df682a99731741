extension JSONReader {
  /// Reads the string whose quotation mark is at the position.
  mutating func text() throws(JSONError) -> String {
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

  private func unicode(_ bytes: some Collection<UInt8>, from start: Int) throws(JSONError)
    -> String
  {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw JSONError(.notUnicode, column: column(start))
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
        throw problem(.controlCharacter)
      }
    }
    throw problem(.endsEarly)
  }

  private mutating func escape() throws(JSONError) -> [UInt8] {
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

  /// Reads the character of `\uXXXX`, or of a surrogate pair.
  private mutating func scalar() throws(JSONError) -> Unicode.Scalar {
    let start = position
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800..<0xDC00).contains(first), skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u"))
    else {
      throw JSONError(.notUnicode, column: column(start))
    }
    let second = try unit()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw JSONError(.notUnicode, column: column(start)) }
    return scalar
  }

  private mutating func unit() throws(JSONError) -> UInt32 {
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

extension JSONReader {
  /// The number of digits that fit an integer.
  private static let fewDigits = 15

  /// Reads the number at the position.
  mutating func number() throws(JSONError) -> Double {
    let start = position
    let isNegative = skip(UInt8(ascii: "-"))
    let digits = position
    var whole = 0
    while let digit = current, (0x30...0x39).contains(digit) {
      if position - digits < Self.fewDigits { whole = whole * 10 + Int(digit - 0x30) }
      position += 1
    }
    let count = position - digits
    guard count > 0 else { throw problem(expected()) }
    guard count == 1 || bytes[digits] != UInt8(ascii: "0") else {
      throw JSONError(.unexpected, column: column(digits) + 1)
    }
    let isWhole = current != UInt8(ascii: ".") && current.map { $0 | 0x20 } != UInt8(ascii: "e")
    // Only a floating-point zero has a sign.
    if isWhole, count <= Self.fewDigits { return Double(whole) * (isNegative ? -1 : 1) }
    try skipFraction()
    try skipExponent()
    return try double(from: start)
  }

  private mutating func skipFraction() throws(JSONError) {
    if skip(UInt8(ascii: ".")) { try skipDigits() }
  }

  private mutating func skipExponent() throws(JSONError) {
    guard skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) else { return }
    _ = skip(UInt8(ascii: "+")) || skip(UInt8(ascii: "-"))
    try skipDigits()
  }

  private mutating func skipDigits() throws(JSONError) {
    let start = position
    while let digit = current, (0x30...0x39).contains(digit) { position += 1 }
    guard position > start else { throw problem(expected()) }
  }

  private func double(from start: Int) throws(JSONError) -> Double {
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw JSONError(.hugeNumber, column: column(start))
    }
    return number
  }
}
