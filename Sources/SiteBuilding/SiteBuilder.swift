import Conformance
import SpecReading

/// Makes the files of the site from a spec book and reports, with a theme; touches no disk.
package struct SiteBuilder: Sendable {
  let theme: Theme
  let publishing: Publishing
  let snapshots: SceneSnapshot.Source

  /// Creates a builder.
  ///
  /// - Parameter snapshots: Returns what drawings of stages show. Without it there are none.
  package init(
    theme: Theme, publishing: Publishing = Publishing(),
    snapshots: @escaping SceneSnapshot.Source = { _ in [] }
  ) {
    self.theme = theme
    self.publishing = publishing
    self.snapshots = snapshots
  }

  /// The files, sorted by path; the same input gives the same bytes.
  ///
  /// - Throws: where the name of a page cannot be the name of a file of the site.
  package func build(
    _ book: SpecBook, reports: [Report], reference: Reference = Reference()
  ) async throws(SiteError) -> [SiteFile] {
    try checkNames(in: book)
    let data = await SiteData.whole(book, reports: reports, publishing)
    let editions = try await Edition.all(of: book, data, theme, reference)
    var files = await pages(of: book, editions)
    files += sitemap(of: files) + editions.flatMap(moved) + notFound(editions[0])
    files += data.downloads.files
    files += assets(of: editions, data).map { SiteFile(path: $0.path, bytes: $0.bytes) }
    files += reference.schemas.map { SiteFile(path: $0.path, bytes: $0.bytes) }
    return files.sorted { $0.path < $1.path }
  }

  /// Throws where the name of a page cannot be the name of a file of the site.
  func checkNames(in book: SpecBook) throws(SiteError) {
    let mistakes =
      book.pages.compactMap(Diagnostic.pageName) + book.redirects.compactMap(Diagnostic.pageName)
    guard mistakes.isEmpty else { throw SiteError(mistakes) }
  }

  /// Each asset once, whatever the number of languages that use it.
  private func assets(of editions: [Edition], _ data: SiteData) -> Set<Asset> {
    editions.reduce(into: [data.verdicts]) { assets, edition in
      assets.formUnion(edition.theme.assets)
      assets.insert(edition.searchIndex)
    }
  }

  /// All pages, in every language; what languages share of one that was read is made once.
  private func pages(of book: SpecBook, _ editions: [Edition]) async -> [SiteFile] {
    await withTaskGroup(of: [SiteFile].self) { group in
      for (number, original) in book.pages.enumerated() {
        group.addTask {
          let logs = PageTraceLogs(original, editions[0].data.recordings, snapshots)
          let score = editions[0].scoreboard.pages[number]
          return editions.map { page(number, score, logs, $0) }
        }
      }
      for edition in editions {
        group.addTask { made(edition) + [front(edition)] }
        group.addTask { results(edition) }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
  }

  /// A page that was read.
  func page(
    _ number: Int, _ score: PageScore, _ logs: PageTraceLogs, _ edition: Edition
  ) -> SiteFile {
    let page = edition.pages[number]
    let content = PageContent(page, score: score, logs: logs, edition: edition)
    return file(content, of: page, number: number, edition)
  }

  /// Puts the pieces of a page together; one that was made is of no page that was read.
  func file(
    _ content: PageContent, of page: Page?, number: Int, _ edition: Edition
  ) -> SiteFile {
    let entry = edition.navigation.entries[number]
    let main = HTML { html in
      edition.theme.page.render(into: &html) { slot, html in
        switch slot {
        case .breadcrumbs: edition.navigation.appendBreadcrumbs(to: entry, in: &html)
        case .outline: html.append(content.outline)
        case .heading: html.append(content.heading)
        case .introduction: html.append(content.introduction)
        case .contents: html.append(content.contents)
        case .body: html.append(content.body)
        case .edit:
          guard let page else { return }
          html.appendEditing(of: edition.source(of: page), publishing.editing, edition.wording)
        case .neighbours: edition.navigation.appendNeighbours(of: number, to: &html)
        }
      }
    }
    let html = frame(main, title: entry.title, root: entry.root, edition, path: entry.path) {
      edition.navigation.appendList(around: number, to: &$0)
    }
    return SiteFile(path: edition.language.folder + entry.path, bytes: html.bytes)
  }

  /// The page that one comes to first.
  func front(_ edition: Edition) -> SiteFile {
    let main = HTML { html in
      edition.theme.index.render(into: &html) { slot, html in
        switch slot {
        case .engines: html.appendCards(of: edition)
        case .downloads: html.append(edition.data.downloads, in: edition.language)
        case .pages: html.appendPages(of: edition)
        }
      }
    }
    let head = HTML { edition.navigation.appendBeginning(to: &$0) }
    let html = frame(
      main, title: edition.wording.overview, root: "", edition, path: SiteFile.front, head: head
    ) {
      edition.navigation.appendList(around: nil, to: &$0)
    }
    return SiteFile(path: edition.language.folder + SiteFile.front, bytes: html.bytes)
  }

  /// Puts the layout around a page; one with a path of its own says where on the web it belongs.
  ///
  /// - Parameters:
  ///   - root: the way to the folder of the language.
  ///   - path: the page's file within that folder.
  func frame(
    _ main: HTML, title: String, root: String, _ edition: Edition, path: String? = nil,
    head: HTML = HTML(), navigation: (inout HTML) -> Void
  ) -> HTML {
    let top = root + edition.language.top
    return HTML { html in
      html.reserve(main.bytes.count + 8192)
      edition.theme.layout.render(into: &html) { slot, html in
        switch slot {
        case .language: html.append(text: edition.language.tag)
        case .title: html.append(text: title)
        case .root: html.append(text: root)
        case .search: html.append(text: top + edition.searchIndex.path)
        case .head:
          if let path, let base = publishing.base {
            html.appendAddresses(of: path, at: base, edition)
          }
          html.append(head)
        case .assets: html.append(edition.theme.assets, root: top)
        case .languages: html.appendLanguages(of: path ?? SiteFile.front, top: top, edition)
        case .navigation: navigation(&html)
        case .main: html.append(main)
        }
      }
    }
  }
}
