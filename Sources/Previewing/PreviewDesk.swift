import Conformance
import SiteBuilding
import SpecReading

/// Keeps a site in memory, makes it again where its files change, and answers browsers from it.
package actor PreviewDesk {
  private static let place = "/.conform/"

  private let reader: SpecReader
  private let watch: FolderWatch
  private let session: String
  private var rebuilder: Rebuilder
  private var settling: Settling
  private var shown: Rebuild.Outcome?
  private var edition = 0
  private var port: UInt16?
  private var pages: [String: [UInt8]] = [:]
  private var listeners: [AsyncStream<String>.Continuation] = []

  /// Opens the desk; nothing is made yet.
  ///
  /// - Parameter session: what tells this desk from one before it at the same address, so that a
  ///   page which another desk served is loaded again.
  package init(_ workshop: Workshop, session: String) {
    reader = workshop.reader
    watch = workshop.watch
    rebuilder = Rebuilder(workshop)
    settling = Settling(built: [:])
    self.session = session
  }

  /// What is shown, as scripts know it.
  private var version: String { "\(session)-\(edition)" }

  /// Makes the site for the first time.
  package func open() async -> Rebuild {
    let sight = watch.look()
    settling = Settling(built: sight)
    return await rebuild(sight)
  }

  /// Looks at the files, and makes the site again where they have changed and settled; nil where
  /// there is nothing to do.
  package func poll() async -> Rebuild? {
    let sight = watch.look()
    guard settling.isDue(sight) else { return nil }
    return await rebuild(sight)
  }

  private func rebuild(_ sight: FolderWatch.Sight) async -> Rebuild {
    var rebuilder = rebuilder
    let result = await rebuilder.rebuild(sight)
    self.rebuilder = rebuilder
    shown = result.outcome
    pages = [:]
    edition += 1
    remind()
    return result
  }

  /// Says at which port it is asked; before that it answers nobody.
  package func listen(at port: UInt16) { self.port = port }

  /// What a browser gets.
  package func answer(_ request: PreviewRequest) -> PreviewAnswer {
    guard let port, request.isMeant(forPort: port) else {
      return .text(421, "This server is for this machine alone: ask it for localhost.")
    }
    guard ["GET", "HEAD"].contains(request.method) else {
      return .text(405, "Pages can be read, and nothing else.", headers: ["Allow": "GET, HEAD"])
    }
    guard let path = request.path else { return notFound() }
    guard !path.hasPrefix(Self.place.dropFirst()) else { return own(path) }
    switch shown {
    case nil: return problem(.beginning, path)
    case .site(let site): return answer(path, site)
    case .mistakes(let mistakes): return problem(ProblemPage(mistakes), path)
    case .obstacle(let reason): return problem(ProblemPage(obstacle: reason), path)
    }
  }

  /// The version that is shown, and then each that comes, for as long as somebody listens.
  package func changes() -> AsyncStream<String> {
    // Whoever is late wants the last one alone.
    let (stream, listener) = AsyncStream.makeStream(
      of: String.self, bufferingPolicy: .bufferingNewest(1))
    listener.yield(version)
    listeners.append(listener)
    return stream
  }

  /// Tells all who listen again what is shown, so that those who are gone are noticed.
  package func remind() {
    listeners = listeners.filter { listener in
      if case .terminated = listener.yield(version) { false } else { true }
    }
  }

  private func answer(_ path: String, _ site: SiteOnDemand) -> PreviewAnswer {
    if let bytes = pages[path] {
      return .content(PreviewAnswer.Content(200, ContentType.of(path), bytes))
    }
    guard let file = site.file(at: path) else { return notFound() }
    let bytes = path.hasSuffix(".html") ? served(file.bytes) : file.bytes
    pages[path] = bytes
    return .content(PreviewAnswer.Content(200, ContentType.of(path), bytes))
  }

  private func served(_ page: [UInt8]) -> [UInt8] {
    ServedPage(page, script: "\(Self.place)reload.js?\(version)").bytes
  }

  private func notFound() -> PreviewAnswer {
    guard case .site(let site) = shown, let page = site.notFound() else {
      return .text(404, "There is no such page.")
    }
    return .content(PreviewAnswer.Content(404, ContentType.html, served(page.bytes)))
  }

  private func problem(_ page: ProblemPage, _ path: String) -> PreviewAnswer {
    guard path.hasSuffix(".html") else { return .text(404, "The site cannot be made now.") }
    let file = reader.file(of: String(path.dropLast(".html".count)))
    let bytes = page.bytes(
      first: file, style: "\(Self.place)preview.css",
      script: "\(Self.place)reload.js?\(version)")
    return .content(PreviewAnswer.Content(500, ContentType.html, bytes))
  }

  /// What is no part of the site.
  private func own(_ path: String) -> PreviewAnswer {
    switch path.dropFirst(Self.place.utf8.count - 1) {
    case "changes": .changes
    case "reload.js":
      .content(PreviewAnswer.Content(200, ContentType.of(path), PackageResources.reload_js))
    case "preview.css":
      .content(PreviewAnswer.Content(200, ContentType.of(path), PackageResources.preview_css))
    default: notFound()
    }
  }
}
