import Conformance
import SpecReading

/// What all pages of one site share, made once.
struct Edition: Sendable {
  /// What every engine did.
  let scoreboard: Scoreboard
  /// The links between the pages.
  let navigation: Navigation
  /// What the engines did, step by step.
  let recordings: Recordings
  /// For each clause, the file it stands in.
  let paths: [String: String]

  init(_ book: SpecBook, reports: [Report]) {
    scoreboard = Scoreboard(book, reports: reports)
    navigation = Navigation(book.pages)
    recordings = Recordings(reports)
    paths = book.pages.reduce(into: [:]) { paths, page in
      for clause in page.clauses { paths[clause.id] = page.path }
    }
  }
}

extension Page {
  /// The file of the site that shows it.
  var path: String { name + ".html" }

  /// The way from its file to the top of the site, such as `../`.
  var root: String {
    String(repeating: "../", count: name.utf8.count { $0 == UInt8(ascii: "/") })
  }
}
