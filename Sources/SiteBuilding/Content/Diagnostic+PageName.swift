import Conformance
import SpecReading

extension Diagnostic {
  /// What is wrong with the name of a page as the name of a file of the site, if anything is.
  static func pageName(_ page: Page) -> Diagnostic? {
    let place = SourceLocation(file: page.file, line: 1)
    if !SiteFile.isSafe(page.path) {
      return Diagnostic(
        place, "the page's name “\(page.name)” cannot be the name of a file of the site",
        hint: "rename the page; letters, digits and hyphens are safe")
    }
    let path = page.path.lowercased()
    let own = [SiteFile.front, SiteFile.matrix, SiteFile.comparison].contains(path)
    if own || path.hasPrefix(SiteFile.engines) {
      return Diagnostic(
        place, "the page would replace the site's own “\(path)”",
        hint: "give the page another name")
    }
    return nil
  }
}
