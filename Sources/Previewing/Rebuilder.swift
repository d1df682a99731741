import Conformance
import SiteBuilding
import SpecReading

/// Makes the site again after a change, of what is kept from before and what is new.
struct Rebuilder: Sendable {
  private let workshop: Workshop
  private var readings = KeptReadings()
  private var judged = JudgedPages()
  private var sight: FolderWatch.Sight = [:]
  private var theme: Theme?
  private var reference: Reference?

  init(_ workshop: Workshop) { self.workshop = workshop }

  /// Makes the site of the files that were seen.
  mutating func rebuild(_ sight: FolderWatch.Sight) async -> Rebuild {
    forget(changesOf: sight)
    self.sight = sight
    var changed: [String] = []
    do {
      let book = try await workshop.reader.read(reusing: &readings)
      judged.forget(readings.changed)
      changed = readings.changed.sorted()
      let theme = readTheme()
      let found = book.diagnostics + theme.diagnostics
      guard found.isEmpty else { return Rebuild(mistakes: found, changed: changed) }
      let (verdicts, tallies) = try await verdicts(on: book)
      let reference = try reference ?? workshop.reference()
      self.reference = reference
      let site = try await SiteBuilder(theme: theme.get(), snapshots: workshop.snapshots)
        .prepare(book, verdicts: verdicts, reference: reference)
      let counts = zip(verdicts.profiles, tallies).map { ($0.name, $1) }
      return Rebuild(outcome: .site(site), changed: changed, tallies: counts)
    } catch let error as SiteError {
      return Rebuild(mistakes: error.diagnostics, changed: changed)
    } catch {
      return Rebuild(outcome: .obstacle("\(error)"), changed: changed, tallies: [])
    }
  }

  /// Forgets what was made of files that are other than they were.
  private mutating func forget(changesOf new: FolderWatch.Sight) {
    let paths = Set(new.keys).union(sight.keys).filter { new[$0] != sight[$0] }
    if paths.contains(where: { $0.hasPrefix(workshop.theme) }) { theme = nil }
    if paths.contains(where: { !$0.hasSuffix(".md") }) { reference = nil }
  }

  private mutating func readTheme() -> Result<Theme, SiteError> {
    if let theme { return .success(theme) }
    do throws(SiteError) {
      let theme = try Theme(folder: workshop.theme)
      self.theme = theme
      return .success(theme)
    } catch {
      return .failure(error)
    }
  }

  /// What the engines did, and the counts of each.
  private mutating func verdicts(
    on book: SpecBook
  ) async throws -> (any VerdictSource, [Tally]) {
    switch workshop.verdicts {
    case .reports(_, let read):
      let reports = try read()
      return (reports, reports.flatMap(\.engines).map(\.tally))
    case .engines(let judge):
      try await judged.judge(book, by: judge)
      return (judged, judged.tallies(on: book.pages))
    }
  }
}

extension Rebuild {
  /// What is shown of mistakes: each with the line in which it stands.
  fileprivate init(mistakes: [Diagnostic], changed: [String]) {
    var excerpts = Excerpts()
    let shown = mistakes.map { ProblemPage.Mistake($0, line: excerpts.line(at: $0.location)) }
    self.init(outcome: .mistakes(shown), changed: changed, tallies: [])
  }
}

extension Result where Success == Theme, Failure == SiteError {
  /// The mistakes in the theme.
  fileprivate var diagnostics: [Diagnostic] {
    if case .failure(let error) = self { error.diagnostics } else { [] }
  }
}
