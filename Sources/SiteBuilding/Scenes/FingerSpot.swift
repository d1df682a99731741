import Conformance

/// Where a finger is seen at one moment, or a point that code asks about.
struct FingerSpot: Hashable, Sendable {
  /// What is seen.
  enum Kind: Hashable, Sendable {
    /// A finger that is down, by its number.
    case down(Int)
    /// A finger that was just lifted or taken away.
    case lifted(Int)
    /// A point that is asked about without any finger.
    case probe
  }

  var kind: Kind
  /// Where it is, on the screen.
  var point: Point
}
