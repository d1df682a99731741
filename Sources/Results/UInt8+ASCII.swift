/// Classes of ASCII characters, for names and ids.
extension UInt8 {
  /// Whether it is one of the digits.
  package var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether it is one of the capital letters.
  package var isASCIICapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }

  /// The letter in lower case; any other byte unchanged.
  package var lowercasedASCII: UInt8 { isASCIICapital ? self | 0x20 : self }

  /// Whether it is one of the letters, of either case.
  package var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
