import Conformance
import Results

/// An old address and the one that replaces it, because its page, clause or scenario was renamed or
/// moved.
package struct Redirect: Hashable, Sendable {
  /// A page, or an anchor on it.
  package struct Place: Hashable, Sendable {
    /// The page's name, such as `hit-testing`.
    package var page: String
    /// The anchor, such as `HIT-4/hidden`; nil for the page itself.
    package var anchor: String?
  }

  /// The old address, which no page has any more.
  package var old: Place
  /// The new address.
  package var new: Place
  /// The location of the redirect's line.
  package var location: SourceLocation
}

/// Reads the list of redirects, which keeps every address of the site alive.
///
/// Each line is `OLD -> NEW`, for a page (`hits -> hit-testing`), an id (`HIT-90 -> HIT-9`), or an id
/// that moved to another page (`touches#HIT-90 -> HIT-9`). `#` begins a comment.
struct RedirectReader: Sendable {
  /// The name of the list in the folder of the pages.
  static let file = "redirects.txt"

  /// A line of the list.
  private typealias Line = (old: String, new: String, number: Int)

  private var lines: [Line] = []
  /// The new names by the old ones; of several the first.
  private var renamed: [String: String] = [:]
  private var log: DiagnosticLog

  /// Parses the lines of the list.
  init(_ bytes: [UInt8], file: String) {
    log = DiagnosticLog(file: file)
    for (number, words) in SourceLines(bytes).words() {
      guard words.count == 3, words[1] == "->" else {
        log.report(
          "this line is not a redirect", hint: "write `OLD-1 -> NEW-1`, or begin a remark with `#`",
          line: number)
        continue
      }
      lines.append((words[0], words[2], number))
      renamed[words[0]] = renamed[words[0]] ?? words[2]
    }
  }

  /// Returns the redirects whose target exists and whose source does not, and a diagnostic for each
  /// other line. The rows of a renamed clause that have no line of their own keep their names.
  func read(among pages: [Page]) -> (redirects: [Redirect], diagnostics: [Diagnostic]) {
    let places = Places(pages)
    var first: [Redirect.Place: Int] = [:]
    var redirects: [Redirect] = []
    var log = log
    for line in lines {
      guard let new = target(of: line, places, into: &log),
        let old = source(of: line, new, places, into: &log)
      else { continue }
      if let first = first[old] {
        log.report(
          "`\(line.old)` leads elsewhere already by line \(first)",
          hint: "keep one of the two lines", line: line.number)
        continue
      }
      first[old] = line.number
      let location = SourceLocation(file: log.file, line: line.number)
      redirects.append(Redirect(old: old, new: new, location: location))
    }
    let named = Set(redirects.map(\.old.anchor))
    let rows = redirects.flatMap { places.rows(of: $0) }.filter { row in
      !named.contains(row.old.anchor) && !places.contains(row.old)
    }
    return (redirects + rows, log.diagnostics)
  }

  /// Returns the redirects whose new address is on one of the pages and whose old one is on none.
  static func redirects(_ redirects: [Redirect], fitting pages: [Page]) -> [Redirect] {
    let places = Places(pages)
    return redirects.filter { places.contains($0.new) && !places.contains($0.old) }
  }

  private func target(
    of line: Line, _ places: Places, into log: inout DiagnosticLog
  ) -> Redirect.Place? {
    if let place = places.place(of: line.new) { return place }
    if line.old == line.new {
      log.report(
        "`\(line.new)` leads to itself", hint: "name what it is called now, or remove the line",
        line: line.number)
    } else if let next = renamed[line.new] {
      log.report(
        "`\(line.new)` was renamed too",
        hint: Hint("lead straight to `\(next)`", replacing: "-> \(line.new)", by: "-> \(next)"),
        line: line.number)
    } else {
      log.report(
        "there is no `\(line.new)` to lead to",
        hint: places.hint(for: line.new) ?? "name a page, a clause, a scenario, or `page#place`",
        line: line.number)
    }
    return nil
  }

  /// Returns the old address, on its page or on the page that replaced it.
  private func source(
    of line: Line, _ new: Redirect.Place, _ places: Places, into log: inout DiagnosticLog
  ) -> Redirect.Place? {
    guard places.place(of: line.old) == nil else {
      log.report(
        "`\(line.old)` is there, so it cannot lead elsewhere",
        hint: "remove the line, or rename `\(line.old)`", line: line.number)
      return nil
    }
    let old = Places.parts(of: line.old)
    guard let page = old.page else { return Redirect.Place(page: new.page, anchor: old.anchor) }
    if old.anchor == nil || places.hasPage(page) {
      return Redirect.Place(page: page, anchor: old.anchor)
    }
    guard let target = renamed[page].flatMap(places.place) else {
      log.report(
        "there is no page `\(page)`, and none was renamed from it",
        hint: places.hint(for: page) ?? "add a line for the page itself", line: line.number)
      return nil
    }
    return Redirect.Place(page: target.page, anchor: old.anchor)
  }
}

/// The addresses of all pages, headings, clauses and scenarios.
private struct Places {
  private let pages: [String]
  private let anchors: [String: Set<String>]
  private var ids: [String: String] = [:]
  /// The ids of the scenarios of each clause.
  private var rows: [String: [String]] = [:]

  init(_ pages: [Page]) {
    self.pages = pages.map(\.name)
    anchors = pages.reduce(into: [:]) { anchors, page in
      anchors[page.name] = Set(page.anchors)
    }
    for page in pages {
      for clause in page.clauses { ids[clause.id] = page.name }
      for id in page.scenarioIDs {
        let name = id.description
        ids[name] = page.name
        rows[id.clause, default: []].append(name)
      }
    }
  }

  /// Splits a name: `hit-testing` is a page, `hit-testing#HIT-9` an anchor on one, and `HIT-9` or
  /// `HIT-9/hidden` an anchor on whichever page it is.
  static func parts(of name: String) -> (page: String?, anchor: String?) {
    if let mark = name.firstIndex(of: "#") {
      return (String(name[..<mark]), String(name[name.index(after: mark)...]))
    }
    return ClauseHeading.isID(name.prefix { $0 != "/" }) ? (nil, name) : (name, nil)
  }

  /// Returns the redirects of the rows of a clause that was renamed.
  func rows(of redirect: Redirect) -> [Redirect] {
    guard let old = redirect.old.anchor, let new = redirect.new.anchor, !old.contains("/") else {
      return []
    }
    return rows[new, default: []].map { row in
      Redirect(
        old: .init(page: redirect.old.page, anchor: old + row.dropFirst(new.count)),
        new: .init(page: redirect.new.page, anchor: row), location: redirect.location)
    }
  }

  func hasPage(_ name: String) -> Bool { anchors[name] != nil }

  func contains(_ place: Redirect.Place) -> Bool {
    guard let anchor = place.anchor else { return hasPage(place.page) }
    return ids[anchor] == place.page || anchors[place.page]?.contains(anchor) == true
  }

  func place(of name: String) -> Redirect.Place? {
    switch Self.parts(of: name) {
    case (let page?, let anchor?) where anchors[page]?.contains(anchor) == true:
      Redirect.Place(page: page, anchor: anchor)
    case (let page?, nil) where hasPage(page): Redirect.Place(page: page)
    case (nil, let id?): ids[id].map { Redirect.Place(page: $0, anchor: id) }
    default: nil
    }
  }

  func hint(for word: String) -> Hint? {
    Spelling.hint(for: word, among: pages + ids.keys.sorted())
  }
}
