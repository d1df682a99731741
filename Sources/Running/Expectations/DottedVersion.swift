/// A version as numbers with dots between them; `1.2` and `1.2.0` are the same.
struct DottedVersion: Hashable, Sendable, Comparable {
  private let numbers: [Int]

  /// Reads a text that is nothing but numbers and dots: `1.10.2`.
  init?(_ text: some StringProtocol) {
    var numbers: [Int] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      guard !part.isEmpty, part.utf8.allSatisfy(Self.isDigit), let number = Int(part) else {
        return nil
      }
      numbers.append(number)
    }
    while numbers.last == 0 { numbers.removeLast() }
    self.numbers = numbers
  }

  /// Reads the numbers that a text begins with, whatever follows them: `1.10.2-beta` is `1.10.2`.
  init?(beginningOf text: String) {
    let numbers = text.prefix { $0 == "." || $0.utf8.allSatisfy(Self.isDigit) }
    self.init(numbers.hasSuffix(".") ? numbers.dropLast() : numbers)
  }

  static func < (left: Self, right: Self) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
