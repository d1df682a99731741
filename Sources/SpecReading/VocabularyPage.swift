import Conformance
import Results

/// Reads the page `vocabulary.md`, whose tables declare what pages can say.
///
/// The program contains the rows of the page of UIKit's domain; `make vocabulary` writes them. The page
/// of another domain is read with its folder.
package struct VocabularyPage: Sendable {
  /// The name of the page, which is not shown as others are: the phrasebook is made of it.
  package static let name = "vocabulary"

  /// The domain that the page declares after `Domain:`, such as `UIKit`; nil if it does not.
  package let domain: String?
  /// The rows of all tables, in order.
  package private(set) var rows: [VocabularyTables.Row] = []
  /// What the columns of languages say in each row, by their tags: a sentence, or the meaning.
  package private(set) var translations: [[String: String]] = []
  /// The languages of the sentences, in the order of the columns.
  package private(set) var languages: [String] = []
  private var places: [PipeTable.Row] = []
  private var log: DiagnosticLog
  /// The vocabulary of another domain than UIKit's; nil for that, and if the page has mistakes.
  package private(set) var vocabulary: Vocabulary?

  /// The mistakes of the page.
  package var diagnostics: [Diagnostic] { log.diagnostics }

  /// Reads the page.
  package init(_ bytes: [UInt8], file: String) {
    log = DiagnosticLog(file: file)
    domain = Self.domain(in: bytes)
    guard log.checkUTF8(bytes, of: "page") else { return }
    checkDomain(in: bytes)
    for block in MarkdownDocument(SourceLines(bytes), rendering: .none).blocks {
      switch block.content {
      case .table(let table): read(table)
      case .brokenTable(let fault):
        log.report(fault.summary, hint: Hint(fault.hint), line: fault.line)
      case .heading, .labelled, .prose: break
      }
    }
    var mistakes: [VocabularyTables.Mistake] = []
    let vocabulary = Vocabulary(
      rows, languages: languages, domain: domain, isUIKit: domain == Self.uikit,
      mistakes: &mistakes)
    for (row, error) in mistakes { report(error, inRow: row) }
    if rows.isEmpty, diagnostics.isEmpty {
      log.report(
        "the vocabulary declares nothing",
        hint: "add tables of features, steps and phrases, or remove the page", line: 1)
    }
    if diagnostics.isEmpty, domain != Self.uikit { self.vocabulary = vocabulary }
  }

  /// The domain of the vocabulary that this program contains.
  static let uikit = "UIKit"

  /// Returns what a line `Domain: UIKit.` names.
  static func domain(in bytes: [UInt8]) -> String? { domains(in: bytes).first?.name }

  private static func domains(in bytes: [UInt8]) -> [(name: String, line: Int)] {
    let source = SourceLines(bytes)
    return (1..<source.count + 1).compactMap { number in
      let text = source.text(of: number)
      guard text.hasPrefix("Domain: ") else { return nil }
      return (String(text.dropFirst("Domain: ".count).prefix { $0 != "." }), number)
    }
  }

  private mutating func checkDomain(in bytes: [UInt8]) {
    let domains = Self.domains(in: bytes)
    for domain in domains.dropFirst() {
      log.report("another line names the domain", hint: "keep one of them", line: domain.line)
    }
    if let domain = domains.first, domain.name != Self.uikit,
      domain.name.lowercased() == Self.uikit.lowercased()
    {
      log.report(
        "`\(domain.name)` is not the domain of the program's own engine",
        hint: Hint("write `\(Self.uikit)`", replacing: domain.name, by: Self.uikit),
        line: domain.line)
    }
  }

  private mutating func read(_ table: PipeTable) {
    let columns = table.header.cells.map(\.markdown)
    guard let kind = columns.first.flatMap({ VocabularyTables.Table(rawValue: $0) }) else {
      return log.report(
        "no table of a vocabulary begins with the column `\(columns.first ?? "")`",
        hint: "begin it with \(Noun.list(VocabularyTables.Table.words))",
        line: table.header.line)
    }
    let tags = columns.filter { !kind.columns.contains($0) }
    guard checkColumns(of: table, columns, kind, tags) else { return }
    log.checkSurplus(in: table)
    if kind == .phrase, languages.isEmpty { languages = tags }
    let positions = (kind.columns + (kind == .phrase ? languages : [])).map {
      columns.firstIndex(of: $0)
    }
    for row in table.rows {
      if let pipe = row.cells.first(where: { $0.markdown.contains("|") }) {
        log.report(
          "a cell contains `|`", hint: "say it without", line: row.line, column: pipe.column)
        continue
      }
      if let empty = row.cells.indices.first(where: { index in
        row.cells[index].markdown.isEmpty && !kind.isOptional(columns[index])
      }) {
        log.report(
          "the cell `\(columns[empty])` is empty", hint: "fill it in", line: row.line,
          column: row.cells[empty].column)
        continue
      }
      let cells = positions.map { position in position.map { row.cells[$0].markdown[...] } ?? "" }
      rows.append(VocabularyTables.Row(kind, cells))
      let texts = zip(columns, row.cells.map(\.markdown)).filter { tags.contains($0.0) }
      translations.append(Dictionary(uniqueKeysWithValues: texts.map { ($0, $1) }))
      places.append(row)
    }
  }

  /// Reports what is wrong with the columns of a table, and returns whether nothing is.
  private mutating func checkColumns(
    of table: PipeTable, _ columns: [String], _ kind: VocabularyTables.Table, _ tags: [String]
  ) -> Bool {
    let count = log.diagnostics.count
    let all = Hint(
      "it has \(kind.requiredColumns.joined(separator: " | ")), and for each language a column with "
        + "its tag, such as `ko`")
    let missing = kind.requiredColumns.filter { !columns.contains($0) }
    if !missing.isEmpty {
      log.report(
        "the table `\(kind.rawValue)` lacks \(Noun.list(missing))", hint: all,
        line: table.header.line)
    }
    for (index, column) in columns.enumerated() {
      let place = table.header.cells[index].column
      if columns[..<index].contains(column) {
        log.report(
          "another column is `\(column)` too", hint: "keep one of them", line: table.header.line,
          column: place)
      } else if tags.contains(column), !LanguageTag.isWellFormed(column) {
        log.report(
          "`\(column)` is neither a column of this table nor the tag of a language",
          hint: Spelling.hint(for: column, among: kind.columns) ?? all, line: table.header.line,
          column: place)
      }
    }
    return log.diagnostics.count == count
  }

  private mutating func report(_ error: VocabularyError, inRow index: Int) {
    let place = places[index]
    let cell = place.cells.first { $0.markdown.contains(error.text) } ?? place.cells[0]
    log.report(
      "`\(error.text)`: \(error.problem.words)", hint: hint(for: error.remedy), line: place.line,
      column: cell.column)
  }

  private func hint(for remedy: VocabularyError.Remedy) -> Hint {
    switch remedy {
    case .hint(let text): Hint(text.words)
    case .name(let name, let table):
      [name, name.split(separator: " ").last.map(String.init) ?? ""]
        .lazy.compactMap { Spelling.hint(for: $0, among: names(in: table)) }.first
        ?? Hint("declare it in the table whose first column is `\(table.rawValue)`")
    }
  }

  /// The names that the rows of a table declare; of kinds with their groups and the other forms of slots.
  private func names(in table: VocabularyTables.Table) -> [String] {
    let rows = rows.filter { $0.table == table }.map(\.cells)
    let names = rows.map { String($0[0]) }
    guard table == .kind else { return names }
    let groups = rows.flatMap { $0[1].split(separator: ", ").map(String.init) }
    return names + groups + SlotForm.all.keys.sorted()
  }

  /// The first row of UIKit's domain that the program does not contain, as a mistake; nil if it contains
  /// all, or if the page has other mistakes.
  var difference: Diagnostic? {
    let known = Vocabulary.uikitRows
    guard domain == Self.uikit, diagnostics.isEmpty, rows != known else { return nil }
    let first = zip(rows, known).enumerated().first { $1.0 != $1.1 }?.offset ?? places.count - 1
    let line = places.indices.contains(first) ? places[first].line : 1
    return Diagnostic(
      SourceLocation(file: log.file, line: line), "this program was built with another vocabulary",
      hint: "run `make vocabulary`, which writes the rows to its source, and build it")
  }
}

extension VocabularyTables.Table {
  fileprivate var requiredColumns: [String] { columns.filter { !optionalColumns.contains($0) } }

  /// Whether cells of a column may be empty; those of a language may where the meaning may.
  fileprivate func isOptional(_ column: String) -> Bool {
    optionalColumns.contains(columns.contains(column) ? column : "meaning")
  }
}
