import Conformance
import Results

/// Reads the page `vocabulary.md`, whose tables declare steps and phrases.
///
/// The program contains the rows of this repository's page; `make vocabulary` writes them.
package struct VocabularyPage: Sendable {
  /// The name of the page, which is not shown as others are: the phrasebook is made of it.
  package static let name = "vocabulary"

  /// The columns of a table of forms.
  private static let formColumns = ["step", "traits", "meaning", "UIKit", "random scripts"]
  /// The columns of a table of phrases; the codes of languages follow.
  private static let phraseColumns = ["phrase", "says", "feature", "needs", "help"]

  /// The rows of all tables, in order.
  package private(set) var rows: [VocabularyTables.Row] = []
  /// The languages of the sentences, in the order of the columns.
  package private(set) var languages: [String] = []
  private var places: [PipeTable.Row] = []
  private var log: DiagnosticLog

  /// The mistakes of the page.
  package var diagnostics: [Diagnostic] { log.diagnostics }

  /// Reads the page.
  package init(_ bytes: [UInt8], file: String) {
    log = DiagnosticLog(file: file)
    for block in MarkdownDocument(SourceLines(bytes), rendering: .none).blocks {
      switch block.content {
      case .table(let table): read(table)
      case .brokenTable(let fault):
        log.report(fault.summary, hint: Hint(fault.hint), line: fault.line)
      case .heading, .labelled, .prose: break
      }
    }
    var mistakes: [VocabularyTables.Mistake] = []
    _ = VocabularyTables(rows, mistakes: &mistakes)
    for (row, error) in mistakes { report(error, inRow: row) }
  }

  private mutating func read(_ table: PipeTable) {
    let columns = table.header.cells.map(\.markdown)
    let languages = columns.dropFirst(Self.phraseColumns.count)
    let isForms = columns == Self.formColumns
    guard isForms || columns.starts(with: Self.phraseColumns) else {
      let expected = [Self.formColumns, Self.phraseColumns].map {
        "`\($0.joined(separator: " | "))`"
      }
      return log.report(
        "the columns of this table are not those of the vocabulary",
        hint: "write \(expected.joined(separator: ", or ")) and a column for each language",
        line: table.header.line)
    }
    if !isForms, self.languages.isEmpty { self.languages = Array(languages) }
    for row in table.rows {
      let cells = row.cells.map { $0.markdown[...] }
      if let pipe = row.cells.first(where: { $0.markdown.contains("|") }) {
        log.report(
          "a cell contains `|`", hint: "say it without", line: row.line, column: pipe.column)
        continue
      }
      if let empty = row.cells.indices.first(where: { index in
        row.cells[index].markdown.isEmpty
          && !["traits", "UIKit", "random scripts", "needs"].contains(columns[index])
      }) {
        log.report(
          "the cell `\(columns[empty])` is empty", hint: "fill it in", line: row.line,
          column: row.cells[empty].column)
        continue
      }
      rows.append(isForms ? .form(cells) : .phrase(cells))
      places.append(row)
    }
  }

  private mutating func report(_ error: VocabularyError, inRow index: Int) {
    let place = places[index]
    let cell = place.cells.first { $0.markdown.contains(error.text) } ?? place.cells[0]
    log.report(
      "`\(error.text)`: \(error.problem.words)", hint: "compare it with another row of the page",
      line: place.line, column: cell.column)
  }

  /// The first row that the program does not contain, as a mistake; nil if it contains all, or if the
  /// page has other mistakes.
  var difference: Diagnostic? {
    let known = Vocabulary.rows
    guard diagnostics.isEmpty, rows != known else { return nil }
    let first = zip(rows, known).enumerated().first { $1.0 != $1.1 }?.offset ?? places.count - 1
    let line = places.indices.contains(first) ? places[first].line : 1
    return Diagnostic(
      SourceLocation(file: log.file, line: line), "this program was built with another vocabulary",
      hint: "run `make vocabulary`, which writes the rows to its source, and build it")
  }
}

extension VocabularyPage {
  /// The Swift source that contains the rows.
  package var source: String {
    let cells = rows.map { row in
      switch row {
      case .form(let cells): (cells.prefix(2), cells.dropFirst(2))
      case .phrase(let cells): (cells.prefix(3), cells.dropFirst(3))
      }
    }
    let languages = languages.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      // Written by `make vocabulary` from Spec/vocabulary.md.

      extension Vocabulary {
        /// The languages of the sentences, in the order of the columns.
        package static let languages = [\(languages)]

        /// The cells in front of each row.
        static let rowsInFront = \"""
      \(Self.lines(cells.map(\.0), indentation: 4))
          \"""
      }

      #if !hasFeature(Embedded)
        extension Vocabulary {
          /// The other cells of each row, for tools.
          static let rowsForTools = \"""
      \(Self.lines(cells.map(\.1), indentation: 6))
            \"""
        }
      #endif

      """
  }

  private static func lines(_ rows: [ArraySlice<Substring>], indentation: Int) -> String {
    rows.map { cells in
      let text = cells.joined(separator: "|").replacing("\\", with: "\\\\")
      return String(repeating: " ", count: indentation) + text
    }.joined(separator: "\n")
  }
}
