import Conformance

/// What shows that a statement of the ledger is true of UIKit.
package struct Evidence: Hashable, Sendable {
  /// Where it can be looked up.
  package enum Basis: Hashable, Sendable {
    /// A page of the web; its address begins with `http` or `https`.
    case address(String)
    /// A symbol in one of Apple's headers, such as `UIView.h`.
    case header(String, symbol: String)
  }

  /// How sure it makes us.
  package var confidence: Confidence
  /// Where it can be looked up, in the order of the ledger; may be empty.
  package var bases: [Basis]

  package init(confidence: Confidence, bases: [Basis] = []) {
    self.confidence = confidence
    self.bases = bases
  }

  /// Whether a clause of that confidence may rest on it alone.
  package func supports(_ confidence: Confidence) -> Bool {
    switch confidence {
    case .documented: self.confidence == .documented && !bases.isEmpty
    case .observed: self.confidence.needsAddress && !bases.isEmpty
    case .reported, .disputed: true
    }
  }
}
