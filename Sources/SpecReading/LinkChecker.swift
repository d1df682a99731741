import Conformance

/// Checks that links between pages lead to existing pages and anchors.
struct LinkChecker {
  private let pages: [Page]
  private let indices: [String: Int]
  /// The heading anchors of each page that a link has led to so far.
  private var headings: [String: Set<String>] = [:]

  private init(_ pages: [Page]) {
    self.pages = pages
    indices = Dictionary(pages.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  /// Returns a diagnostic for each broken link, in the order of the pages.
  static func diagnostics(for pages: [(page: Page, links: [PageLink])]) -> [Diagnostic] {
    var checker = LinkChecker(pages.map(\.page))
    var diagnostics: [Diagnostic] = []
    for (page, links) in pages {
      for link in links {
        guard let problem = checker.diagnostic(for: link, on: page) else { continue }
        let place = SourceLocation(file: page.file, line: link.line, column: link.column)
        diagnostics.append(Diagnostic(place, problem))
      }
    }
    return diagnostics
  }

  private mutating func headings(of page: Page) -> Set<String> {
    if let known = headings[page.name] { return known }
    let found = Set(page.blocks.compactMap(\.heading?.anchor))
    headings[page.name] = found
    return found
  }

  /// Returns what is wrong with a link; nil if its target exists or is not a page.
  private mutating func diagnostic(for link: PageLink, on page: Page) -> LinkDiagnostic? {
    guard let target = link.target else { return nil }
    let name = target.page.map(Self.name) ?? page.name
    guard let index = indices[name] else {
      let names = indices.keys.sorted().prefix(Spelling.shortList)
      let suggestion = Spelling.suggestion(for: name, among: names)
      return .unknownPage("\(name).md", suggestion: suggestion.map { "\($0).md" })
    }
    guard let anchor = target.anchor?.percentDecoded, !anchor.isEmpty else { return nil }
    let destination = pages[index]
    let headings = headings(of: destination)
    guard !headings.contains(anchor),
      !destination.scenarios.contains(where: { $0.id.description == anchor })
    else { return nil }
    let places =
      headings.sorted() + destination.scenarios.lazy.map(\.id.description)
    let suggestion = Spelling.suggestion(for: anchor, among: places.prefix(Spelling.shortList))
    return .unknownPlace(anchor, page: "\(name).md", suggestion: suggestion)
  }

  /// Returns the name of the page at a path: `./hit%20testing` → `hit testing`.
  private static func name(_ path: Substring) -> String {
    (path.hasPrefix("./") ? path.dropFirst(2) : path).percentDecoded
  }
}

/// The mistakes in a link to a page.
enum LinkDiagnostic: SpecDiagnostic, Hashable {
  case unknownPage(String, suggestion: String?)
  case unknownPlace(String, page: String, suggestion: String?)

  var wording: (summary: String, hint: String?) {
    switch self {
    case .unknownPage(let page, let suggestion):
      (
        "the link leads to `\(page)`, and there is no such page",
        Self.meant(suggestion) ?? "pages are the Markdown files of the folder itself"
      )
    case .unknownPlace(let place, let page, let suggestion):
      (
        "the link leads to `\(place)` on `\(page)`, and there is no such place",
        Self.meant(suggestion)
          ?? "places are clauses and scenarios, by their ids, and other headings, such as "
          + "`#apple-2019`"
      )
    }
  }
}
