/// Sixteen digits that differ where the content does (FNV-1a): nobody is to be kept out by them.
package struct ContentDigest: Sendable {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The digest of nothing yet.
  package init() {}

  /// The digest of all those bytes.
  package init(of bytes: [UInt8]) {
    for byte in bytes { add(byte) }
  }

  /// Takes in the next byte.
  package mutating func add(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// The sixteen digits, of base 16.
  package var digits: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
