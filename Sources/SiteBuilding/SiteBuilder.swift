import Conformance
import SpecReading

/// Makes the files of the site from a spec book and reports, with a theme; touches no disk.
package struct SiteBuilder: Sendable {
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
    let data = await SiteData.whole(book, reports: reports, publishing)
    let sites = try await LocalizedSite.all(of: book, data, theme, reference)
    var files = await pages(of: book, sites)
    files += sitemap(of: files) + sites.flatMap(moved) + notFound(sites[0])
    files += data.downloads.files
    files += assets(of: sites, data).map { SiteFile(path: $0.path, bytes: $0.bytes) }
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
  private func assets(of sites: [LocalizedSite], _ data: SiteData) -> Set<Asset> {
    sites.reduce(into: [data.verdicts]) { assets, site in
      assets.formUnion(site.theme.assets)
      assets.insert(site.searchIndex)
    }
  }

  /// All pages, in every language; what languages share of one that was read is made once.
  private func pages(of book: SpecBook, _ sites: [LocalizedSite]) async -> [SiteFile] {
    await withTaskGroup(of: [SiteFile].self) { group in
      for (number, original) in book.pages.enumerated() {
        group.addTask {
          let stories = PageStories(original, sites[0].data.recordings)
          let score = sites[0].scoreboard.pages[number]
          return sites.map { page(number, score, stories, $0) }
        }
      }
      for site in sites {
        group.addTask { made(site) + [front(site)] }
        group.addTask { results(site) }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
  }

  /// A page that was read.
  func page(
    _ number: Int, _ score: PageScore, _ stories: PageStories, _ site: LocalizedSite
  ) -> SiteFile {
    let page = site.pages[number]
    let content = PageContent(page, score: score, stories: stories, site: site)
    return file(content, of: page, number: number, site)
  }

  /// Puts the pieces of a page together; one that was made is of no page that was read.
  func file(
    _ content: PageContent, of page: Page?, number: Int, _ site: LocalizedSite
  ) -> SiteFile {
    let entry = site.navigation.entries[number]
    let main = HTML { html in
      site.theme.page.render(into: &html) { slot, html in
        switch slot {
        case .breadcrumbs: site.navigation.appendBreadcrumbs(to: entry, in: &html)
        case .outline: html.append(content.outline)
        case .heading: html.append(content.heading)
        case .introduction: html.append(content.introduction)
        case .contents: html.append(content.contents)
        case .body: html.append(content.body)
        case .edit:
          guard let page else { return }
          html.appendEditing(of: site.source(of: page), publishing.editing, site.strings)
        case .neighbours: site.navigation.appendNeighbours(of: number, to: &html)
        }
      }
    }
    let html = frame(main, title: entry.title, root: entry.root, site, path: entry.path) {
      site.navigation.appendList(around: number, to: &$0)
    }
    return SiteFile(path: site.language.folder + entry.path, bytes: html.bytes)
  }

  /// The page that one comes to first.
  func front(_ site: LocalizedSite) -> SiteFile {
    let main = HTML { html in
      site.theme.index.render(into: &html) { slot, html in
        switch slot {
        case .engines: html.appendCards(of: site)
        case .downloads: html.append(site.data.downloads, site.strings)
        case .pages: html.appendPages(of: site)
        }
      }
    }
    let head = HTML { site.navigation.appendBeginning(to: &$0) }
    let html = frame(
      main, title: site.strings[.overview], root: "", site, path: SiteFile.front, head: head
    ) {
      site.navigation.appendList(around: nil, to: &$0)
    }
    return SiteFile(path: site.language.folder + SiteFile.front, bytes: html.bytes)
  }

  /// Puts the layout around a page; one with a path of its own says where on the web it belongs.
  ///
  /// - Parameters:
  ///   - root: the way to the folder of the language.
  ///   - path: the page's file within that folder.
  func frame(
    _ main: HTML, title: String, root: String, _ site: LocalizedSite, path: String? = nil,
    head: HTML = HTML(), navigation: (inout HTML) -> Void
  ) -> HTML {
    let top = root + site.language.top
    return HTML { html in
      html.reserve(main.bytes.count + 8192)
      site.theme.layout.render(into: &html) { slot, html in
        switch slot {
        case .language: html.append(text: site.language.tag)
        case .title: html.append(text: title)
        case .root: html.append(text: root)
        case .search: html.append(text: top + site.searchIndex.path)
        case .head:
          if let path, let base = publishing.base {
            html.appendAddresses(of: path, at: base, site)
          }
          html.append(head)
        case .assets: html.append(site.theme.assets, root: top)
        case .languages: html.appendLanguages(of: path ?? SiteFile.front, top: top, site)
        case .navigation: navigation(&html)
        case .main: html.append(main)
        }
      }
    }
  }
}
