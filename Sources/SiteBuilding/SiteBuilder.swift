import Conformance
import SpecReading

/// Makes the files of the site from a spec book and reports, with a theme; touches no disk.
package struct SiteBuilder: Sendable {
  /// How many pages one task makes: enough to be worth a task, few enough to share among cores.
  private static let batch = 16

  let theme: Theme
  let publishing: Publishing

  package init(theme: Theme, publishing: Publishing = Publishing()) {
    self.theme = theme
    self.publishing = publishing
  }

  /// The files, sorted by path; the same input gives the same bytes.
  ///
  /// - Throws: where the name of a page cannot be the name of a file of the site.
  package func build(
    _ book: SpecBook, reports: [Report], reference: Reference = Reference()
  ) async throws(SiteError) -> [SiteFile] {
    try checkNames(in: book)
    let edition = try Edition(book, reports: reports, publishing, reference: reference)
    var files = await pages(of: book, edition) + made(edition)
    files.append(front(book, edition))
    files += results(of: book, edition)
    files += sitemap(of: files) + moved(edition) + notFound(edition) + edition.downloads.files
    files += (theme.assets + [edition.searchIndex, edition.verdicts]).map {
      SiteFile(path: $0.path, bytes: $0.bytes)
    }
    files += reference.schemas.map { SiteFile(path: $0.path, bytes: $0.bytes) }
    return files.sorted { $0.path < $1.path }
  }

  /// Throws where the name of a page cannot be the name of a file of the site.
  func checkNames(in book: SpecBook) throws(SiteError) {
    let mistakes =
      book.pages.compactMap(Diagnostic.pageName) + book.redirects.compactMap(Diagnostic.pageName)
    guard mistakes.isEmpty else { throw SiteError(mistakes) }
  }

  private func pages(of book: SpecBook, _ edition: Edition) async -> [SiteFile] {
    await withTaskGroup(of: [SiteFile].self) { group in
      for start in stride(from: 0, to: book.pages.count, by: Self.batch) {
        group.addTask {
          let end = min(start + Self.batch, book.pages.count)
          return (start..<end).map { file(book.pages[$0], number: $0, edition) }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
  }

  /// A page that was read.
  func file(_ page: Page, number: Int, _ edition: Edition) -> SiteFile {
    let content = PageContent(page, score: edition.scoreboard.pages[number], edition: edition)
    return file(content, of: page, number: number, edition)
  }

  /// Puts the pieces of a page together; one that was made is of no page that was read.
  func file(
    _ content: PageContent, of page: Page?, number: Int, _ edition: Edition
  ) -> SiteFile {
    let entry = edition.navigation.entries[number]
    let main = HTML { html in
      theme.page.render(into: &html) { slot, html in
        switch slot {
        case .breadcrumbs: edition.navigation.appendBreadcrumbs(to: entry, in: &html)
        case .outline: html.append(content.outline)
        case .heading: html.append(content.heading)
        case .introduction: html.append(content.introduction)
        case .contents: html.append(content.contents)
        case .body: html.append(content.body)
        case .edit: if let page { html.appendEditing(of: page, publishing.editing) }
        case .neighbours: edition.navigation.appendNeighbours(of: number, to: &html)
        }
      }
    }
    let html = frame(main, title: entry.title, root: entry.root, edition, path: entry.path) {
      edition.navigation.appendList(around: number, to: &$0)
    }
    return SiteFile(path: entry.path, bytes: html.bytes)
  }

  /// The page that one comes to first.
  func front(_ book: SpecBook, _ edition: Edition) -> SiteFile {
    let main = HTML { html in
      theme.index.render(into: &html) { slot, html in
        switch slot {
        case .engines: html.appendCards(of: edition.scoreboard)
        case .downloads: html.append(edition.downloads)
        case .pages: html.appendPages(book.pages, edition.scoreboard)
        }
      }
    }
    let head = HTML { edition.navigation.appendBeginning(to: &$0) }
    let html = frame(
      main, title: Navigation.overview, root: "", edition, path: SiteFile.front, head: head
    ) {
      edition.navigation.appendList(around: nil, to: &$0)
    }
    return SiteFile(path: SiteFile.front, bytes: html.bytes)
  }

  /// Puts the layout around a page; one with a path of its own says where on the web it belongs.
  func frame(
    _ main: HTML, title: String, root: String, _ edition: Edition, path: String? = nil,
    head: HTML = HTML(), navigation: (inout HTML) -> Void
  ) -> HTML {
    HTML { html in
      html.reserve(main.bytes.count + 8192)
      theme.layout.render(into: &html) { slot, html in
        switch slot {
        case .title: html.append(text: title)
        case .root: html.append(text: root)
        case .search: html.append(text: root + edition.searchIndex.path)
        case .head:
          if let path, let base = publishing.base { html.appendCanonical(path, at: base) }
          html.append(head)
        case .assets: html.append(theme.assets, root: root)
        case .navigation: navigation(&html)
        case .main: html.append(main)
        }
      }
    }
  }
}
