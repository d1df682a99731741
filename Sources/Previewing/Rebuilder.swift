import Conformance
import Results
import SiteBuilding
import SpecReading

/// Rebuilds the site after a change, reusing what did not change.
struct Rebuilder: Sendable {
  private let configuration: PreviewConfiguration
  private var readings = ParseCache()
  private var verdicts = VerdictCache()
  /// The names of pages that were read again since their scenarios were run.
  private var stale: Set<String> = []
  private var snapshot: FolderWatch.Snapshot = [:]
  /// The last book, with the last good version of each page.
  private var book: SpecBook?
  /// The last good theme.
  private var theme: Theme?
  /// The mistakes in the theme since then.
  private var themeMistakes: [Diagnostic] = []
  private var isThemeCurrent = false
  private var reference: Reference?

  init(_ configuration: PreviewConfiguration) { self.configuration = configuration }

  /// Builds the site from the files of a snapshot.
  mutating func rebuild(_ snapshot: FolderWatch.Snapshot) async -> Rebuild {
    discardChanges(in: snapshot)
    self.snapshot = snapshot
    var changed: [String] = []
    do {
      let current = try await configuration.reader.read(using: &readings)
      stale.formUnion(readings.changed)
      changed = readings.changed.sorted()
      readTheme()
      let mistakes = current.diagnostics + themeMistakes
      guard let theme, let book = current.usable(after: self.book) else {
        return Rebuild(diagnostics: mistakes, changed: changed)
      }
      self.book = book
      let faulty = Set(mistakes.map(\.location.file))
      let mended = stale.filter { !faulty.contains(configuration.reader.file(of: $0)) }
      verdicts.remove(mended)
      stale.subtract(mended)
      let reports = try await reports(on: book)
      let reference = try reference ?? configuration.reference()
      self.reference = reference
      var publishing = Publishing()
      publishing.purpose = .preview
      let site = try await SiteBuilder(
        theme: theme, publishing: publishing, snapshots: configuration.snapshots,
        lab: configuration.lab
      ).files(of: book, reports: reports, reference: reference)
      guard mistakes.isEmpty else {
        return Rebuild(diagnostics: mistakes, changed: changed, site: site)
      }
      let tallies = reports.flatMap(\.engines).map { ($0.profile.name, $0.tally) }
      return Rebuild(site: site, changed: changed, tallies: tallies)
    } catch let error as SiteError {
      return Rebuild(diagnostics: error.diagnostics, changed: changed)
    } catch {
      return Rebuild(problem: .error("\(error)"), changed: changed)
    }
  }

  /// Discards what was read from files that have changed.
  private mutating func discardChanges(in new: FolderWatch.Snapshot) {
    let paths = Set(new.keys).union(snapshot.keys).filter { new[$0] != snapshot[$0] }
    if paths.contains(where: { $0.hasPrefix(configuration.theme) }) { isThemeCurrent = false }
    if paths.contains(where: { !$0.hasSuffix(".md") }) { reference = nil }
  }

  private mutating func readTheme() {
    guard !isThemeCurrent else { return }
    do throws(SiteError) {
      theme = try Theme(folder: configuration.theme)
      themeMistakes = []
    } catch {
      themeMistakes = error.diagnostics
    }
    isThemeCurrent = true
  }

  private mutating func reports(on book: SpecBook) async throws -> [Report] {
    switch configuration.verdicts {
    case .reports(_, let read):
      return try read()
    case .engines(let judge):
      try await verdicts.judge(book, by: judge)
      return [verdicts.report(on: book.pages)]
    }
  }
}

/// The result of a build.
package struct Rebuild: Sendable {
  /// What kept the site from being made as its files are; nil if nothing did.
  package var problem: DiagnosticsPage.Content?
  /// The site, where files with mistakes have their last good versions; nil if it cannot be made.
  package var site: SiteFiles?
  /// The names of the pages that were read again, sorted.
  package var changed: [String]
  /// The tally of each engine.
  package var tallies: [(engine: String, tally: Tally)] = []

  /// The diagnostics of the pages and the theme.
  package var diagnostics: [Diagnostic] {
    if case .diagnostics(let excerpts) = problem { excerpts.map(\.diagnostic) } else { [] }
  }
}

extension Rebuild {
  /// Creates the result of a build that ended with diagnostics.
  fileprivate init(diagnostics: [Diagnostic], changed: [String], site: SiteFiles? = nil) {
    var texts = SourceTexts()
    let excerpts = diagnostics.map { texts.excerpt(for: $0) }
    self.init(problem: .diagnostics(excerpts), site: site, changed: changed)
  }
}

/// The files with mistakes; each is read once.
struct SourceTexts {
  private var files: [String: File] = [:]

  private struct File {
    let lines: [Substring]
    /// The places of what a page names; nil for files that are no pages.
    let index: PageIndex?

    init(_ file: String) {
      let bytes = (try? FileReader.bytes(of: file)) ?? []
      let text = String(decoding: bytes, as: UTF8.self)
      lines = text.split(omittingEmptySubsequences: false) {
        $0 == "\n" || $0 == "\r\n" || $0 == "\r"
      }
      index = file.hasSuffix(".md") ? PageIndex(bytes, file: file, name: "", .uikit) : nil
    }
  }

  /// Returns a diagnostic with the line that it is about, and its places on the page.
  mutating func excerpt(for diagnostic: Diagnostic) -> DiagnosticsPage.Excerpt {
    let location = diagnostic.location
    let file = files[location.file] ?? File(location.file)
    files[location.file] = file
    guard file.lines.indices.contains(location.line - 1) else { return (diagnostic, nil, []) }
    let places = file.index?.anchors(at: location.line) ?? []
    return (diagnostic, String(file.lines[location.line - 1]), places)
  }
}

/// The verdicts of engines by page, so that only the scenarios of changed pages are run again.
struct VerdictCache {
  private var profiles: [EngineProfile] = []
  /// The results of each engine on a page, by the page's name.
  private var pages: [String: [[ScenarioResult]]] = [:]

  /// Runs the scenarios of the pages that are not in the cache.
  mutating func judge(
    _ book: SpecBook, by engines: @Sendable ([Scenario], Vocabulary) async throws -> [EngineResults]
  ) async throws {
    let open = book.pages.filter { !$0.scenarios.isEmpty && pages[$0.name] == nil }
    guard !open.isEmpty else { return }
    let columns = try await engines(open.flatMap(\.scenarios), book.vocabulary.vocabulary)
    profiles = columns.map(\.profile)
    var start = 0
    for page in open {
      pages[page.name] = columns.map {
        Array($0.results.dropFirst(start).prefix(page.scenarios.count))
      }
      start += page.scenarios.count
    }
  }

  /// Removes pages that have changed.
  mutating func remove(_ names: Set<String>) {
    for name in names { pages[name] = nil }
  }

  /// Returns the report that one run of some pages would give.
  func report(on pages: [Page]) -> Report {
    let judged = pages.compactMap { self.pages[$0.name] }
    return Report(
      engines: profiles.enumerated().map { engine, profile in
        let results = judged.flatMap { $0.dropFirst(engine).first ?? [] }
        return EngineResults(
          profile: profile, results: results,
          tally: Tally(verdictsOf: results))
      })
  }
}
