/// How well the sources of a clause support it.
package enum Confidence: String, Hashable, Sendable, CaseIterable {
  /// Apple's published text says so.
  case documented
  /// A published log, test or experiment on UIKit shows it, and none shows otherwise.
  case observed
  /// Accounts of UIKit agree, but no published run shows it.
  case reported
  /// Accounts differ, or nothing is known.
  case disputed

  /// The highest level that a clause of this confidence may have.
  package var highestLevel: Level {
    switch self {
    case .documented, .observed: .must
    case .reported: .should
    case .disputed: .may
    }
  }

  /// Whether it needs an address where anybody can look it up.
  package var needsAddress: Bool {
    switch self {
    case .documented, .observed: true
    case .reported, .disputed: false
    }
  }
}
