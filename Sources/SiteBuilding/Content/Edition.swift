import Conformance
import SpecReading

/// What all pages of one site share, made once.
struct Edition: Sendable {
  /// What every engine did.
  let scoreboard: Scoreboard
  /// The links between the pages.
  let navigation: Navigation
  /// For each clause, the file it stands in.
  let paths: [String: String]
  /// Where old addresses lead.
  let moves: Moves
  /// What machines read of it.
  let downloads: DownloadFiles

  init(_ book: SpecBook, reports: [Report], _ publishing: Publishing) {
    scoreboard = Scoreboard(book, reports: reports)
    navigation = Navigation(book.pages)
    paths = book.pages.reduce(into: [:]) { paths, page in
      for clause in page.clauses { paths[clause.id] = page.path }
    }
    moves = Moves(book.redirects)
    downloads = DownloadFiles(publishing.downloads, engines: scoreboard.engines)
  }
}

extension Page {
  /// The file of the site that shows it.
  var path: String { name + ".html" }

  /// The way from its file to the top of the site, such as `../`.
  var root: String { SiteFile.root(of: path) }
}
