import SpecReading

/// Where old addresses lead, so that no link from elsewhere dies.
///
/// The old place of an id stays on its page as a note that shows itself to whoever comes there;
/// a script of the theme then leads on.
struct Moves: Sendable {
  private let places: [String: [Redirect]]
  /// The pages that were renamed.
  let pages: [Redirect]

  init(_ redirects: [Redirect]) {
    pages = redirects.filter { $0.old.anchor == nil }
    places = Dictionary(grouping: redirects.filter { $0.old.anchor != nil }, by: \.old.page)
  }

  /// The names of the old places on a page.
  func anchors(on page: Page) -> [String] {
    places[page.name, default: []].compactMap(\.old.anchor)
  }

  /// Adds the notes about the old places on a page, or nothing where there are none.
  func append(on page: Page, _ wording: any Wording, to html: inout HTML) {
    guard let places = places[page.name] else { return }
    html.block("ul", .class("moves")) { list in
      for redirect in places {
        list.line("li", .id(redirect.old.anchor)) { item in
          let new = HTML { $0.append(redirect.new, root: page.root) }
          item.append(wording.isNow(redirect.old.anchor ?? "", new))
        }
      }
    }
  }
}

extension HTML {
  /// Adds the link to what a place has become, for readers and for the script that leads on.
  mutating func append(_ place: Redirect.Place, root: String) {
    let address = Address.file(place.file, at: place.anchor, root: root)
    element("a", .class("moved"), .href(address), text: place.anchor ?? place.page)
  }
}

extension Redirect.Place {
  /// The file of the site that shows the page.
  var file: String { page + ".html" }
}
