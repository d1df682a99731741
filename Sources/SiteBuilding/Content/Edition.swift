import Conformance
import SpecReading

/// What all pages of one site share, made once.
struct Edition: Sendable {
  /// How much is made of what few pages show and all of the book goes into.
  enum Extent {
    /// All of it.
    case whole
    /// None: scripts have names alone, phrases have no examples, there are no counts by feature
    /// and level, and no traces. A preview makes them once somebody asks for them.
    case urgent
  }

  /// What every engine did.
  let scoreboard: Scoreboard
  /// What the engines did by page, by feature and by level.
  private(set) var standings: Standings
  /// The links between the pages.
  let navigation: Navigation
  /// What the engines did, step by step.
  private(set) var recordings: Recordings
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
    extent: Extent = .whole
  ) throws(SiteError) {
    let paths = book.pages.reduce(into: [String: String]()) { paths, page in
      for clause in page.clauses { paths[clause.id] = page.path }
    }
    let made = try ReferencePages.make(
      of: book, paths: paths, reference, examples: extent == .whole ? book.phraseExamples : [:])
    scoreboard = Scoreboard(book, reports: reports)
    standings = Standings(extent == .whole ? book : SpecBook.empty, scoreboard)
    verdicts =
      extent == .whole ? VerdictData(book.pages, scoreboard).asset : .unmade("verdicts")
    navigation = Navigation(book.pages, reference: made)
    recordings = Recordings(extent == .whole ? reports : [])
    moves = Moves(book.redirects)
    downloads = DownloadFiles(publishing.downloads, engines: scoreboard.engines)
    coverage =
      book.ledger.statements.isEmpty ? Coverage(sections: [], clauses: []) : book.coverage
    searchIndex =
      extent == .whole ? SearchIndex(book, reference: made).asset : .unmade("search-index")
    self.paths = paths
    self.reference = made
  }
}

extension Edition {
  /// The same with what the engines did in the scenarios of one page.
  func recorded(_ reports: [Report], on page: Page) -> Edition {
    var edition = self
    edition.recordings = Recordings(
      reports, of: Set(page.scenarios.lazy.map(\.id.description)))
    return edition
  }

  /// The same with the counts by feature and level.
  func counted(_ book: SpecBook) -> Edition {
    var edition = self
    edition.standings = Standings(book, scoreboard)
    return edition
  }
}

extension SpecBook {
  fileprivate static let empty = SpecBook(pages: [], ledger: Ledger(), diagnostics: [])
}

extension Page {
  /// The file of the site that shows it.
  var path: String { name + ".html" }

  /// The way from its file to the top of the site, such as `../`.
  var root: String { SiteFile.root(of: path) }
}
