import SpecReading

/// The links between the pages.
///
/// A page lists at most forty pages around it, and as many of the reference; otherwise the size of
/// the site would grow with the square of the number of pages.
struct Navigation: Sendable {
  /// A page with what its links need.
  struct Entry: Sendable {
    /// Its title.
    let title: String
    /// Its file.
    let path: String
    /// Whether its title is not translated.
    var isOriginal = false
    /// The relative path from its file to the folder of its language.
    var root: String { SiteFile.root(of: path) }
  }

  private static let window = 40

  /// The words of the site.
  let strings: LocalizedStrings
  /// The pages, in order.
  let entries: [Entry]
  /// The number of pages, from the first, that are read in order; the others are the reference.
  private let chapters: Int

  /// Creates the links between pages that were read and generated pages of the reference.
  ///
  /// Pages behind the last one with clauses, such as the glossary, belong to the reference.
  init(_ pages: [Page], reference: [ReferencePage] = [], _ strings: LocalizedStrings) {
    entries =
      pages.map { Entry(title: $0.title, path: $0.path, isOriginal: $0.isUntranslated) }
      + reference.map { Entry(title: $0.title, path: $0.path) }
    self.strings = strings
    chapters = (pages.lastIndex { !$0.clauses.isEmpty } ?? pages.count - 1) + 1
  }

  /// Appends the list of pages around one, or of the first pages for a page that is not in the list.
  ///
  /// - Parameters:
  ///   - root: the relative path from the page to the folder of its language.
  ///   - isFront: whether the page is the front page.
  func appendList(
    around number: Int? = nil, root: String, isFront: Bool = false, to html: inout HTML
  ) {
    append([(overview, isFront)] + items(0..<chapters, around: number), root, to: &html)
    guard chapters < entries.count else { return }
    html.line("p", .class("part"), text: strings[.reference])
    append(items(chapters..<entries.count, around: number), root, to: &html)
  }

  /// An entry, and whether it is that of the page with the list.
  private typealias Item = (entry: Entry, isCurrent: Bool)

  /// Returns at most forty of the pages, around one of them or else those nearest to it.
  private func items(_ pages: Range<Int>, around number: Int?) -> [Item] {
    let last = max(pages.lowerBound, pages.upperBound - Self.window)
    let first = min(max(pages.lowerBound, (number ?? 0) - Self.window / 2), last)
    return (first..<min(first + Self.window, pages.upperBound)).map { (entries[$0], $0 == number) }
  }

  /// The front page.
  private var overview: Entry { Entry(title: strings[.overview], path: SiteFile.front) }

  private func append(_ items: [Item], _ root: String, to html: inout HTML) {
    html.list(of: items) { item, page in
      item.element(
        "a", .href(.file(page.entry.path, root: root)), page.isCurrent ? .currentPage : nil,
        page.entry.isOriginal ? strings.markOfOriginal : nil, text: page.entry.title)
    }
  }

  // MARK: - The links of one page

  /// Appends the path from the front page to a page, which may be a section of another.
  func appendBreadcrumbs(to page: Entry, below whole: Entry? = nil, in html: inout HTML) {
    html.block("nav", .class("breadcrumbs"), .label(strings[.breadcrumbs])) { nav in
      nav.block("ol") { list in
        for above in [overview] + [whole].compactMap(\.self) {
          list.line("li") {
            $0.element("a", .href(.file(above.path, root: page.root)), text: above.title)
          }
        }
        list.line("li") { $0.element("span", .currentPage, text: page.title) }
      }
    }
  }

  /// Appends the links to the pages before and after one; before the first is the front page.
  func appendNeighbours(of number: Int, to html: inout HTML) {
    appendNeighbours(
      number > 0 ? entries[number - 1] : overview,
      number + 1 < entries.count ? entries[number + 1] : nil, root: entries[number].root, to: &html)
  }

  /// Appends the links to two pages.
  func appendNeighbours(_ previous: Entry, _ next: Entry?, root: String, to html: inout HTML) {
    func append(_ way: StringKey, _ relation: StaticString, _ page: Entry) {
      let address = Address.file(page.path, root: root)
      html.line("a", .constant("rel", relation), .href(address)) { link in
        link.element("small", text: strings[way])
        link.append(text: " \(page.title)")
      }
    }
    append(.previous, "prev", previous)
    if let next { append(.next, "next", next) }
  }

  /// Appends the link to the first page, for the head of the front page.
  func appendBeginning(to html: inout HTML) {
    guard let first = entries.first else { return }
    html.void("link", .constant("rel", "next"), .href(.file(first.path, root: "")))
  }
}

extension HTML {
  /// Appends the canonical address of a page, and its addresses in all languages.
  mutating func appendAddresses(of path: String, at base: BaseURL, _ site: LocalizedSite) {
    guard let address = base.address(of: site.language.folder + path) else { return }
    void("link", .constant("rel", "canonical"), .href(address))
    guard site.languages.count > 1 else { return }
    for language in site.languages.map(\.language) {
      guard let address = base.address(of: language.folder + path) else { continue }
      void("link", .constant("rel", "alternate"), .targetLanguage(language), .href(address))
    }
    guard let address = base.address(of: path) else { return }
    void("link", .constant("rel", "alternate"), .constant("hreflang", "x-default"), .href(address))
  }

  /// Appends the links to the same page in every other language.
  mutating func appendLanguages(of path: String, top: String, _ site: LocalizedSite) {
    guard site.languages.count > 1 else { return }
    block("nav", .class("languages"), .label(site.strings[.languages])) { nav in
      for strings in site.languages where strings.language != site.language {
        let language = strings.language
        nav.line(
          "a", .constant("rel", "alternate"), .language(language), .targetLanguage(language),
          .href(.file(language.folder + path, root: top)), text: strings.name)
      }
    }
  }

  /// Appends the request that search engines leave the page out.
  mutating func appendUnlisted() {
    void("meta", .constant("name", "robots"), .constant("content", "noindex"))
  }

  /// Appends the link to the editor of a page, if one is configured.
  mutating func appendEditing(
    of page: String, _ pattern: EditPattern?, _ strings: LocalizedStrings
  ) {
    guard let address = pattern?.address(of: page) else { return }
    line("p", .class("edit")) {
      $0.element(
        "a", .href(address), .constant("rel", "nofollow noopener"), text: strings[.editThisPage])
    }
  }
}
