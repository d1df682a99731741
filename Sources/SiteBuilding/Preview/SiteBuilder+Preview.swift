import Conformance
import SpecReading

extension SiteBuilder {
  private typealias Maker = @Sendable () -> SiteFile

  /// The site, of which nothing is made yet but what all pages share.
  ///
  /// - Throws: where the name of a page cannot be the name of a file of the site.
  package func prepare(
    _ book: SpecBook, reports: [Report], reference: Reference = Reference()
  ) throws(SiteError) -> SiteOnDemand {
    try checkNames(in: book)
    let edition = try Edition(
      book, reports: reports, publishing, reference: reference, extent: .urgent)
    var makers = pageMakers(of: book, reports, edition)
    for (path, maker) in resultMakers(of: book, edition) { makers[path] = maker }
    for (path, maker) in scriptMakers(of: book, edition) { makers[path] = maker }
    let pages = makers.keys.filter { $0.hasSuffix(".html") }
    let sitemap = sitemap(of: pages.map { SiteFile(path: $0, bytes: []) })
    for file in ready(edition, reference) + sitemap + moved(edition) + notFound(edition) {
      makers[file.path] = { file }
    }
    return SiteOnDemand(makers) { notFound(edition, root: "/") }
  }

  private func pageMakers(
    of book: SpecBook, _ reports: [Report], _ edition: Edition
  ) -> [String: Maker] {
    var makers: [String: Maker] = [SiteFile.front: { front(book, edition) }]
    makers.reserveCapacity(edition.navigation.entries.count + 1)
    for (number, page) in book.pages.enumerated() {
      makers[page.path] = {
        file(page, number: number, edition.recorded(reports, on: page))
      }
    }
    for (number, page) in edition.reference.enumerated() {
      makers[page.path] = {
        guard page.name == PhrasebookPage.name else { return made(number, edition) }
        let whole = PhrasebookPage(examples: book.phraseExamples, paths: edition.paths).page
        return made(whole, number, edition)
      }
    }
    return makers
  }

  private func resultMakers(of book: SpecBook, _ edition: Edition) -> [String: Maker] {
    var makers: [String: Maker] = [
      SiteFile.matrix: { matrix(book, edition.counted(book)) },
      SiteFile.comparison: { comparison(book, edition.counted(book)) },
    ]
    for (number, key) in edition.scoreboard.labels.keys.enumerated() {
      makers[key.path] = { engine(number, book, edition.counted(book)) }
    }
    return makers
  }

  /// The scripts about the whole book, which few look at.
  private func scriptMakers(of book: SpecBook, _ edition: Edition) -> [String: Maker] {
    let (search, verdicts) = (edition.searchIndex.path, edition.verdicts.path)
    return [
      search: {
        SiteFile(
          path: search, bytes: SearchIndex(book, reference: edition.reference).asset.bytes)
      },
      verdicts: {
        SiteFile(
          path: verdicts, bytes: VerdictData(book.pages, edition.scoreboard).asset.bytes)
      },
    ]
  }

  /// What is there without being made.
  private func ready(_ edition: Edition, _ reference: Reference) -> [SiteFile] {
    edition.downloads.files + theme.assets.map { SiteFile(path: $0.path, bytes: $0.bytes) }
      + reference.schemas.map { SiteFile(path: $0.path, bytes: $0.bytes) }
  }
}
