import ArgumentParser
import Reporting
import Results
import Running
import SpecReading

/// Formats the tables of pages, and their links to clauses.
struct Format: OutcomeCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Align the tables of pages, and point links to clauses at their headings.",
    discussion: """
      Without files, all pages of the folder and their translations are formatted. Columns get the \
      width that a terminal shows, a row gets the cells that it leaves out, and the markers of the \
      delimiter row are kept; a table of more than 500 columns is only trimmed. A link to a clause \
      gets the anchor that code hosts give to its heading, such as \
      'hit-testing.md#hit-9-a-hidden-view-is-skipped' for '#HIT-9'; on the site it leads to HIT-9. \
      All else stays byte for byte. Pages may have errors: what cannot be read as a table or link \
      stays as it is.

      Examples:
        conform format
        conform format --check
        conform format Spec/hit-testing.md
      """)

  @OptionGroup var spec: SpecOptions

  @Flag(help: "Write nothing, print what is not formatted, and fail if there is anything.")
  var check = false

  @Argument(help: "The pages to format. Example: Spec/hit-testing.md")
  var files: [Path] = []

  func outcome() async throws -> RunOutcome {
    let paths = try files.isEmpty ? spec.reader().files : files.map(\.text)
    let targets = await linkTargets()
    var tables: [Diagnostic] = []
    var links: [Diagnostic] = []
    try FileErrors.trying(paths.compactMap(Path.init)) { path throws(FileError) in
      var page = PageText(try path.read(), file: path.text)
      let moved = targets[path.text].map { page.link(to: $0.headings, from: $0.page) } ?? []
      let lines = page.format()
      if !check, !lines.isEmpty || !moved.isEmpty { try path.write(page.bytes) }
      links += moved.map { .unformattedLink(in: path.text, line: $0) }
      tables += lines.map { .unformattedTable(in: path.text, line: $0) }
    }
    guard check else {
      StandardStream.output.write(Summary.formatted(tables, links: links, pages: paths.count))
      return .conforming
    }
    let all = (tables + links).sorted { $0.location < $1.location }
    StandardStream.output.write(DiagnosticList.lines(all))
    StandardStream.output.write(
      Summary.unformatted(tables: tables.count, links: links.count, pages: paths.count))
    return all.isEmpty ? .conforming : .notConforming
  }

  /// Returns the headings that links of a page may lead to, with the page's name, by its path; nothing
  /// where the folder cannot be read.
  private func linkTargets() async -> [String: (page: String, headings: ClauseHeadings)] {
    guard let book = try? await spec.reader(languages: .all).read() else {
      return [:]
    }
    var targets: [String: (page: String, headings: ClauseHeadings)] = [:]
    for pages in [book.pages] + book.translations.map(\.pages) {
      let headings = ClauseHeadings(pages)
      for page in pages { targets[page.file] = targets[page.file] ?? (page.name, headings) }
    }
    return targets
  }
}
