import Conformance
import Results

/// An author's mistake with its details; the wording of each kind is in one place.
protocol SpecDiagnostic {
  /// The message, and the hint on what to do.
  var wording: (summary: String, hint: String?) { get }
}

extension SpecDiagnostic {
  /// Returns a hint that suggests a word.
  static func meant(_ suggestion: String?) -> String? {
    suggestion.map { "did you mean `\($0)`?" }
  }

  /// Returns the words in backticks, joined by commas.
  static func list(_ words: [String]) -> String { words.map { "`\($0)`" }.joined(separator: ", ") }
}

extension Diagnostic {
  /// Makes a diagnostic with the wording of a mistake.
  init(_ location: SourceLocation, _ problem: some SpecDiagnostic) {
    let wording = problem.wording
    self.init(location, wording.summary, hint: wording.hint)
  }
}

/// Collects the diagnostics of one page.
///
/// `report` has an overload for each kind, so that callers can write `.noTitle`.
struct DiagnosticLog: Sendable {
  /// The page's path, as the user wrote it.
  let file: String
  /// The diagnostics, in the order in which they were reported.
  private(set) var diagnostics: [Diagnostic] = []

  init(file: String) { self.file = file }

  /// Reports a mistake of the page.
  mutating func report(_ problem: PageDiagnostic, line: Int, column: Int = 1) {
    append(problem, line, column)
  }

  /// Reports a mistake of a clause.
  mutating func report(_ problem: ClauseDiagnostic, line: Int, column: Int = 1) {
    append(problem, line, column)
  }

  /// Reports a mistake of a stage.
  mutating func report(_ problem: StageDiagnostic, line: Int, column: Int = 1) {
    append(problem, line, column)
  }

  /// Reports a mistake of a scenario.
  mutating func report(_ problem: ScenarioDiagnostic, line: Int, column: Int = 1) {
    append(problem, line, column)
  }

  /// Reports a mistake of the traceability matrix.
  mutating func report(_ problem: TraceabilityDiagnostic, line: Int, column: Int = 1) {
    append(problem, line, column)
  }

  /// Reports a mistake in evidence.
  mutating func report(_ problem: EvidenceDiagnostic, line: Int, column: Int = 1) {
    append(problem, line, column)
  }

  private mutating func append(_ problem: some SpecDiagnostic, _ line: Int, _ column: Int) {
    let location = SourceLocation(file: file, line: line, column: column)
    diagnostics.append(Diagnostic(location, problem))
  }
}

/// The mistakes of a page as a whole and of its tables.
enum PageDiagnostic: SpecDiagnostic, Hashable {
  case notUTF8
  case noTitle
  case tangledTables
  case brokenTable(TableFault)
  case surplusCell(columns: Int)
  case noRows
  case tagInCell
  case almostTable(word: String, meant: String)
  case footnote
  case noExample

  var wording: (summary: String, hint: String?) {
    switch self {
    case .notUTF8: ("the page is not UTF-8 text", "save it as UTF-8")
    case .noTitle: ("the page has no title", "begin it with `# Title`")
    case .tangledTables:
      (
        "tables and other blocks follow each other without a blank line too often to be read",
        "put a blank line before and after each table"
      )
    case .brokenTable(.cellCounts(_, let header, let delimiter)):
      (
        "the delimiter row has \(delimiter) cells and the header \(header), so this is not a table",
        "give both rows as many cells"
      )
    case .brokenTable(.noDelimiterRow):
      (
        "these lines look like a table but have no delimiter row",
        "write `| --- |`, with as many cells, below the header"
      )
    case .brokenTable(.strayRow):
      (
        "this line looks like a row but belongs to no table",
        "remove what parts it from its table, such as a blank line"
      )
    case .brokenTable(.tooManyMissingCells):
      (
        "the rows of this table leave out too many cells",
        "write every row with as many cells as the header, or make tables of fewer columns"
      )
    case .noRows: ("the table has no rows, so it tests nothing", "add a row, or remove the table")
    case .tagInCell:
      ("this cell has an HTML tag, whose words are not read", "write `\\<` or remove the tag")
    case .surplusCell(let columns):
      (
        "this cell has no column: the table has \(columns)",
        "remove it, or write `\\|` for a pipe that belongs to a cell"
      )
    case .almostTable(let word, let meant):
      ("`\(word)` begins no kind of table", "did you mean `\(meant)`?")
    case .noExample:
      (
        "this line names no scenario as its example",
        "link to the row, as in `Example: [HIT-1/first](hit-testing.md#HIT-1/first).`"
      )
    case .footnote:
      (
        "footnotes are not supported",
        "write the note in the text, or `\\[^` where no footnote is meant"
      )
    }
  }
}
