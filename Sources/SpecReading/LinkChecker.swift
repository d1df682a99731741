import Conformance
import Results

/// Checks that links between pages lead to existing pages and anchors.
struct LinkChecker {
  private let pages: [Page]
  private let indices: [String: Int]
  /// The places of each page that a link has led to so far.
  private var places: [String: Places] = [:]
  /// The names of some pages, which are suggested.
  private lazy var names = Array(indices.keys.sorted().prefix(Spelling.shortList))

  /// The anchors of a page.
  private struct Places {
    let anchors: Set<String>
    /// Some of the anchors, which are suggested.
    let names: [String]

    init(_ page: Page) {
      let headings = Set(page.blocks.compactMap(\.heading?.anchor))
      let scenarios = page.scenarios.lazy.map(\.id.description)
      anchors = headings.union(scenarios)
      names = Array((headings.sorted() + scenarios).prefix(Spelling.shortList))
    }
  }

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

  private mutating func places(on page: Page) -> Places {
    if let known = places[page.name] { return known }
    let found = Places(page)
    places[page.name] = found
    return found
  }

  /// Returns what is wrong with a link; nil if its target exists or is not a page.
  private mutating func diagnostic(for link: PageLink, on page: Page) -> LinkDiagnostic? {
    guard let target = link.target else { return nil }
    let name = target.page.map(Self.name) ?? page.name
    guard let index = indices[name] else {
      let suggestion = Spelling.suggestion(for: name, among: names)
      return .unknownPage("\(name).md", suggestion: suggestion.map { "\($0).md" })
    }
    guard let anchor = target.anchor?.percentDecoded, !anchor.isEmpty else { return nil }
    // A page that cannot be read is reported, and has no places.
    guard !pages[index].blocks.isEmpty else { return nil }
    let places = places(on: pages[index])
    if places.anchors.contains(anchor) { return nil }
    let suggestion = Spelling.suggestion(for: anchor, among: places.names)
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
