import Conformance
import SpecReading

extension SiteBuilder {
  private typealias Maker = @Sendable () -> SiteFile

  /// The site, of which nothing is made yet but what all pages share.
  ///
  /// - Throws: where the name of a page cannot be the name of a file of the site.
  package func prepare(
    _ book: SpecBook, verdicts: some VerdictSource, reference: Reference = Reference()
  ) async throws(SiteError) -> SiteOnDemand {
    try checkNames(in: book)
    let data = SiteData(book, verdicts.profiles, publishing)
    let sites = try await LocalizedSite.all(of: book, data, theme, reference)
    var makers: [String: Maker] = [:]
    for site in sites {
      addPages(of: book, verdicts, site, to: &makers)
      addReference(of: book, site, to: &makers)
      addResults(of: book, verdicts, site, to: &makers)
    }
    let path = data.verdicts.path
    makers[path] = {
      let board = Scoreboard(book.pages, reports: verdicts.reports(on: book.pages))
      return SiteFile(path: path, bytes: VerdictData(book.pages, board).asset.bytes)
    }
    let pages = makers.keys.filter { $0.hasSuffix(".html") }
    let sitemap = sitemap(of: pages.map { SiteFile(path: $0, bytes: []) })
    let moved = sites.flatMap(moved)
    for file in ready(sites, reference) + sitemap + moved + notFound(sites[0]) {
      makers[file.path] = { file }
    }
    return SiteOnDemand(makers) { notFound(sites[0], root: "/") }
  }

  private func addPages(
    of book: SpecBook, _ verdicts: some VerdictSource, _ site: LocalizedSite,
    to makers: inout [String: Maker]
  ) {
    let folder = site.language.folder
    for (number, original) in book.pages.enumerated() {
      makers[folder + original.path] = {
        let data = site.data.judged(by: verdicts, on: original)
        let stories = PageStories(original, data.recordings)
        return page(number, data.scoreboard.pages[0], stories, LocalizedSite(site, data))
      }
    }
  }

  /// The pages that are made from declarations, and what the search looks in.
  private func addReference(
    of book: SpecBook, _ site: LocalizedSite, to makers: inout [String: Maker]
  ) {
    let language = site.language
    for (number, page) in site.reference.enumerated() {
      makers[language.folder + page.path] = {
        guard page.name == PhrasebookPage.name else { return made(number, site) }
        let whole = PhrasebookPage(
          examples: book.phraseExamples, paths: site.data.paths, site.strings)
        return made(whole.page, number, site)
      }
    }
    let search = site.searchIndex.path
    makers[search] = {
      let index = SearchIndex(site.pages, reference: site.reference, in: language)
      return SiteFile(path: search, bytes: index.asset.bytes)
    }
  }

  /// The pages that tell of all verdicts.
  private func addResults(
    of book: SpecBook, _ verdicts: some VerdictSource, _ site: LocalizedSite,
    to makers: inout [String: Maker]
  ) {
    let folder = site.language.folder
    let counted: @Sendable () -> LocalizedSite = {
      LocalizedSite(site, site.data.judged(by: verdicts, on: book.pages))
    }
    makers[folder + SiteFile.front] = { front(counted()) }
    makers[folder + SiteFile.matrix] = { matrix(counted()) }
    makers[folder + SiteFile.comparison] = { comparison(counted()) }
    for (number, key) in site.labels.keys.enumerated() {
      makers[folder + key.path] = { engine(number, counted()) }
    }
  }

  /// What is there without being made.
  private func ready(_ sites: [LocalizedSite], _ reference: Reference) -> [SiteFile] {
    let assets = sites.reduce(into: Set<Asset>()) { $0.formUnion($1.theme.assets) }
    return sites[0].data.downloads.files
      + assets.map { SiteFile(path: $0.path, bytes: $0.bytes) }
      + reference.schemas.map { SiteFile(path: $0.path, bytes: $0.bytes) }
  }
}
