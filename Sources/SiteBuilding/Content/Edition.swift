import Conformance
import SpecReading

/// What all pages of one site share, made once.
struct Edition: Sendable {
  /// Whether the scripts that tell of the whole book are made with the rest.
  enum Scripts {
    /// They are there.
    case made
    /// They have names alone; they are big, and a preview makes them once somebody asks for them.
    case named
  }

  /// What every engine did.
  let scoreboard: Scoreboard
  /// What the engines did by page, by feature and by level.
  let standings: Standings
  /// The links between the pages.
  let navigation: Navigation
  /// What the engines did, step by step.
  let recordings: Recordings
  /// For each clause, the file it stands in.
  let paths: [String: String]
  /// Where old addresses lead.
  let moves: Moves
  /// What machines read of it.
  let downloads: DownloadFiles
  /// How much of the sources the pages carry.
  let coverage: Coverage
  /// The pages that are made from declarations.
  let reference: [ReferencePage]
  /// The verdicts, for scripts that compare.
  let verdicts: Asset
  /// What the search looks in.
  let searchIndex: Asset

  /// Makes all that pages share.
  ///
  /// - Throws: where what the reference is made of has a mistake.
  init(
    _ book: SpecBook, reports: [Report], _ publishing: Publishing, reference: Reference,
    scripts: Scripts = .made
  ) throws(SiteError) {
    let paths = book.pages.reduce(into: [String: String]()) { paths, page in
      for clause in page.clauses { paths[clause.id] = page.path }
    }
    let made = try ReferencePages.make(of: book, paths: paths, reference)
    scoreboard = Scoreboard(book, reports: reports)
    standings = Standings(book, scoreboard)
    verdicts =
      scripts == .made ? VerdictData(book.pages, scoreboard).asset : .unmade("verdicts")
    navigation = Navigation(book.pages, reference: made)
    recordings = Recordings(reports)
    moves = Moves(book.redirects)
    downloads = DownloadFiles(publishing.downloads, engines: scoreboard.engines)
    coverage =
      book.ledger.statements.isEmpty ? Coverage(sections: [], clauses: []) : book.coverage
    searchIndex =
      scripts == .made ? SearchIndex(book, reference: made).asset : .unmade("search-index")
    self.paths = paths
    self.reference = made
  }
}

extension Page {
  /// The file of the site that shows it.
  var path: String { name + ".html" }

  /// The way from its file to the top of the site, such as `../`.
  var root: String { SiteFile.root(of: path) }
}
