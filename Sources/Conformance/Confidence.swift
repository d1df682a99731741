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
}
