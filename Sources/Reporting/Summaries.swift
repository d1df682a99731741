import Conformance
import Results

/// The last line of a command that succeeded.
package enum Summary {
  /// Returns `2 pages, 41 clauses, 143 scenarios: no errors`.
  package static func check(pages: Int, clauses: Int, scenarios: Int) -> TerminalText {
    let counts = [
      Noun.counted(pages, "page"), Noun.counted(clauses, "clause"),
      Noun.counted(scenarios, "scenario"),
    ]
    return "\(counts.joined(separator: ", ")): no errors\n"
  }

  /// Returns `Spec/page.md: 1 table formatted` for each page with such tables, and the number of pages
  /// that were read.
  package static func formatted(
    _ tables: [Diagnostic], links: [Diagnostic], pages: Int
  ) -> TerminalText {
    let files = Set((tables + links).map(\.location.file)).sorted()
    return files.map { file in
      let count = { (changes: [Diagnostic]) in changes.count { $0.location.file == file } }
      let changes = parts(tables: count(tables), links: count(links))
      return "\(file, upTo: .max): \(changes) formatted\n"
    }.joined() + "\(Noun.counted(pages, "page")): \(files.count) changed\n"
  }

  /// Returns `20 pages: 2 tables and 1 link not formatted`.
  package static func unformatted(tables: Int, links: Int, pages: Int) -> TerminalText {
    let count =
      tables + links == 0
      ? "every table and link is" : parts(tables: tables, links: links) + " not"
    return "\(Noun.counted(pages, "page")): \(count) formatted\n"
  }

  /// Returns `2 tables and 1 link`, without a part of which there is none.
  private static func parts(tables: Int, links: Int) -> String {
    let parts = [(tables, "table"), (links, "link")].filter { $0.0 > 0 }
    return parts.map { Noun.counted($0, $1) }.joined(separator: " and ")
  }

  /// Returns `4210 links in 17 pages: none is broken`.
  package static func links(_ links: Int, pages: Int) -> TerminalText {
    "\(Noun.counted(links, "link")) in \(Noun.counted(pages, "page")): none is broken\n"
  }

  /// Returns `.build/site/index.html: 3 files written, 1 removed, 20 unchanged`.
  package static func site(
    front: String, written: Int, removed: Int, unchanged: Int
  ) -> TerminalText {
    let removals: TerminalText = removed > 0 ? ", \(removed) removed" : ""
    let files = Noun.counted(written, "file")
    return "\(front, upTo: .max): \(files) written\(removals), \(unchanged) unchanged\n"
  }

  /// Returns `3 reports merged`, and a line of counts for each engine.
  package static func joining(_ report: Report, files: Int) -> TerminalText {
    "\(Noun.counted(files, "report")) merged\n"
      + report.engines.map { "\(ResultCounts($0).summaryWords) · \($0.profile.words)\n" }.joined()
  }

  /// Returns how many files of a new engine were written to which folder, and the commands to paste.
  package static func engine(
    folder: String, title: String, files: Int, commands: [String]
  ) -> TerminalText {
    "\(folder, upTo: .max): \(Noun.counted(files, "file")) of \(title)\n\nNext:\n\n"
      + commands.map { "  \($0, upTo: .max)\n" }.joined()
  }

  /// The version of the program, and the folder of the pages that it reads; nil if it finds none.
  package static func version(_ version: String, pages: String?) -> TerminalText {
    "\(version)\npages: \(pages ?? "none were found", upTo: .max)\n"
  }
}
