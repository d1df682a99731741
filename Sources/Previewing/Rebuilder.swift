import Conformance
import SiteBuilding
import SpecReading

/// Rebuilds the site after a change, reusing what did not change.
struct Rebuilder: Sendable {
  private let configuration: PreviewConfiguration
  private var readings = ParseCache()
  private var verdicts = VerdictCache()
  private var snapshot: FolderWatch.Snapshot = [:]
  private var theme: Theme?
  private var reference: Reference?

  init(_ configuration: PreviewConfiguration) { self.configuration = configuration }

  /// Builds the site from the files of a snapshot.
  mutating func rebuild(_ snapshot: FolderWatch.Snapshot) async -> Rebuild {
    discardChanges(in: snapshot)
    self.snapshot = snapshot
    var changed: [String] = []
    do {
      let book = try await configuration.reader.read(using: &readings)
      verdicts.remove(readings.changed)
      changed = readings.changed.sorted()
      let theme = readTheme()
      let found = book.diagnostics + theme.diagnostics
      guard found.isEmpty else { return Rebuild(diagnostics: found, changed: changed) }
      let reports = try await reports(on: book)
      let reference = try reference ?? configuration.reference()
      self.reference = reference
      let builder = try SiteBuilder(
        theme: theme.get(), snapshots: configuration.snapshots, lab: configuration.lab)
      let site = try await builder.files(of: book, reports: reports, reference: reference)
      let tallies = reports.flatMap(\.engines).map { ($0.profile.name, $0.tally) }
      return Rebuild(outcome: .site(site), changed: changed, tallies: tallies)
    } catch let error as SiteError {
      return Rebuild(diagnostics: error.diagnostics, changed: changed)
    } catch {
      return Rebuild(outcome: .failed("\(error)"), changed: changed, tallies: [])
    }
  }

  /// Discards what was read from files that have changed.
  private mutating func discardChanges(in new: FolderWatch.Snapshot) {
    let paths = Set(new.keys).union(snapshot.keys).filter { new[$0] != snapshot[$0] }
    if paths.contains(where: { $0.hasPrefix(configuration.theme) }) { theme = nil }
    if paths.contains(where: { !$0.hasSuffix(".md") }) { reference = nil }
  }

  private mutating func readTheme() -> Result<Theme, SiteError> {
    if let theme { return .success(theme) }
    do throws(SiteError) {
      let theme = try Theme(folder: configuration.theme)
      self.theme = theme
      return .success(theme)
    } catch {
      return .failure(error)
    }
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
  /// What the preview shows.
  package enum Outcome: Sendable {
    /// The site.
    case site(SiteFiles)
    /// The pages or the theme have errors.
    case diagnostics([DiagnosticsPage.Excerpt])
    /// There are no pages, or an engine cannot be run.
    case failed(String)
  }

  /// What the preview shows.
  package var outcome: Outcome
  /// The names of the pages that were read again, sorted.
  package var changed: [String]
  /// The tally of each engine.
  package var tallies: [(engine: String, tally: Tally)]

  /// The diagnostics of the pages and the theme.
  package var diagnostics: [Diagnostic] {
    if case .diagnostics(let excerpts) = outcome { excerpts.map(\.diagnostic) } else { [] }
  }
}

extension Rebuild {
  /// Creates the result of a build that ended with diagnostics.
  fileprivate init(diagnostics: [Diagnostic], changed: [String]) {
    var lines = FileLines()
    let excerpts = diagnostics.map {
      DiagnosticsPage.Excerpt($0, line: lines.line(at: $0.location))
    }
    self.init(outcome: .diagnostics(excerpts), changed: changed, tallies: [])
  }
}

extension Result where Success == Theme, Failure == SiteError {
  /// The errors in the theme.
  fileprivate var diagnostics: [Diagnostic] {
    if case .failure(let error) = self { error.diagnostics } else { [] }
  }
}

/// Lines of files; each file is read once.
private struct FileLines {
  private var files: [String: [Substring]] = [:]

  /// Returns the line at a location; nil where the file has no such line or cannot be read.
  mutating func line(at location: SourceLocation) -> String? {
    let lines = lines(of: location.file)
    guard lines.indices.contains(location.line - 1) else { return nil }
    return String(lines[location.line - 1])
  }

  private mutating func lines(of file: String) -> [Substring] {
    if let lines = files[file] { return lines }
    let bytes = (try? FileReader.bytes(of: file)) ?? []
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n" || $0 == "\r"
    }
    files[file] = lines
    return lines
  }
}
