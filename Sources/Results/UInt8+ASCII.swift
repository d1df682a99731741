/// Classes of ASCII characters, for names and ids.
extension UInt8 {
  /// Whether it is one of the digits.
  package var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether it is one of the letters, of either case.
  package var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
