import Conformance
import SpecReading

/// What the site says alike in every language, made once.
struct SiteData: Sendable {
  /// What every engine did.
  let scoreboard: Scoreboard
  /// What the engines did by page, by feature and by level.
  let standings: Standings
  /// What the engines did, step by step.
  let recordings: Recordings
  /// The verdicts, for scripts that compare.
  let verdicts: Asset
  /// For each clause, the file it stands in.
  let paths: [String: String]
  /// Where old addresses lead.
  let moves: Moves
  /// What machines read of it.
  let downloads: DownloadFiles
  /// How much of the sources the pages carry.
  let coverage: Coverage
  /// The pages as they were written first, by name, where there are translations.
  let originals: [String: Page]
  /// The examples of the phrases.
  let phraseExamples: [String: PhraseExample]

  init(_ book: SpecBook, reports: [Report], _ publishing: Publishing) {
    paths = book.pages.reduce(into: [String: String]()) { paths, page in
      for clause in page.clauses { paths[clause.id] = page.path }
    }
    scoreboard = Scoreboard(book, reports: reports)
    standings = Standings(book, scoreboard)
    recordings = Recordings(reports)
    moves = Moves(book.redirects)
    downloads = DownloadFiles(publishing.downloads, engines: scoreboard.engines)
    coverage =
      book.ledger.statements.isEmpty ? Coverage(sections: [], clauses: []) : book.coverage
    verdicts = VerdictData(book.pages, scoreboard).asset
    let originals = book.translations.isEmpty ? [] : book.pages
    self.originals = Dictionary(
      originals.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    // A book without a scenario has no use for phrases.
    phraseExamples = paths.isEmpty ? [:] : book.phraseExamples
  }
}
