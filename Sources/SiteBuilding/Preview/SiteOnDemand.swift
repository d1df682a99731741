import Conformance
import SpecReading

/// The files of a site, each made when it is asked for; the same as `SiteBuilder.build` makes, but
/// that the scripts about the whole book have names without a digest.
package struct SiteOnDemand: Sendable {
  private let makers: [String: @Sendable () -> SiteFile]
  private let missing: @Sendable () -> SiteFile?

  init(
    _ makers: [String: @Sendable () -> SiteFile], missing: @escaping @Sendable () -> SiteFile?
  ) {
    self.makers = makers
    self.missing = missing
  }

  /// The paths of all its files, sorted.
  package var paths: [String] { makers.keys.sorted() }

  /// Makes the file at a path, or nil where there is none.
  package func file(at path: String) -> SiteFile? { makers[path].map { $0() } }

  /// What is shown where there is no file, with links from the top of the host; nil where the theme
  /// has no such page.
  package func notFound() -> SiteFile? { missing() }
}
