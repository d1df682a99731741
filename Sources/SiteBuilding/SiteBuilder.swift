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
    let mistakes = Self.diagnostics(ofNamesIn: book)
    guard mistakes.isEmpty else { throw SiteError(mistakes) }
    let data = await SiteData(
      book, reports: reports, publishing,
      book.vocabulary.vocabulary.isUIKit ? snapshots : .none, lab)
    let sites = await LocalizedSite.all(of: book, data, theme, reference)
    var files = SiteFiles()
    addPages(of: book, sites, to: &files)
    for site in sites { addGeneratedPages(site, to: &files) }
    // Search engines need neither replays, nor rows, nor redirects, nor the page for unknown paths.
    if let base = publishing.base {
      let rows = sites.map { $0.language.folder + SiteFile.rows }
      let pages = files.paths.filter { path in
        path.hasSuffix(".html") && !rows.contains(where: path.hasPrefix)
      }
      files.add(.sitemap(of: pages, at: base))
    }
    for site in sites {
      for redirect in data.redirects.pages {
        files.add(site.language.folder + redirect.old.file) { moved(redirect, site).bytes }
      }
    }
    addNotFound(sites[0], to: &files)
    addAssets(sites, data, reference, to: &files)
    return files
  }

  /// Returns the mistakes in present and former names of pages, which are names of files of the site.
  package static func diagnostics(ofNamesIn book: SpecBook) -> [Diagnostic] {
    let folders = Set(book.translations.map { $0.language.lowercased() + "/" })
    let pages = Set(book.pages.map { $0.path.lowercased() })
    let symptoms = Set(book.pages.flatMap(\.symptoms).map { $0.path.lowercased() })
    let renamed = book.redirects.filter { $0.old.anchor == nil }
    return book.pages.compactMap { page in
      let place = SourceLocation(file: page.file, line: 1)
      return Diagnostic.pageName(page.name, at: place, folders, besides: symptoms)
    }
      + renamed.compactMap { redirect in
        Diagnostic.pageName(
          redirect.old.page, at: redirect.location, folders, besides: symptoms, pages)
      }
  }

  /// A file that is made of a page of the book, in each language.
  private struct Part: Sendable {
    /// The path within the folder of the language.
    let path: String
    /// Makes the file.
    let bytes: @Sendable (PageReplays, LocalizedSite) -> [UInt8]
  }

  /// Adds the pages of the book in every language, with all that is made of them. The languages of a page
  /// share its drawings.
  private func addPages(of book: SpecBook, _ sites: [LocalizedSite], to files: inout SiteFiles) {
    let data = sites[0].data
    for (number, original) in book.pages.enumerated() {
      let parts =
        pages(of: original, number, data) + pictures(of: original, number, data)
        + rows(of: original, number, data)
      files.add(
        sites.flatMap { site in parts.map { site.language.folder + $0.path } },
        sharing: { PageReplays(original, data.recordings, snapshots) },
        contents: { replays, position in
          parts[position % parts.count].bytes(replays, sites[position / parts.count])
        })
    }
  }

  /// A page, with the replays of each clause and with those of symptoms.
  private func pages(of original: Page, _ number: Int, _ data: SiteData) -> [Part] {
    let replayed = original.scenarios.filter { !data.recordings.recordings(of: $0).isEmpty }
    return [Part(path: original.path) { page(number, $0, $1).bytes }]
      + Set(replayed.map(\.id.clause)).sorted().map { clause in
        Part(path: ReplayData.path(of: clause)) {
          ReplayData(clause: clause, page: $0, site: $1).bytes
        }
      }
      + original.symptoms.map { symptom in
        Part(path: symptom.path) { self.symptom(symptom, of: number, $0, $1).bytes }
      }
  }

  /// The drawings for links to symptoms, of what happens in their first example, and to rows: one for each
  /// stage, which all its rows share.
  private func pictures(of original: Page, _ number: Int, _ data: SiteData) -> [Part] {
    guard publishing.hasPictures else { return [] }
    let symptoms = original.symptoms.compactMap { symptom -> Part? in
      guard let story = data.story(of: symptom) else { return nil }
      return Part(path: SiteFile.drawing(symptom.name)) { _, site in
        picture(of: story, title: site.symptom(like: symptom).title, site).bytes
      }
    }
    let drawings = PageScenes(original, snapshots).drawings
    return symptoms
      + drawings.compactMap { drawing in
        let scenario = original.scenarios.first {
          $0.script.stage.identity == drawing.stage.identity
        }
        guard let story = scenario.map({ StageStory(drawing, of: $0) }) else { return nil }
        return Part(path: SiteFile.drawing(drawing.pictureName(on: original))) { _, site in
          picture(of: story, title: site.pages[number].title, site).bytes
        }
      }
  }

  /// The pages at the addresses of rows, which are for other sites: of no use without an absolute address.
  private func rows(of original: Page, _ number: Int, _ data: SiteData) -> [Part] {
    guard publishing.base != nil else { return [] }
    return original.scenarios.flatMap { scenario in
      let id = scenario.id.description
      return ([id] + data.redirects.rows[id, default: []]).map { id in
        Part(path: SiteFile.row(id)) { row(scenario, on: number, $0, $1).bytes }
      }
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
    for (number, key) in site.results.keys.enumerated() {
      files.add(folder + key.path) { engine(number, site).bytes }
    }
  }

  /// Adds the page for unknown paths, if the theme has one. A host shows it at any path, so its links are
  /// absolute where the address of the site is known, and begin at the root of the host in a preview.
  private func addNotFound(_ site: LocalizedSite, to files: inout SiteFiles) {
    guard let template = theme.notFound else { return }
    let root = publishing.purpose == .preview ? "/" : publishing.base?.text ?? ""
    files.add(SiteFile.notFound) { notFound(template, root: root, site).bytes }
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
    for file in reference.schemas + data.downloads.files { files.add(file) }
    if let preview = sites[0].preview { files.add(preview) }
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
