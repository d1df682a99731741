import Conformance
import Results
import Scenes
import SpecReading

/// Assembles a site from a spec book and reports, with a theme; does not access the disk.
package struct SiteBuilder: Sendable {
  let theme: Theme
  let publishing: Publishing
  let snapshots: SceneSnapshot.Source
  let lab: LabEngine?

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - snapshots: Returns what drawings of stages show. Without it there are none.
  ///   - lab: The engine of the lab. Without it the site has no lab and no links to it.
  package init(
    theme: Theme, publishing: Publishing = Publishing(),
    snapshots: SceneSnapshot.Source = .none, lab: LabEngine? = nil
  ) {
    self.theme = theme
    self.publishing = publishing
    self.snapshots = snapshots
    self.lab = lab
  }

  /// Returns the files, sorted by path; the same input gives the same bytes.
  package func build(
    _ book: SpecBook, reports: [Report], reference: Reference = Reference()
  ) async throws(SiteError) -> [SiteFile] {
    try await files(of: book, reports: reports, reference: reference).all()
  }

  /// Returns the list of files, of which no page is made yet.
  ///
  /// - Throws: `SiteError` where a page has a name that no file of the site may have.
  package func files(
    of book: SpecBook, reports: [Report], reference: Reference = Reference()
  ) async throws(SiteError) -> SiteFiles {
    try checkNames(in: book)
    let data = await SiteData(
      book, reports: reports, publishing,
      book.vocabulary.vocabulary.isUIKit ? snapshots : .none, lab)
    let sites = await LocalizedSite.all(of: book, data, theme, reference)
    var files = SiteFiles()
    addPages(of: book, sites, to: &files)
    for site in sites { addGeneratedPages(site, to: &files) }
    // Search engines need neither replays, nor redirects, nor the page for unknown paths.
    if let base = publishing.base {
      files.add(.sitemap(of: files.paths.filter { $0.hasSuffix(".html") }, at: base))
    }
    for site in sites { addRedirects(site, to: &files) }
    addNotFound(sites[0], to: &files)
    addAssets(sites, data, reference, to: &files)
    return files
  }

  /// Returns the mistakes in present and former names of pages, which are names of files of the site.
  package static func diagnostics(ofNamesIn book: SpecBook) -> [Diagnostic] {
    let folders = Set(book.translations.map { $0.language.lowercased() + "/" })
    let pages = Set(book.pages.map { $0.path.lowercased() })
    let symptoms = Set(book.pages.flatMap(\.symptoms).map { $0.path.lowercased() })
    return book.pages.compactMap { Diagnostic.pageName($0, folders, besides: symptoms) }
      + book.redirects.compactMap { Diagnostic.pageName($0, folders, pages, besides: symptoms) }
  }

  private func checkNames(in book: SpecBook) throws(SiteError) {
    let diagnostics = Self.diagnostics(ofNamesIn: book)
    guard diagnostics.isEmpty else { throw SiteError(diagnostics) }
  }

  /// Adds the pages of the book in every language, with the replays of each clause and with those of
  /// symptoms. The languages of a page share its drawings.
  private func addPages(of book: SpecBook, _ sites: [LocalizedSite], to files: inout SiteFiles) {
    let recordings = sites[0].data.recordings
    for (number, original) in book.pages.enumerated() {
      let replayed = original.scenarios.filter { !recordings.recordings(of: $0).isEmpty }
      let clauses = Set(replayed.map(\.id.clause)).sorted()
      let symptoms = original.symptoms
      let paths =
        [original.path] + clauses.map { ReplayData.path(of: $0, on: original) }
        + symptoms.map(\.path)
      files.add(
        sites.flatMap { site in paths.map { site.language.folder + $0 } },
        sharing: { PageReplays(original, recordings, snapshots) },
        contents: { replays, position in
          let site = sites[position / paths.count]
          let place = position % paths.count
          switch place {
          case 0: return page(number, replays, site).bytes
          case ...clauses.count:
            return ReplayData(clause: clauses[place - 1], page: replays, site: site).bytes
          default:
            return symptom(symptoms[place - 1 - clauses.count], of: number, replays, site).bytes
          }
        })
    }
  }

  /// Adds the pages of a language that are made from declarations and from results.
  private func addGeneratedPages(_ site: LocalizedSite, to files: inout SiteFiles) {
    let folder = site.language.folder
    for (number, page) in site.reference.enumerated() {
      files.add(folder + page.path) { referencePage(number, site).bytes }
    }
    files.add(folder + SiteFile.front) { front(site).bytes }
    files.add(folder + SiteFile.matrix) { matrix(site).bytes }
    files.add(folder + SiteFile.comparison) { comparison(site).bytes }
    if let lab = site.data.lab { files.add(folder + SiteFile.lab) { self.lab(lab, site).bytes } }
    for (number, key) in site.labels.keys.enumerated() {
      files.add(folder + key.path) { engine(number, site).bytes }
    }
  }

  private func addRedirects(_ site: LocalizedSite, to files: inout SiteFiles) {
    for redirect in site.data.redirects.pages {
      let path = redirect.old.file
      files.add(site.language.folder + path) {
        moved(redirect, root: SiteFile.root(of: path), site).bytes
      }
    }
  }

  /// Adds the page for unknown paths, if the theme has one. A host shows it at any path, so the
  /// published page has absolute links where the address of the site is known.
  private func addNotFound(_ site: LocalizedSite, to files: inout SiteFiles) {
    guard let template = site.theme.notFound else { return }
    let root = publishing.base?.text ?? ""
    files.add(SiteFile.notFound) { notFound(template, root: root, site).bytes }
    files.setNotFound { notFound(template, root: "/", site).bytes }
  }

  private func addAssets(
    _ sites: [LocalizedSite], _ data: SiteData, _ reference: Reference, to files: inout SiteFiles
  ) {
    // Languages share assets of the theme, which have the same path.
    var assets: Set<Asset> = []
    for bundle in Asset.Bundle.allCases where bundle != .lab || data.lab != nil {
      for site in sites { assets.formUnion(site.assets[bundle] ?? []) }
    }
    assets.formUnion(data.lab?.assets ?? [])
    for asset in assets { files.add(SiteFile(path: asset.path, bytes: asset.bytes)) }
    for asset in sites.flatMap({ [$0.verdicts] + $0.searchIndex }) {
      files.add(asset.path, asset.bytes)
    }
    for schema in reference.schemas { files.add(SiteFile(path: schema.path, bytes: schema.bytes)) }
    for file in data.downloads.files { files.add(file) }
    if let preview = theme.preview { files.add(preview) }
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
