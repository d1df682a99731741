/// Writes JSON: no spaces, members in the order in which they are put.
package struct JSONWriter {
  /// The JSON so far.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  package init() {}

  /// Takes what has been written and starts anew.
  package mutating func take() -> [UInt8] {
    defer { self = JSONWriter() }
    return bytes
  }

  /// Ends the line, as every message ends.
  package mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  /// Writes `{ … }` around what the body puts.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"))
    body(&self)
    close(UInt8(ascii: "}"))
  }

  /// Writes `[ … ]` around what the body writes.
  package mutating func list(_ body: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "["))
    body(&self)
    close(UInt8(ascii: "]"))
  }

  /// Writes a member's name; its value is to follow.
  package mutating func name(_ name: String) {
    value(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a string.
  package mutating func value(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 { append(byte) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a number; one that is not finite has no JSON and becomes null.
  package mutating func value(_ number: Double) {
    separate()
    let isShort = number == number.rounded() && number.magnitude < 1e15
    if isShort {
      bytes.append(contentsOf: String(Int(number)).utf8)
    } else {
      bytes.append(contentsOf: (number.isFinite ? "\(number)" : "null").utf8)
    }
  }

  /// Writes a truth.
  package mutating func value(_ truth: Bool) {
    separate()
    bytes.append(contentsOf: (truth ? "true" : "false").utf8)
  }

  /// Writes null.
  package mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func append(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case 0..<0x20:
      let digits = String(byte, radix: 16)
      bytes.append(contentsOf: (digits.count == 1 ? "\\u000" : "\\u00").utf8)
      bytes.append(contentsOf: digits.utf8)
    default: bytes.append(byte)
    }
  }
}
