import SpecReading

/// The links between the pages, rendered once for each depth of folders.
///
/// A page lists at most forty pages around it, and all of the reference; else the size of the site
/// would grow with the square of the number of pages.
struct Navigation: Sendable {
  /// A page, as links need to know it.
  struct Entry: Sendable {
    /// Its title.
    let title: String
    /// Its file.
    let path: String
    /// Whether its title is in the language of the original, for want of a translation.
    var isOriginal = false
    /// The way from its file to the folder of its language.
    var root: String { SiteFile.root(of: path) }
  }

  private static let window = 40

  /// The language of the pages.
  let language: Language
  /// What the site says in it.
  let wording: any Wording
  /// The pages, in order.
  let entries: [Entry]
  /// How many pages, from the first, are to be read in order; the others are the reference.
  private let chapters: Int
  private let items: [String: [HTML]]

  /// The links between pages that were read, and pages of the reference that were made.
  ///
  /// Pages behind the last one with clauses, such as the glossary, belong to the reference.
  init(_ pages: [Page], reference: [ReferencePage] = [], in language: Language) {
    let entries =
      pages.map { Entry(title: $0.title, path: $0.path, isOriginal: $0.isUntranslated) }
      + reference.map { Entry(title: $0.title, path: $0.path) }
    self.language = language
    wording = language.wording
    self.entries = entries
    chapters = (pages.lastIndex { !$0.clauses.isEmpty } ?? pages.count - 1) + 1
    let roots = Set(entries.map(\.root)).union([""])
    items = roots.reduce(into: [:]) { items, root in
      items[root] = entries.map {
        Self.item($0, root: root, isCurrent: false, $0.isOriginal ? language.markOfOriginal : nil)
      }
    }
  }

  /// Adds the list of pages; nil is the front page.
  func appendList(around number: Int?, to html: inout HTML) {
    let root = number.map { entries[$0].root } ?? ""
    let last = max(0, chapters - Self.window)
    let first = min(max(0, (number ?? 0) - Self.window / 2), last)
    html.block("ul") { list in
      list.append(Self.item(overview, root: root, isCurrent: number == nil))
      appendItems(first..<min(first + Self.window, chapters), around: number, root, to: &list)
    }
    appendReference(to: &html) { list in
      appendItems(chapters..<entries.count, around: number, root, to: &list)
    }
  }

  /// Adds the list of pages for one that is not in it, such as where there is none.
  func appendList(root: String, to html: inout HTML) {
    html.block("ul") { list in
      list.append(Self.item(overview, root: root, isCurrent: false))
      for entry in entries.prefix(min(chapters, Self.window)) {
        list.append(Self.item(entry, root: root, isCurrent: false, mark(of: entry)))
      }
    }
    appendReference(to: &html) { list in
      for entry in entries.dropFirst(chapters) {
        list.append(Self.item(entry, root: root, isCurrent: false, mark(of: entry)))
      }
    }
  }

  /// Adds the part of the list that has the reference, if there is one.
  private func appendReference(to html: inout HTML, items: (inout HTML) -> Void) {
    guard chapters < entries.count else { return }
    html.line("p", .class("part"), text: wording.reference)
    html.block("ul", content: items)
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
      list.append(Self.item(entry, root: root, isCurrent: true, mark(of: entry)))
    }
  }

  /// The front page.
  private var overview: Entry { Entry(title: wording.overview, path: SiteFile.front) }

  /// What marks a title that is not translated.
  private func mark(of entry: Entry) -> HTML.Attribute? {
    entry.isOriginal ? language.markOfOriginal : nil
  }

  private static func item(
    _ entry: Entry, root: String, isCurrent: Bool, _ language: HTML.Attribute? = nil
  ) -> HTML {
    HTML { html in
      html.line("li") { item in
        item.element(
          "a", .href(.file(entry.path, root: root)), isCurrent ? .currentPage : nil, language,
          text: entry.title)
      }
    }
  }
}
