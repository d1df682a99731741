extension JSONReader {
  /// More digits than these may not fit an integer.
  private static let fewDigits = 15

  /// The number that begins at the position.
  mutating func number() throws(JSONProblem) -> Double {
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
      throw JSONProblem(.unexpected, column: column(digits) + 1)
    }
    let isWhole = current != UInt8(ascii: ".") && current.map { $0 | 0x20 } != UInt8(ascii: "e")
    // Zero has a sign only as a floating-point number.
    if isWhole, count <= Self.fewDigits { return Double(whole) * (isNegative ? -1 : 1) }
    try skipFraction()
    try skipExponent()
    return try double(from: start)
  }

  private mutating func skipFraction() throws(JSONProblem) {
    if skip(UInt8(ascii: ".")) { try skipDigits() }
  }

  private mutating func skipExponent() throws(JSONProblem) {
    guard skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) else { return }
    _ = skip(UInt8(ascii: "+")) || skip(UInt8(ascii: "-"))
    try skipDigits()
  }

  private mutating func skipDigits() throws(JSONProblem) {
    let start = position
    while let digit = current, (0x30...0x39).contains(digit) { position += 1 }
    guard position > start else { throw problem(expected()) }
  }

  private func double(from start: Int) throws(JSONProblem) -> Double {
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw JSONProblem(.hugeNumber, column: column(start))
    }
    return number
  }
}
