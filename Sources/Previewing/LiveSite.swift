import Conformance
import SiteBuilding
import SpecReading

/// Keeps a site in memory, rebuilds it when its files change, and responds to browsers.
package actor LiveSite {
  /// The folder of the preview's own files.
  private static let folder = "/.conform/"

  private let reader: SpecReader
  private let watch: FolderWatch
  private let session: String
  private var rebuilder: Rebuilder
  private var debounce: Debounce
  private var shown: Rebuild.Outcome?
  private var builds = 0
  private var port: UInt16?
  private var pages: [String: [UInt8]] = [:]
  private var listeners: [AsyncStream<String>.Continuation] = []

  /// Creates a live site that is not built yet.
  ///
  /// - Parameter session: distinguishes this server from an earlier one at the same address, so that
  ///   pages of the earlier server are reloaded.
  package init(_ configuration: PreviewConfiguration, session: String) {
    reader = configuration.reader
    watch = configuration.watch
    rebuilder = Rebuilder(configuration)
    debounce = Debounce(built: [:])
    self.session = session
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
    shown = result.outcome
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
    switch shown {
    case nil: return failure(.beginning, path)
    case .site(let site): return response(to: path, in: site)
    case .diagnostics(let excerpts): return failure(DiagnosticsPage(excerpts), path)
    case .failed(let reason): return failure(DiagnosticsPage(error: reason), path)
    }
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
    if let bytes = pages[path] {
      return .content(PreviewResponse.Content(200, ContentType.of(path), bytes))
    }
    guard let file = site.file(at: path) else { return notFound() }
    let bytes = path.hasSuffix(".html") ? served(file.bytes) : file.bytes
    pages[path] = bytes
    return .content(PreviewResponse.Content(200, ContentType.of(path), bytes))
  }

  private func served(_ page: [UInt8]) -> [UInt8] {
    ServedPage(page, script: "\(Self.folder)reload.js?\(version)").bytes
  }

  private func notFound() -> PreviewResponse {
    guard case .site(let site) = shown, let page = site.notFound() else {
      return .text(404, "There is no such page.")
    }
    return .content(PreviewResponse.Content(404, ContentType.html, served(page.bytes)))
  }

  private func failure(_ page: DiagnosticsPage, _ path: String) -> PreviewResponse {
    guard path.hasSuffix(".html") else { return .text(404, "The site cannot be made now.") }
    let file = reader.file(of: String(path.dropLast(".html".count)))
    let bytes = page.bytes(
      first: file, style: "\(Self.folder)preview.css",
      script: "\(Self.folder)reload.js?\(version)")
    return .content(PreviewResponse.Content(500, ContentType.html, bytes))
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
