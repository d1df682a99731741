import Conformance
import Results

/// Reads the list of redirects, which keeps every address of the site alive.
///
/// Each line is `OLD -> NEW`, for a page (`hits -> hit-testing`), an id (`HIT-90 -> HIT-9`), or an id
/// that moved to another page (`touches#HIT-90 -> HIT-9`). `#` begins a comment.
struct RedirectReader: Sendable {
  /// The name of the list in the folder of the pages.
  static let file = "redirects.txt"

  private var lines: [RedirectLine] = []
  /// The lines by their old names, the first of each.
  private var renamed: [RedirectLine.Name: RedirectLine] = [:]
  private var diagnostics: [Diagnostic] = []

  /// Parses the lines of the list.
  init(_ bytes: [UInt8], file: String) {
    for (number, words) in SourceLines(bytes).words() {
      let location = SourceLocation(file: file, line: number)
      guard let line = RedirectLine(words, location: location) else {
        diagnostics.append(
          Diagnostic(
            location, "this line is not a redirect",
            hint: "write `OLD-1 -> NEW-1`, or begin a remark with `#`"))
        continue
      }
      lines.append(line)
      renamed[line.old] = renamed[line.old] ?? line
    }
  }

  /// Returns the redirects whose target exists and whose source does not, and a diagnostic for each
  /// other line.
  func read(among pages: [Page]) -> (redirects: [Redirect], diagnostics: [Diagnostic]) {
    let places = Places(pages)
    var first: [Redirect.Place: SourceLocation] = [:]
    var redirects: [Redirect] = []
    var diagnostics = diagnostics
    for line in lines {
      do throws(RedirectError) {
        let redirect = try redirect(line, places)
        if let first = first[redirect.old] {
          throw RedirectError(
            "`\(line.old.word)` leads elsewhere already by line \(first.line)",
            hint: "keep one of the two lines")
        }
        first[redirect.old] = line.location
        redirects.append(redirect)
      } catch {
        diagnostics.append(Diagnostic(line.location, error.summary, hint: error.hint))
      }
    }
    return (redirects, diagnostics)
  }

  private func redirect(
    _ line: RedirectLine, _ places: Places
  ) throws(RedirectError) -> Redirect {
    guard let new = places.place(of: line.new) else {
      let word = line.new.word
      if let next = renamed[line.new] {
        throw RedirectError(
          "`\(word)` was renamed too", hint: "lead straight to `\(next.new.word)`")
      }
      throw RedirectError(
        "there is no `\(word)` to lead to",
        hint: places.hint(for: word) ?? "name a page, a clause, a scenario, or `page#place`")
    }
    if places.place(of: line.old) != nil {
      throw RedirectError(
        "`\(line.old.word)` is there, so it cannot lead elsewhere",
        hint: "remove the line, or rename `\(line.old.word)`")
    }
    return Redirect(old: try old(line, new, places), new: new, location: line.location)
  }

  /// Returns the old address, on its page or on the page that replaced it.
  private func old(
    _ line: RedirectLine, _ new: Redirect.Place, _ places: Places
  ) throws(RedirectError) -> Redirect.Place {
    switch line.old {
    case .page(let name): return Redirect.Place(page: name)
    case .id(let id): return Redirect.Place(page: new.page, anchor: id)
    case .place(let page, let anchor):
      if places.hasPage(page) { return Redirect.Place(page: page, anchor: anchor) }
      guard let line = renamed[.page(page)], let target = places.place(of: line.new) else {
        throw RedirectError(
          "there is no page `\(page)`, and none was renamed from it",
          hint: places.hint(for: page) ?? "add a line for the page itself")
      }
      return Redirect.Place(page: target.page, anchor: anchor)
    }
  }
}

/// A line of the list of redirects: `HIT-90 -> HIT-9`.
struct RedirectLine: Sendable {
  /// The old name.
  let old: Name
  /// The new name.
  let new: Name
  /// The location of the line.
  let location: SourceLocation

  /// The name of a page, an anchor on a page, or an id.
  enum Name: Hashable, Sendable {
    /// `hit-testing`
    case page(String)
    /// `hit-testing#HIT-9`, or `introduction#the-pages`
    case place(page: String, anchor: String)
    /// `HIT-9` or `HIT-9/hidden`, on whichever page it is
    case id(String)

    init(_ word: String) {
      if let mark = word.firstIndex(of: "#") {
        self = .place(page: String(word[..<mark]), anchor: String(word[word.index(after: mark)...]))
      } else if ClauseHeading.isID(word.prefix { $0 != "/" }) {
        self = .id(word)
      } else {
        self = .page(word)
      }
    }

    /// The name as it is written.
    var word: String {
      switch self {
      case .page(let name): name
      case .place(let page, let anchor): "\(page)#\(anchor)"
      case .id(let id): id
      }
    }
  }

  /// Parses the words of a line; nil if it is malformed.
  init?(_ words: [String], location: SourceLocation) {
    guard words.count == 3, words[1] == "->" else { return nil }
    old = Name(words[0])
    new = Name(words[2])
    self.location = location
  }
}

/// The addresses of all pages, headings, clauses and scenarios.
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

  func place(of name: RedirectLine.Name) -> Redirect.Place? {
    switch name {
    case .page(let name): hasPage(name) ? Redirect.Place(page: name) : nil
    case .id(let id): ids[id].map { Redirect.Place(page: $0, anchor: id) }
    case .place(let page, let anchor):
      anchors[page]?.contains(anchor) == true ? Redirect.Place(page: page, anchor: anchor) : nil
    }
  }

  func hint(for word: String) -> String? {
    Spelling.hint(for: word, among: pages + ids.keys.sorted())
  }
}

/// A mistake in a line of redirects, which becomes a diagnostic.
private struct RedirectError: Error {
  let summary: String
  let hint: String

  init(_ summary: String, hint: String) {
    self.summary = summary
    self.hint = hint
  }
}
