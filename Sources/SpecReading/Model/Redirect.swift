import Conformance

/// An address that leads elsewhere, because what stood there was renamed or moved.
package struct Redirect: Hashable, Sendable {
  /// A page, or a place on it.
  package struct Place: Hashable, Sendable {
    /// The page's name, such as `hit-testing`.
    package var page: String
    /// The name of the place on it, such as `HIT-4/hidden`; nil for the page itself.
    package var anchor: String?

    package init(page: String, anchor: String? = nil) {
      self.page = page
      self.anchor = anchor
    }
  }

  /// Where it stood; nothing else stands there now.
  package var old: Place
  /// Where it stands.
  package var new: Place
  /// Where the redirect is declared.
  package var location: SourceLocation

  package init(old: Place, new: Place, location: SourceLocation) {
    self.old = old
    self.new = new
    self.location = location
  }
}
