import Conformance
import Results

/// Checks that links between pages lead to existing pages and anchors.
struct LinkChecker {
  private let pages: [String: Page]
  private let anchors: [String: Set<String>]
  private let headings: ClauseHeadings

  private init(_ pages: [Page]) {
    headings = ClauseHeadings(pages)
    self.pages = Dictionary(firstOf: pages.map { ($0.name, $0) })
    anchors = self.pages.mapValues { Set($0.anchors) }
  }

  /// Returns a diagnostic for each broken link, in the order of the pages.
  static func diagnostics(for pages: [(page: Page, links: [PageLink])]) -> [Diagnostic] {
    guard !pages.allSatisfy(\.links.isEmpty) else { return [] }
    let checker = LinkChecker(pages.map(\.page))
    return pages.flatMap { page, links in
      links.compactMap { checker.diagnostic(for: $0, on: page) }
    }
  }

  /// Returns what is wrong with a link; nil if its target exists or is not a page.
  private func diagnostic(for link: PageLink, on source: Page) -> Diagnostic? {
    guard let target = link.target else { return nil }
    let place = SourceLocation(file: source.file, line: link.line, column: link.column)
    let name = target.page.map(PageLink.pageName) ?? source.name
    guard let page = pages[name] else {
      if target.leadsToVocabulary,
        case let folder = source.file.dropLast(source.name.utf8.count + 3),
        FileReader.exists("\(folder)\(target.page ?? "").md")
      {
        return nil
      }
      let suggestion = Spelling.suggestion(for: name, among: pages.keys.sorted())
      return Diagnostic(
        place, "the link leads to `\(name).md`, and there is no such page",
        hint: suggestion.map { Hint("did you mean `\($0).md`?", replacing: name, by: $0) }
          ?? "pages are the Markdown files of the folder itself")
    }
    // A page that cannot be read is reported, and has no anchors.
    guard let anchor = target.anchor?.percentDecoded, !anchor.isEmpty, !page.blocks.isEmpty else {
      return nil
    }
    if anchors[name]?.contains(anchor) == true {
      guard let written = target.heading,
        let heading = headings.anchor(of: String(anchor[...].parts(at: "/")[0]), on: name),
        heading != written
      else { return nil }
      return Diagnostic(
        place, "the link leads to `\(written)`, and the heading is `\(heading)`",
        hint: "conform format \(source.file)")
    }
    return Diagnostic(
      place, "the link leads to `\(anchor)` on `\(name).md`, and there is no such place",
      hint: Spelling.hint(for: anchor, among: page.anchors)
        ?? Hint(
          "places are clauses and scenarios, by their ids, and other headings, such as "
            + "`#apple-2019`"))
  }
}
