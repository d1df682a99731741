import Conformance

/// Checks a list of redirects against the pages: the target is there, the source is not.
struct RedirectChecker {
  private let lines: [RedirectLine]
  private let places: Places
  /// The mistakes, in the order of the lines.
  private(set) var diagnostics: [Diagnostic] = []

  init(pages: [Page], lines: [RedirectLine]) {
    self.lines = lines
    places = Places(pages)
  }

  /// The redirects without a mistake, in the order of the lines.
  mutating func check() -> [Redirect] {
    let renamed = Dictionary(lines.map { ($0.old, $0) }, uniquingKeysWith: { first, _ in first })
    var first: [Redirect.Place: SourceLocation] = [:]
    var redirects: [Redirect] = []
    for line in lines {
      do throws(RedirectProblem) {
        let redirect = try redirect(line, renamed)
        if let first = first[redirect.old] { throw .twice(line.old.word, first: first) }
        first[redirect.old] = line.location
        redirects.append(redirect)
      } catch {
        diagnostics.append(Diagnostic(line.location, error))
      }
    }
    return redirects
  }

  private func redirect(
    _ line: RedirectLine, _ renamed: [RedirectLine.Mention: RedirectLine]
  ) throws(RedirectProblem) -> Redirect {
    guard let new = places.place(of: line.new) else {
      if let next = renamed[line.new] { throw .renamedAgain(line.new.word, to: next.new.word) }
      throw .noTarget(line.new.word, suggestion: places.suggestion(for: line.new.word))
    }
    if places.place(of: line.old) != nil { throw .sourceExists(line.old.word) }
    return Redirect(old: try old(line, new, renamed), new: new, location: line.location)
  }

  /// Where the old address is served: on its page, or on what its page has become.
  private func old(
    _ line: RedirectLine, _ new: Redirect.Place,
    _ renamed: [RedirectLine.Mention: RedirectLine]
  ) throws(RedirectProblem) -> Redirect.Place {
    switch line.old {
    case .page(let name): return Redirect.Place(page: name)
    case .id(let id): return Redirect.Place(page: new.page, anchor: id)
    case .place(let page, let anchor):
      if places.hasPage(page) { return Redirect.Place(page: page, anchor: anchor) }
      guard let line = renamed[.page(page)], let target = places.place(of: line.new) else {
        throw .noPage(page, suggestion: places.suggestion(for: page))
      }
      return Redirect.Place(page: target.page, anchor: anchor)
    }
  }
}

extension RedirectChecker {
  /// Everything in the pages that has an address.
  private struct Places {
    private let pages: [String]
    private let anchors: [String: Set<String>]
    private let ids: [String: String]

    init(_ pages: [Page]) {
      self.pages = pages.map(\.name)
      anchors = pages.reduce(into: [:]) { anchors, page in
        let headings = page.blocks.compactMap(\.heading?.anchor)
        anchors[page.name] = Set(headings + page.scenarios.map(\.id.description))
      }
      ids = pages.reduce(into: [:]) { ids, page in
        for clause in page.clauses { ids[clause.id] = page.name }
        for scenario in page.scenarios { ids[scenario.id.description] = page.name }
      }
    }

    func hasPage(_ name: String) -> Bool { anchors[name] != nil }

    func place(of mention: RedirectLine.Mention) -> Redirect.Place? {
      switch mention {
      case .page(let name): hasPage(name) ? Redirect.Place(page: name) : nil
      case .id(let id): ids[id].map { Redirect.Place(page: $0, anchor: id) }
      case .place(let page, let anchor):
        anchors[page]?.contains(anchor) == true ? Redirect.Place(page: page, anchor: anchor) : nil
      }
    }

    func suggestion(for word: String) -> String? {
      Spelling.suggestion(for: word, among: pages + ids.keys.sorted().prefix(Spelling.shortList))
    }
  }
}
