import Conformance
import Results
import Scenes
import SiteBuilding
import SpecReading

/// Keeps a site in memory, rebuilds it when its files change, and responds to browsers.
package actor LiveSite {
  /// The folder of the preview's own files.
  private static let folder = "/.conform/"
  private static let style = "\(folder)preview.css"

  private let configuration: PreviewConfiguration
  private let watch: FolderWatch
  private let session: String
  private var rebuilder: Rebuilder
  private var debounce: Debounce
  /// The last site that could be made.
  private var site: SiteFiles?
  /// What keeps the site from being made as its files are; nil if nothing does.
  private var problem: DiagnosticsPage.Content? = .beginning
  private var words: PreviewWords
  private var builds = 0
  private var port: UInt16?
  private var pages: [String: [UInt8]] = [:]
  private var listeners: [AsyncStream<String>.Continuation] = []

  /// Creates a live site that is not built yet.
  ///
  /// - Parameter session: distinguishes this server from an earlier one at the same address, so that
  ///   pages of the earlier server are reloaded.
  package init(_ configuration: PreviewConfiguration, session: String) {
    self.configuration = configuration
    watch = configuration.watch
    rebuilder = Rebuilder(configuration)
    debounce = Debounce(built: [:])
    self.session = session
    words = PreviewWords(theme: configuration.theme)
  }

  /// The version of the site, as the reload script compares it.
  private var version: String { "\(session)-\(builds)" }

  /// Builds the site for the first time.
  package func open() async -> Rebuild {
    let snapshot = watch.snapshot()
    debounce = Debounce(built: snapshot)
    return await rebuild(snapshot)
  }

  /// Rebuilds the site if its files have changed and settled; returns nil if not.
  package func poll() async -> Rebuild? {
    let snapshot = watch.snapshot()
    guard debounce.isDue(snapshot) else { return nil }
    return await rebuild(snapshot)
  }

  private func rebuild(_ snapshot: FolderWatch.Snapshot) async -> Rebuild {
    var rebuilder = rebuilder
    let result = await rebuilder.rebuild(snapshot)
    self.rebuilder = rebuilder
    site = result.site ?? site
    problem = result.problem
    if problem != nil { words = PreviewWords(theme: configuration.theme) }
    pages = [:]
    builds += 1
    notifyListeners()
    return result
  }

  /// Sets the port; until then, every request is rejected.
  package func listen(at port: UInt16) { self.port = port }

  /// Returns the response to a request.
  package func response(to request: PreviewRequest) -> PreviewResponse {
    guard let port, request.isMeant(forPort: port) else {
      return .text(421, "This server is for this machine alone: ask it for localhost.")
    }
    guard ["GET", "HEAD"].contains(request.method) else {
      return .text(405, "Pages can be read, and nothing else.", headers: ["Allow": "GET, HEAD"])
    }
    guard let path = request.path else { return notFound() }
    guard !path.hasPrefix(Self.folder.dropFirst()) else { return own(path) }
    guard let site else { return failure(path) }
    return response(to: path, in: site)
  }

  /// Returns the current version, then each new version.
  package func changes() -> AsyncStream<String> {
    // A slow listener needs only the latest version.
    let (stream, listener) = AsyncStream.makeStream(
      of: String.self, bufferingPolicy: .bufferingNewest(1))
    listener.yield(version)
    listeners.append(listener)
    return stream
  }

  /// Sends the current version to all listeners, and removes those of closed connections.
  private func notifyListeners() {
    listeners = listeners.filter { listener in
      if case .terminated = listener.yield(version) { false } else { true }
    }
  }

  private func response(to path: String, in site: SiteFiles) -> PreviewResponse {
    let made =
      pages[path]
      ?? site.file(at: path).map { path.hasSuffix(".html") ? served($0.bytes, path) : $0.bytes }
    guard let bytes = made else { return isFaulty(path) ? failure(path) : notFound() }
    pages[path] = bytes
    return .content(PreviewResponse.Content(200, ContentType.of(path), bytes))
  }

  private func served(_ page: [UInt8], _ path: String) -> [UInt8] {
    ServedPage(
      page, script: script, panel: diagnostics(for: path).map { ($0.panel(), style: Self.style) }
    ).bytes
  }

  private func notFound() -> PreviewResponse {
    guard let page = site?.file(at: SiteFile.notFound) else {
      return .text(404, "There is no such page.")
    }
    let bytes = served(page.bytes, SiteFile.notFound)
    return .content(PreviewResponse.Content(404, ContentType.html, bytes))
  }

  /// Returns a page about the problem in place of a page that cannot be made.
  private func failure(_ path: String) -> PreviewResponse {
    guard path.hasSuffix(".html"), let page = diagnostics(for: path) else {
      return .text(404, "The site cannot be made now.")
    }
    let bytes = page.page(style: Self.style, script: script)
    return .content(PreviewResponse.Content(500, ContentType.html, bytes))
  }

  private var script: String { "\(Self.folder)reload.js?\(version)" }

  /// Returns what a page shows about the problem, if there is one.
  private func diagnostics(for path: String) -> DiagnosticsPage? {
    problem.map {
      DiagnosticsPage(
        $0, files: files(of: path), editor: configuration.editor, in: words,
        language: words.language(of: path))
    }
  }

  /// The files that a page of the site is made from: in a translation also those of the original.
  private func files(of path: String) -> [String] {
    let name = path.dropLast(".html".utf8.count)
    let original = name.split(separator: "/").last ?? name
    return [String(name), String(original)].map(configuration.reader.file)
  }

  /// Whether a page has mistakes and no good version yet.
  private func isFaulty(_ path: String) -> Bool {
    guard path.hasSuffix(".html"), case .diagnostics(let excerpts) = problem else { return false }
    let files = files(of: path)
    return excerpts.contains { files.contains($0.diagnostic.location.file) }
  }

  /// Returns the files of the preview itself.
  private func own(_ path: String) -> PreviewResponse {
    switch path.dropFirst(Self.folder.utf8.count - 1) {
    case "changes": .changes
    case "reload.js":
      .content(PreviewResponse.Content(200, ContentType.of(path), PackageResources.reload_js))
    case "preview.css":
      .content(PreviewResponse.Content(200, ContentType.of(path), PackageResources.preview_css))
    default: notFound()
    }
  }
}

