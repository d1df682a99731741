/// A 64-bit FNV-1a hash in hexadecimal, for the names of the site's assets and the records of
/// translations. Not cryptographic. With another hash, every translation would be outdated.
package struct ContentDigest: Sendable {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the digest of no bytes.
  package init() {}

  /// Creates the digest of bytes.
  package init(of bytes: [UInt8]) { add(bytes) }

  /// Adds bytes.
  package mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { add(byte) }
  }

  /// Adds the next byte.
  package mutating func add(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// The sixteen hexadecimal digits.
  package var digits: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
