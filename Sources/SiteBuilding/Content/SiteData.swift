import Conformance
import SpecReading

/// The values that the site shows alike in every language, made once.
struct SiteData: Sendable {
  /// How much is computed of the values that need the whole book and few pages show.
  enum Extent {
    /// Everything.
    case whole
    /// Nothing: scripts have no content, phrases no examples, and engines no verdicts. A preview
    /// computes these on demand.
    case urgent
  }

  /// How much is computed.
  private(set) var extent = Extent.urgent
  /// The verdicts of every engine.
  private(set) var scoreboard: Scoreboard
  /// The counts of every engine by page, by feature and by level.
  private(set) var standings: Standings
  /// The recorded steps of every engine.
  private(set) var recordings: Recordings
  /// The verdicts as a script, for scripts that compare.
  private(set) var verdicts = Asset.unmade("verdicts")
  /// The file of the page of each clause, by the clause's id.
  let paths: [String: String]
  /// The redirects from former addresses.
  let redirects: Redirects
  /// The files for machines: the report and the badges.
  let downloads: DownloadFiles
  /// How much of the sources the pages cover.
  let coverage: Coverage
  /// The evidence of each statement of the traceability matrix that has any, by its id.
  let evidence: [String: Evidence]
  /// The original pages by name; empty where there are no translations.
  let originals: [String: Page]
  /// An example of each phrase that a page uses, by the phrase's pattern.
  private(set) var phraseExamples: [String: PhraseExample] = [:]

  /// Computes what every page needs.
  init(_ book: SpecBook, _ engines: [EngineProfile], _ publishing: Publishing) {
    paths = book.pages.reduce(into: [String: String]()) { paths, page in
      for clause in page.clauses { paths[clause.id] = page.path }
    }
    let silent = engines.map { Report.Column(profile: $0, entries: [], tally: Tally()) }
    scoreboard = Scoreboard([], reports: [Report(engines: silent)])
    standings = Standings([], scoreboard)
    recordings = Recordings([])
    redirects = Redirects(book.redirects)
    downloads = DownloadFiles(publishing.downloads, engines: scoreboard.engines)
    coverage =
      book.ledger.statements.isEmpty ? Coverage(sections: [], clauses: []) : book.coverage
    evidence = book.ledger.statements.reduce(into: [:]) { $0[$1.id] = $1.evidence }
    let originals = book.translations.isEmpty ? [] : book.pages
    self.originals = Dictionary(
      originals.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Computes everything.
  static func whole(
    _ book: SpecBook, reports: [Report], _ publishing: Publishing
  ) async -> SiteData {
    async let examples = book.phraseExamples
    async let recordings = Recordings(reports)
    let scoreboard = Scoreboard(book.pages, reports: reports)
    async let verdicts = VerdictData(book.pages, scoreboard).asset
    var data = SiteData(book, reports.profiles, publishing)
    data.standings = Standings(book.pages, scoreboard)
    data.scoreboard = scoreboard
    (data.phraseExamples, data.recordings) = await (examples, recordings)
    data.verdicts = await verdicts
    data.extent = .whole
    return data
  }

  /// Returns the data with the verdicts on the scenarios of one page, and on no others.
  func judged(by verdicts: some VerdictSource, on page: Page) -> SiteData {
    let reports = verdicts.reports(on: [page])
    var data = self
    data.scoreboard = Scoreboard([page], reports: reports)
    data.recordings = Recordings(reports, of: Set(page.scenarios.lazy.map(\.id.description)))
    return data
  }

  /// Returns the data with all counts and verdicts.
  func judged(by verdicts: some VerdictSource, on pages: [Page]) -> SiteData {
    var data = self
    data.scoreboard = Scoreboard(pages, reports: verdicts.reports(on: pages))
    data.standings = Standings(pages, data.scoreboard)
    return data
  }
}
