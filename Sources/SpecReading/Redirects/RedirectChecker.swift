import Conformance
import Results

/// Checks a list of redirects against the pages: each target exists and no source does.
struct RedirectChecker {
  private let lines: [RedirectLine]
  private var places: Places
  /// The diagnostics, in the order of the lines.
  private(set) var diagnostics: [Diagnostic] = []

  init(pages: [Page], lines: [RedirectLine]) {
    self.lines = lines
    places = Places(pages)
  }

  /// Returns the valid redirects, in the order of the lines, and stores diagnostics for the others.
  mutating func check() -> [Redirect] {
    let renamed = Dictionary(lines.map { ($0.old, $0) }, uniquingKeysWith: { first, _ in first })
    var first: [Redirect.Place: SourceLocation] = [:]
    var redirects: [Redirect] = []
    for line in lines {
      do throws(RedirectError) {
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

  private mutating func redirect(
    _ line: RedirectLine, _ renamed: [RedirectLine.Name: RedirectLine]
  ) throws(RedirectError) -> Redirect {
    guard let new = places.place(of: line.new) else {
      if let next = renamed[line.new] { throw .renamedAgain(line.new.word, to: next.new.word) }
      throw .noTarget(line.new.word, suggestion: places.suggestion(for: line.new.word))
    }
    if places.place(of: line.old) != nil { throw .sourceExists(line.old.word) }
    return Redirect(old: try old(line, new, renamed), new: new, location: line.location)
  }

  /// Returns the old address, on its page or on the page that replaced it.
  private mutating func old(
    _ line: RedirectLine, _ new: Redirect.Place,
    _ renamed: [RedirectLine.Name: RedirectLine]
  ) throws(RedirectError) -> Redirect.Place {
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
  /// The addresses of all pages, headings, clauses and scenarios.
  private struct Places {
    private let pages: [String]
    private let anchors: [String: Set<String>]
    private let ids: [String: String]
    /// Some of the names, which are suggested.
    private lazy var names =
      pages.prefix(Spelling.shortList) + ids.keys.sorted().prefix(Spelling.shortList)

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

    func place(of name: RedirectLine.Name) -> Redirect.Place? {
      switch name {
      case .page(let name): hasPage(name) ? Redirect.Place(page: name) : nil
      case .id(let id): ids[id].map { Redirect.Place(page: $0, anchor: id) }
      case .place(let page, let anchor):
        anchors[page]?.contains(anchor) == true ? Redirect.Place(page: page, anchor: anchor) : nil
      }
    }

    mutating func suggestion(for word: String) -> String? {
      Spelling.suggestion(for: word, among: names)
    }
  }
}

/// The mistakes in a line of redirects; each becomes a diagnostic.
enum RedirectError: Error, SpecDiagnostic, Hashable {
  case unreadable
  case twice(String, first: SourceLocation)
  case sourceExists(String)
  case noTarget(String, suggestion: String?)
  case renamedAgain(String, to: String)
  case noPage(String, suggestion: String?)

  var wording: (summary: String, hint: String?) {
    switch self {
    case .unreadable:
      ("this line is not a redirect", "write `OLD-1 -> NEW-1`, or begin a remark with `#`")
    case .twice(let word, let first):
      ("`\(word)` leads elsewhere already by line \(first.line)", "keep one of the two lines")
    case .sourceExists(let word):
      ("`\(word)` is there, so it cannot lead elsewhere", "remove the line, or rename `\(word)`")
    case .noTarget(let word, let suggestion):
      (
        "there is no `\(word)` to lead to",
        Self.meant(suggestion) ?? "name a page, a clause, a scenario, or `page#place`"
      )
    case .renamedAgain(let word, let next):
      ("`\(word)` was renamed too", "lead straight to `\(next)`")
    case .noPage(let page, let suggestion):
      (
        "there is no page `\(page)`, and none was renamed from it",
        Self.meant(suggestion) ?? "add a line for the page itself"
      )
    }
  }
}
