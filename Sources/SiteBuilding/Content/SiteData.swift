import Conformance
import SpecReading

/// What the site says alike in every language, made once.
struct SiteData: Sendable {
  /// How much is made of what few pages show and all of the book goes into.
  enum Extent {
    /// All of it.
    case whole
    /// None: scripts have names alone, phrases have no examples, and of the engines there are the
    /// names. A preview makes the rest once somebody asks for it.
    case urgent
  }

  /// How much of it there is.
  private(set) var extent = Extent.urgent
  /// What every engine did.
  private(set) var scoreboard: Scoreboard
  /// What the engines did by page, by feature and by level.
  private(set) var standings: Standings
  /// What the engines did, step by step.
  private(set) var recordings: Recordings
  /// The verdicts, for scripts that compare.
  private(set) var verdicts = Asset.unmade("verdicts")
  /// For each clause, the file it stands in.
  let paths: [String: String]
  /// Where old addresses lead.
  let moves: Moves
  /// What machines read of it.
  let downloads: DownloadFiles
  /// How much of the sources the pages carry.
  let coverage: Coverage
  /// For each statement of the ledger, what shows that it is true, where the ledger says so.
  let evidence: [String: Evidence]
  /// The pages as they were written first, by name, where there are translations.
  let originals: [String: Page]
  /// The examples of the phrases.
  private(set) var phraseExamples: [String: PhraseExample] = [:]

  /// Makes what is urgent.
  init(_ book: SpecBook, _ engines: [EngineProfile], _ publishing: Publishing) {
    paths = book.pages.reduce(into: [String: String]()) { paths, page in
      for clause in page.clauses { paths[clause.id] = page.path }
    }
    let silent = engines.map { Report.Column(profile: $0, results: [], tally: Tally()) }
    scoreboard = Scoreboard([], reports: [Report(engines: silent)])
    standings = Standings([], scoreboard)
    recordings = Recordings([])
    moves = Moves(book.redirects)
    downloads = DownloadFiles(publishing.downloads, engines: scoreboard.engines)
    coverage =
      book.ledger.statements.isEmpty ? Coverage(sections: [], clauses: []) : book.coverage
    evidence = book.ledger.statements.reduce(into: [:]) { $0[$1.id] = $1.evidence }
    let originals = book.translations.isEmpty ? [] : book.pages
    self.originals = Dictionary(
      originals.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Makes all of it.
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

  /// The same with what the engines did in the scenarios of one page, and nothing of others.
  func judged(by verdicts: some VerdictSource, on page: Page) -> SiteData {
    let reports = verdicts.reports(on: [page])
    var data = self
    data.scoreboard = Scoreboard([page], reports: reports)
    data.recordings = Recordings(reports, of: Set(page.scenarios.lazy.map(\.id.description)))
    return data
  }

  /// The same with all counts and verdicts.
  func judged(by verdicts: some VerdictSource, on pages: [Page]) -> SiteData {
    var data = self
    data.scoreboard = Scoreboard(pages, reports: verdicts.reports(on: pages))
    data.standings = Standings(pages, data.scoreboard)
    return data
  }
}
