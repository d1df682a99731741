import Conformance

/// What a check of a site's links says where all of them lead somewhere.
package enum LinkSummary {
  /// `4210 links in 17 pages: none is broken`.
  package static func text(links: Int, pages: Int) -> String {
    "\(Noun.counted(links, "link")) in \(Noun.counted(pages, "page")): none is broken\n"
  }
}
