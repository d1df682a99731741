import Conformance
import SpecReading

/// Assembles a site from a spec book and reports, with a theme; does not access the disk.
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

  /// Returns the files, sorted by path; the same input gives the same bytes.
  package func build(
    _ book: SpecBook, reports: [Report], reference: Reference = Reference()
  ) async throws(SiteError) -> [SiteFile] {
    try await files(of: book, reports: reports, reference: reference).all()
  }

  /// Returns the list of files, of which no page is made yet.
  ///
  /// - Throws: `SiteError` where a page has a name that no file of the site may have, or a schema
  ///   cannot be read.
  package func files(
    of book: SpecBook, reports: [Report], reference: Reference = Reference()
  ) async throws(SiteError) -> SiteFiles {
    try checkNames(in: book)
    let data = await SiteData(book, reports: reports, publishing)
    let editions = try await Edition.all(of: book, data, theme, reference)
    var files = SiteFiles()
    addPages(of: book, editions, to: &files)
    for edition in editions { addGeneratedPages(edition, to: &files) }
    // Search engines need neither redirects nor the page for unknown paths.
    if let base = publishing.base { files.add(.sitemap(of: files.paths, at: base)) }
    for edition in editions { addRedirects(edition, to: &files) }
    addNotFound(editions[0], to: &files)
    addAssets(editions, data, reference, to: &files)
    return files
  }

  private func checkNames(in book: SpecBook) throws(SiteError) {
    let diagnostics =
      book.pages.compactMap(Diagnostic.pageName) + book.redirects.compactMap(Diagnostic.pageName)
    guard diagnostics.isEmpty else { throw SiteError(diagnostics) }
  }

  /// Adds the pages of the book in every language. The languages of a page share its trace logs.
  private func addPages(of book: SpecBook, _ editions: [Edition], to files: inout SiteFiles) {
    for (number, original) in book.pages.enumerated() {
      files.add(
        editions.map { $0.language.folder + original.path },
        sharing: { PageTraceLogs(original, editions[0].data.recordings, snapshots) },
        contents: { logs, language in page(number, logs, editions[language]).bytes })
    }
  }

  /// Adds the pages of a language that are made from declarations and from results.
  private func addGeneratedPages(_ edition: Edition, to files: inout SiteFiles) {
    let folder = edition.language.folder
    for (number, page) in edition.reference.enumerated() {
      files.add(folder + page.path) { referencePage(number, edition).bytes }
    }
    files.add(folder + SiteFile.front) { front(edition).bytes }
    files.add(folder + SiteFile.matrix) { matrix(edition).bytes }
    files.add(folder + SiteFile.comparison) { comparison(edition).bytes }
    for (number, key) in edition.labels.keys.enumerated() {
      files.add(folder + key.path) { engine(number, edition).bytes }
    }
  }

  private func addRedirects(_ edition: Edition, to files: inout SiteFiles) {
    for redirect in edition.data.moves.pages {
      let path = redirect.old.file
      files.add(edition.language.folder + path) {
        moved(redirect, root: SiteFile.root(of: path), edition).bytes
      }
    }
  }

  /// Adds the page for unknown paths, if the theme has one. A host shows it at any path, so the
  /// published page has absolute links where the address of the site is known.
  private func addNotFound(_ edition: Edition, to files: inout SiteFiles) {
    guard let template = edition.theme.notFound else { return }
    let root = publishing.base?.text ?? ""
    files.add(SiteFile.notFound) { notFound(template, root: root, edition).bytes }
    files.setNotFound { notFound(template, root: "/", edition).bytes }
  }

  private func addAssets(
    _ editions: [Edition], _ data: SiteData, _ reference: Reference, to files: inout SiteFiles
  ) {
    // Languages share assets of the theme, which have the same path.
    var assets: Set<Asset> = [data.verdicts]
    for edition in editions { assets.formUnion(edition.theme.assets + [edition.searchIndex]) }
    for asset in assets { files.add(SiteFile(path: asset.path, bytes: asset.bytes)) }
    for schema in reference.schemas { files.add(SiteFile(path: schema.path, bytes: schema.bytes)) }
    for file in data.downloads.files { files.add(file) }
  }
}

/// Thrown where a site cannot be built, with the diagnostics of its theme, names or schemas.
package struct SiteError: Error, Hashable, CustomStringConvertible {
  /// The diagnostics, in the order of the files.
  package var diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  package var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
