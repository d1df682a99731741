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
    let editions = try await Edition.all(of: book, data, theme, reference)
    var makers: [String: Maker] = [:]
    for edition in editions {
      addPages(of: book, verdicts, edition, to: &makers)
      addReference(of: book, edition, to: &makers)
      addResults(of: book, verdicts, edition, to: &makers)
    }
    let path = data.verdicts.path
    makers[path] = {
      let board = Scoreboard(book.pages, reports: verdicts.reports(on: book.pages))
      return SiteFile(path: path, bytes: VerdictData(book.pages, board).asset.bytes)
    }
    let pages = makers.keys.filter { $0.hasSuffix(".html") }
    let sitemap = sitemap(of: pages.map { SiteFile(path: $0, bytes: []) })
    let moved = editions.flatMap(moved)
    for file in ready(editions, reference) + sitemap + moved + notFound(editions[0]) {
      makers[file.path] = { file }
    }
    return SiteOnDemand(makers) { notFound(editions[0], root: "/") }
  }

  private func addPages(
    of book: SpecBook, _ verdicts: some VerdictSource, _ edition: Edition,
    to makers: inout [String: Maker]
  ) {
    let folder = edition.language.folder
    for (number, original) in book.pages.enumerated() {
      makers[folder + original.path] = {
        let data = edition.data.judged(by: verdicts, on: original)
        let logs = PageTraceLogs(original, data.recordings, snapshots)
        return page(number, data.scoreboard.pages[0], logs, Edition(edition, data))
      }
    }
  }

  /// The pages that are made from declarations, and what the search looks in.
  private func addReference(
    of book: SpecBook, _ edition: Edition, to makers: inout [String: Maker]
  ) {
    let language = edition.language
    for (number, page) in edition.reference.enumerated() {
      makers[language.folder + page.path] = {
        guard page.name == PhrasebookPage.name else { return made(number, edition) }
        let whole = PhrasebookPage(
          examples: book.phraseExamples, paths: edition.data.paths, in: language)
        return made(whole.page, number, edition)
      }
    }
    let search = edition.searchIndex.path
    makers[search] = {
      let index = SearchIndex(edition.pages, reference: edition.reference, in: language)
      return SiteFile(path: search, bytes: index.asset.bytes)
    }
  }

  /// The pages that tell of all verdicts.
  private func addResults(
    of book: SpecBook, _ verdicts: some VerdictSource, _ edition: Edition,
    to makers: inout [String: Maker]
  ) {
    let folder = edition.language.folder
    let counted: @Sendable () -> Edition = {
      Edition(edition, edition.data.judged(by: verdicts, on: book.pages))
    }
    makers[folder + SiteFile.front] = { front(counted()) }
    makers[folder + SiteFile.matrix] = { matrix(counted()) }
    makers[folder + SiteFile.comparison] = { comparison(counted()) }
    for (number, key) in edition.labels.keys.enumerated() {
      makers[folder + key.path] = { engine(number, counted()) }
    }
  }

  /// What is there without being made.
  private func ready(_ editions: [Edition], _ reference: Reference) -> [SiteFile] {
    let assets = editions.reduce(into: Set<Asset>()) { $0.formUnion($1.theme.assets) }
    return editions[0].data.downloads.files
      + assets.map { SiteFile(path: $0.path, bytes: $0.bytes) }
      + reference.schemas.map { SiteFile(path: $0.path, bytes: $0.bytes) }
  }
}
