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
    let own = [SiteFile.front] + ReferencePages.names.map { $0 + ".html" }
    if let replaced = own.first(where: { $0 == page.path.lowercased() }) {
      return Diagnostic(
        place, "the page would replace the site's own “\(replaced)”",
        hint: "give the page another name")
    }
    return nil
  }
}
