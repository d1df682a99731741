import Conformance
import SpecReading

/// The redirects of a book, so that links from elsewhere keep working.
///
/// The former anchor of an id stays on its page as a note with a link, which a script of the theme
/// follows. A renamed page is replaced by a page that redirects.
struct Redirects: Sendable {
  private let places: [String: [Redirect]]
  /// The redirects of renamed pages.
  let pages: [Redirect]
  /// The former ids of rows, by the present ones.
  let rows: [String: [String]]

  /// Sorts redirects; an id of the present rows is no former one, although another page may have had it.
  init(_ redirects: [Redirect], present: [String] = []) {
    var taken = Set(present)
    rows = redirects.reduce(into: [:]) { rows, redirect in
      guard let old = redirect.old.anchor, let new = redirect.new.anchor, old.contains("/"),
        SiteFile.isSafe(old), taken.insert(old).inserted
      else { return }
      rows[new, default: []].append(old)
    }
    pages = redirects.filter { $0.old.anchor == nil }
    places = Dictionary(grouping: redirects.filter { $0.old.anchor != nil }, by: \.old.page)
  }

  /// The present ids of clauses and rows by their former ones, in small letters.
  var former: JSON {
    .object(
      places.keys.sorted().flatMap { places[$0, default: []] }.compactMap { redirect in
        guard let old = redirect.old.anchor, let new = redirect.new.anchor else { return nil }
        return JSON.Member(old.lowercased(), .text(new))
      })
  }

  /// Returns the former anchors on a page.
  func anchors(on page: Page) -> [String] {
    places[page.name, default: []].compactMap(\.old.anchor)
  }

  /// Appends the notes with the former anchors on a page.
  func append(on page: Page, _ strings: LocalizedStrings, to html: inout HTML) {
    html.list(
      .class("moves"), of: places[page.name, default: []], item: { .id($0.old.anchor) }
    ) { item, redirect in
      item.append(strings.isNow(redirect.old.anchor ?? "", redirect.new, root: page.root))
    }
  }
}

extension Redirect.Place {
  /// The file of the site that shows the page.
  var file: String { page + ".html" }

  /// Returns its address on a page from which `root` leads to the top.
  func address(root: String) -> Address { .file(file, at: anchor, root: root) }
}

extension LocalizedStrings {
  /// The sentence that leads readers, and the script that follows its link, from a former name to the new
  /// place.
  func isNow(_ old: String, _ new: Redirect.Place, root: String) -> HTML {
    let link = HTML {
      $0.element("a", .class("moved"), .href(new.address(root: root)), text: new.anchor ?? new.page)
    }
    return html(.isNow, ["old": HTML { $0.append(text: old) }, "new": link])
  }
}
