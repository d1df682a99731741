import Conformance

/// A set of kinds of objects, as a bit mask, because each step of each script looks for the rows that
/// its slots may name.
struct KindSet: Hashable, Sendable {
  private let bits: UInt32

  private static let indices: [ResponderKind: UInt32] = Dictionary(
    uniqueKeysWithValues: zip(ResponderKind.allCases, UInt32(0)...))

  /// The set of one kind.
  init(_ kind: ResponderKind) { bits = 1 << (Self.indices[kind] ?? 31) }

  /// The kinds for which the condition holds.
  init(_ isContained: (ResponderKind) -> Bool) {
    bits = ResponderKind.allCases.filter(isContained).reduce(0) { $0 | KindSet($1).bits }
  }

  /// Returns whether both have a kind in common.
  func meets(_ other: KindSet) -> Bool { bits & other.bits != 0 }
}