/// The sources of a preview.
package struct PreviewConfiguration: Sendable {
  /// The source of the verdicts.
  package enum Verdicts: Sendable {
    /// Engines run the scenarios that they are given, in one run.
    case engines(@Sendable ([Scenario], Vocabulary) async throws -> [EngineResults])
    /// Report files, which are read again when one changes.
    case reports(files: [String], read: @Sendable () throws -> [Report])
  }

  /// Reads the pages.
  package var reader: SpecReader
  /// The folder of the theme.
  package var theme: String
  /// The source of the verdicts.
  package var verdicts: Verdicts
  /// Returns what the drawings of stages show.
  package var snapshots: SceneSnapshot.Source
  /// The engine of the lab, if the site has one.
  package var lab: LabEngine?
  /// Reads the contents of the reference. Schemas are in the folder of the pages, so it is read again
  /// when a file there changes.
  package var reference: @Sendable () throws -> Reference
  /// The address that opens a line with a mistake in an editor; nil for no link.
  package var editor: EditorPattern?

  package init(
    reader: SpecReader, theme: String, verdicts: Verdicts,
    snapshots: SceneSnapshot.Source, lab: LabEngine? = nil,
    reference: @escaping @Sendable () throws -> Reference = { Reference() }
  ) {
    self.reader = reader
    self.theme = theme
    self.verdicts = verdicts
    self.snapshots = snapshots
    self.lab = lab
    self.reference = reference
  }

  /// Watches the files of all sources.
  var watch: FolderWatch {
    let files = if case .reports(let reports, _) = verdicts { reports } else { [String]() }
    return FolderWatch(folders: [reader.folder, theme], files: files)
  }
}
