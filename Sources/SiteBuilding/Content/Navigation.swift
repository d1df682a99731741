import SpecReading

/// The links between the pages, rendered once for each depth of folders.
///
/// A page lists at most forty pages around it, and all of the reference; else the size of the site
/// would grow with the square of the number of pages.
struct Navigation: Sendable {
  /// A page, as links need to know it.
  private struct Entry: Sendable {
    var title: String
    var path: String
    var root: String
  }

  private static let window = 40
  /// What the front page is called.
  static let overview = "Overview"
  /// What the pages are called that are there to look something up.
  static let reference = "Reference"

  private let entries: [Entry]
  /// How many pages, from the first, are to be read in order; the others are the reference.
  private let chapters: Int
  private let items: [String: [HTML]]

  /// The links between pages that were read, and pages of the reference that were made.
  ///
  /// Pages behind the last one with clauses, such as the glossary, belong to the reference.
  init(_ pages: [Page], reference: [ReferencePage] = []) {
    let entries =
      pages.map { Entry(title: $0.title, path: $0.path, root: $0.root) }
      + reference.map { Entry(title: $0.title, path: $0.path, root: "") }
    self.entries = entries
    chapters = (pages.lastIndex { !$0.clauses.isEmpty } ?? pages.count - 1) + 1
    let roots = Set(entries.map(\.root)).union([""])
    items = roots.reduce(into: [:]) { items, root in
      items[root] = entries.map { Self.item($0.title, $0.path, root: root, isCurrent: false) }
    }
  }

  /// Adds the list of pages; nil is the front page.
  func appendList(around number: Int?, to html: inout HTML) {
    let root = number.map { entries[$0].root } ?? ""
    let last = max(0, chapters - Self.window)
    let first = min(max(0, (number ?? 0) - Self.window / 2), last)
    html.block("ul") { list in
      list.append(Self.item(Self.overview, SiteFile.front, root: root, isCurrent: number == nil))
      appendItems(first..<min(first + Self.window, chapters), around: number, root, to: &list)
    }
    guard chapters < entries.count else { return }
    html.line("p", .class("part"), text: Self.reference)
    html.block("ul", .label(Self.reference)) { list in
      appendItems(chapters..<entries.count, around: number, root, to: &list)
    }
  }

  /// Adds the links to the pages before and after one.
  func appendNeighbours(of number: Int, to html: inout HTML) {
    let root = entries[number].root
    if number > 0 {
      let page = entries[number - 1]
      html.line("a", .rel("prev"), .href(.file(page.path, root: root)), text: page.title)
    }
    if number + 1 < entries.count {
      let page = entries[number + 1]
      html.line("a", .rel("next"), .href(.file(page.path, root: root)), text: page.title)
    }
  }

  private func appendItems(
    _ range: Range<Int>, around number: Int?, _ root: String, to list: inout HTML
  ) {
    let items = items[root] ?? []
    for index in range {
      guard index == number else {
        list.append(items[index])
        continue
      }
      let entry = entries[index]
      list.append(Self.item(entry.title, entry.path, root: root, isCurrent: true))
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
