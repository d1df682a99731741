import Conformance
import Results

/// Checks that links between pages lead to existing pages and anchors.
struct LinkChecker {
  private let pages: [String: Page]
  /// The anchors of each page that a link has led to so far.
  private var anchors: [String: Set<String>] = [:]

  private init(_ pages: [Page]) {
    self.pages = Dictionary(pages.map { ($0.name, $0) }) { first, _ in first }
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

  /// Whether the page has a heading or a scenario with the anchor.
  private mutating func has(_ anchor: String, on page: Page) -> Bool {
    if let known = anchors[page.name] { return known.contains(anchor) }
    let found = Set(Self.anchors(of: page))
    anchors[page.name] = found
    return found.contains(anchor)
  }

  /// Returns the anchors of a page: its headings, sorted, then its scenarios.
  private static func anchors(of page: Page) -> [String] {
    page.blocks.compactMap(\.heading?.anchor).sorted() + page.scenarios.map(\.id.description)
  }

  /// Returns what is wrong with a link; nil if its target exists or is not a page.
  private mutating func diagnostic(for link: PageLink, on page: Page) -> LinkDiagnostic? {
    guard let target = link.target else { return nil }
    let name = target.page.map(Self.name) ?? page.name
    guard let page = pages[name] else {
      let suggestion = Spelling.suggestion(for: name, among: pages.keys.sorted())
      return .unknownPage("\(name).md", suggestion: suggestion.map { "\($0).md" })
    }
    guard let anchor = target.anchor?.percentDecoded, !anchor.isEmpty else { return nil }
    // A page that cannot be read is reported, and has no anchors.
    guard !page.blocks.isEmpty else { return nil }
    if has(anchor, on: page) { return nil }
    let suggestion = Spelling.suggestion(for: anchor, among: Self.anchors(of: page))
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
