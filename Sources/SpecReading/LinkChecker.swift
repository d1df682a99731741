import Conformance

/// Checks that links between pages lead somewhere.
struct LinkChecker {
  private let all: [Page]
  private let pages: [String: Int]
  /// The places of the pages to which some link led so far.
  private var headings: [String: Set<String>] = [:]

  init(_ pages: [Page]) {
    all = pages
    self.pages = Dictionary(pages.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  /// What is wrong with the links of pages among each other.
  static func problems(with pages: [(page: Page, links: [FoundLink])]) -> [Diagnostic] {
    var checker = LinkChecker(pages.map(\.page))
    var diagnostics: [Diagnostic] = []
    for (page, links) in pages {
      for link in links {
        guard let problem = checker.problem(with: link, on: page) else { continue }
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

  /// What is wrong with a link on a page; nil where it leads somewhere, or to other sites.
  mutating func problem(with link: FoundLink, on page: Page) -> LinkProblem? {
    guard let target = link.target else { return nil }
    let name = target.page.map(Self.name) ?? page.name
    guard let number = pages[name] else {
      let names = pages.keys.sorted().prefix(Spelling.shortList)
      let suggestion = Spelling.suggestion(for: name, among: names)
      return .unknownPage("\(name).md", suggestion: suggestion.map { "\($0).md" })
    }
    guard let anchor = target.anchor?.percentDecoded, !anchor.isEmpty else { return nil }
    let destination = all[number]
    let headings = headings(of: destination)
    guard !headings.contains(anchor),
      !destination.scenarios.contains(where: { $0.id.description == anchor })
    else { return nil }
    let places =
      headings.sorted() + destination.scenarios.lazy.map(\.id.description)
    let suggestion = Spelling.suggestion(for: anchor, among: places.prefix(Spelling.shortList))
    return .unknownPlace(anchor, page: "\(name).md", suggestion: suggestion)
  }

  /// The name of the page at a path: `./hit%20testing` is `hit testing`.
  private static func name(_ path: Substring) -> String {
    (path.hasPrefix("./") ? path.dropFirst(2) : path).percentDecoded
  }
}
