import Conformance
import SpecReading

extension Diagnostic {
  /// The pages that the site makes itself.
  private static let ownPages = Set(
    [SiteFile.front, SiteFile.notFound, SiteFile.matrix, SiteFile.comparison]
      + ReferencePages.names.map { $0 + ".html" })

  /// What is wrong with the name of a page as the name of a file of the site, if anything is.
  static func pageName(_ page: Page) -> Diagnostic? {
    pageName(page.name, at: SourceLocation(file: page.file, line: 1))
  }

  /// What is wrong with the former name of a page as the name of a file, if anything is.
  static func pageName(_ redirect: Redirect) -> Diagnostic? {
    redirect.old.anchor == nil ? pageName(redirect.old.page, at: redirect.location) : nil
  }

  private static func pageName(_ name: String, at place: SourceLocation) -> Diagnostic? {
    let path = name + ".html"
    if !SiteFile.isSafe(path) {
      return Diagnostic(
        place, "the page's name “\(name)” cannot be the name of a file of the site",
        hint: "rename the page; letters, digits and hyphens are safe")
    }
    let lowered = path.lowercased()
    guard ownPages.contains(lowered) || lowered.hasPrefix(SiteFile.engines) else { return nil }
    return Diagnostic(
      place, "the page would replace the site's own “\(lowered)”",
      hint: "give the page another name")
  }
}
