import Conformance
import Results

/// An old address and the one that replaces it, because its page, clause or scenario was renamed or
/// moved.
package struct Redirect: Hashable, Sendable {
  /// A page, or an anchor on it.
  package struct Place: Hashable, Sendable {
    /// The page's name, such as `hit-testing`.
    package var page: String
    /// The anchor, such as `HIT-4/hidden`; nil for the page itself.
    package var anchor: String?
  }

  /// The old address, which no page has any more.
  package var old: Place
  /// The new address.
  package var new: Place
  /// The location of the redirect's line.
  package var location: SourceLocation
}
