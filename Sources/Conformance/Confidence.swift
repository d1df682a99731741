/// How well the sources of a clause support it.
package enum Confidence: String, Hashable, Sendable, CaseIterable {
  /// The platform's documentation says so.
  case documented
  /// Many independent observers report it.
  case observed
  /// Sources contradict each other.
  case disputed
}
