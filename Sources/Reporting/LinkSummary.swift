/// What a check of a site's links says where all of them lead somewhere.
package enum LinkSummary {
  /// `4210 links in 17 pages: none is broken`.
  package static func text(links: Int, pages: Int) -> String {
    "\(Counted.words(links, "link")) in \(Counted.words(pages, "page")): none is broken\n"
  }
}
