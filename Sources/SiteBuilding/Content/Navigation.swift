import SpecReading

/// The links between the pages, rendered once for each depth of folders.
///
/// A page lists at most forty pages around it; else the size of the site would grow with the
/// square of the number of pages.
struct Navigation: Sendable {
  private static let window = 40
  /// What the front page is called.
  static let overview = "Overview"

  private let pages: [Page]
  private let items: [String: [HTML]]

  init(_ pages: [Page]) {
    self.pages = pages
    let roots = Set(pages.map(\.root)).union(["", "../"])
    items = roots.reduce(into: [:]) { items, root in
      items[root] = pages.map { Self.item($0.title, $0.path, root: root, isCurrent: false) }
    }
  }

  /// Adds the list of pages; nil is the front page.
  func appendList(around number: Int?, to html: inout HTML) {
    let root = number.map { pages[$0].root } ?? ""
    let last = max(0, pages.count - Self.window)
    let first = min(max(0, (number ?? 0) - Self.window / 2), last)
    html.block("ul") { list in
      list.append(Self.item(Self.overview, SiteFile.front, root: root, isCurrent: number == nil))
      for (index, item) in (items[root] ?? []).enumerated().dropFirst(first).prefix(Self.window) {
        guard index == number else {
          list.append(item)
          continue
        }
        list.append(Self.item(pages[index].title, pages[index].path, root: root, isCurrent: true))
      }
    }
  }

  /// Adds the list of pages for a file that is none of them; the root is its way to the top.
  func appendList(from root: String, to html: inout HTML) {
    html.block("ul") { list in
      list.append(Self.item(Self.overview, SiteFile.front, root: root, isCurrent: false))
      for item in (items[root] ?? []).prefix(Self.window) { list.append(item) }
    }
  }

  /// Adds the links to the pages before and after one.
  func appendNeighbours(of number: Int, to html: inout HTML) {
    let root = pages[number].root
    if number > 0 {
      let page = pages[number - 1]
      html.line("a", .rel("prev"), .href(.file(page.path, root: root)), text: page.title)
    }
    if number + 1 < pages.count {
      let page = pages[number + 1]
      html.line("a", .rel("next"), .href(.file(page.path, root: root)), text: page.title)
    }
  }

  private static func item(
    _ title: String, _ path: String, root: String, isCurrent: Bool
  ) -> HTML {
    HTML { html in
      html.line("li") { item in
        item.element(
          "a", .href(.file(path, root: root)), isCurrent ? .currentPage : nil, text: title)
      }
    }
  }
}
