import Conformance

/// Checks that links between pages lead somewhere.
struct LinkChecker {
  private let pages: [String: Page]
  private let headings: [String: Set<String>]

  init(_ pages: [Page]) {
    self.pages = Dictionary(pages.map { ($0.name, $0) }) { first, _ in first }
    headings = self.pages.mapValues { page in
      Set(
        page.blocks.compactMap { block in
          if case .heading(let heading) = block { heading.anchor } else { nil }
        })
    }
  }

  /// What is wrong with a link on a page; nil where it leads somewhere, or to other sites.
  func problem(with link: FoundLink, on page: Page) -> LinkProblem? {
    guard let target = link.target else { return nil }
    let name = target.page.map(Self.name) ?? page.name
    guard let destination = pages[name] else {
      let names = pages.keys.sorted().prefix(Spelling.shortList)
      let suggestion = Spelling.suggestion(for: name, among: names)
      return .unknownPage("\(name).md", suggestion: suggestion.map { "\($0).md" })
    }
    guard let anchor = target.anchor?.percentDecoded, !anchor.isEmpty,
      headings[name]?.contains(anchor) != true,
      !destination.scenarios.contains(where: { $0.id.description == anchor })
    else { return nil }
    let places =
      headings[name, default: []].sorted() + destination.scenarios.lazy.map(\.id.description)
    let suggestion = Spelling.suggestion(for: anchor, among: places.prefix(Spelling.shortList))
    return .unknownPlace(anchor, page: "\(name).md", suggestion: suggestion)
  }

  /// The name of the page at a path: `./hit%20testing` is `hit testing`.
  private static func name(_ path: Substring) -> String {
    (path.hasPrefix("./") ? path.dropFirst(2) : path).percentDecoded
  }
}
