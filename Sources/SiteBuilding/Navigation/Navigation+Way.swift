/// The way through the book: where a page stands, and what comes before and after it.
extension Navigation {
  /// Adds the way from the front page to a page.
  func appendBreadcrumbs(to page: Entry, in html: inout HTML) {
    html.block("nav", .class("breadcrumbs"), .label(wording.breadcrumbs)) { nav in
      nav.block("ol") { list in
        list.line("li") {
          $0.element("a", .href(.file(SiteFile.front, root: page.root)), text: wording.overview)
        }
        list.line("li") { $0.element("span", .currentPage, text: page.title) }
      }
    }
  }

  /// Adds the links to the pages before and after one; before the first is the front page.
  func appendNeighbours(of number: Int, to html: inout HTML) {
    let root = entries[number].root
    if number > 0 {
      let page = entries[number - 1]
      html.appendNeighbour(
        wording.previous, .rel("prev"), .file(page.path, root: root), page.title)
    } else {
      html.appendNeighbour(
        wording.previous, .rel("prev"), .file(SiteFile.front, root: root), wording.overview)
    }
    if number + 1 < entries.count {
      let page = entries[number + 1]
      html.appendNeighbour(
        wording.next, .rel("next"), .file(page.path, root: root), page.title)
    }
  }

  /// Adds where reading begins, for the head of the front page.
  func appendBeginning(to html: inout HTML) {
    guard let first = entries.first else { return }
    html.void("link", .rel("next"), .href(.file(first.path, root: "")))
  }
}

extension HTML {
  fileprivate mutating func appendNeighbour(
    _ way: String, _ relation: Attribute, _ address: Address, _ title: String
  ) {
    line("a", relation, .href(address)) { link in
      link.element("small", text: way)
      link.append(text: " \(title)")
    }
  }
}
