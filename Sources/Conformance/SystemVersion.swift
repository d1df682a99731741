/// A version of iOS whose behaviour an engine imitates, such as `iOS 14` or `iOS 14.2`.
public struct SystemVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The first number.
  public var major: Int
  /// The number after the point, or 0.
  public var minor: Int

  /// How a version is written.
  package static var pattern: FieldKind { .pattern("^iOS [0-9]{1,4}([.][0-9]{1,4})?$") }

  /// Creates a version.
  public init(major: Int, minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Parses a version such as `iOS 14.2`; nil for any other text.
  public init?(_ text: String) {
    // By bytes, because comparing strings by Unicode would add large tables to an Embedded Swift binary.
    let prefix = "iOS ".utf8
    guard text.utf8.starts(with: prefix) else { return nil }
    let numbers = text.utf8.dropFirst(prefix.count).split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false
    ).map(Self.number)
    guard numbers.count <= 2, let major = numbers[0],
      let minor = numbers.count == 2 ? numbers[1] : 0
    else { return nil }
    self.init(major: major, minor: minor)
  }

  /// Returns the number of one to four digits; nil for other bytes.
  private static func number(_ digits: Substring.UTF8View) -> Int? {
    guard 1...4 ~= digits.count, digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { return nil }
    return digits.reduce(0) { 10 * $0 + Int($1 - UInt8(ascii: "0")) }
  }

  /// The version as it is written.
  public var description: String { minor == 0 ? "iOS \(major)" : "iOS \(major).\(minor)" }

  /// Returns whether the first version came before the second.
  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
