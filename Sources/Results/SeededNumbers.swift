/// Pseudorandom numbers that are the same for the same seed on every machine and in every version of
/// Swift (SplitMix64).
package struct SeededNumbers: Sendable {
  private var state: UInt64

  /// Creates the sequence of a seed.
  package init(seed: UInt64) { state = seed }

  /// Returns the next number.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns the next number, from 0 to `limit`.
  package mutating func next(upTo limit: Int) -> Int {
    // The bias of the multiplication is negligible for the length of a list.
    Int(next().multipliedFullWidth(by: UInt64(limit) + 1).high)
  }
}
