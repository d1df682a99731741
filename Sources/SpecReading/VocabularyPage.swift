import Conformance
import Results

/// Reads the page `vocabulary.md`, whose tables declare features, steps and phrases.
///
/// The program contains the rows of the page of UIKit's domain; `make vocabulary` writes them. The page
/// of another domain is read with its folder.
package struct VocabularyPage: Sendable {
  /// The name of the page, which is not shown as others are: the phrasebook is made of it.
  package static let name = "vocabulary"

  /// A kind of tables: their columns, of which some may be left out, and what a row declares.
  private struct TableKind {
    let columns: [String]
    let optional: Set<String>
    let row: @Sendable ([Substring]) -> VocabularyTables.Row

    var first: String { columns[0] }
    var required: [String] { columns.filter { !optional.contains($0) } }
  }

  private static let tableKinds = [
    TableKind(columns: ["feature", "meaning"], optional: []) { .feature($0) },
    TableKind(
      columns: ["step", "traits", "meaning", "UIKit", "random scripts"],
      optional: ["traits", "UIKit", "random scripts"]
    ) { .form($0) },
    // The codes of languages follow.
    TableKind(columns: ["phrase", "says", "feature", "needs", "help"], optional: ["needs"]) {
      .phrase($0)
    },
  ]

  /// The domain that the page declares after `Domain:`, such as `UIKit`; nil if it does not.
  package let domain: String?
  /// The rows of all tables, in order.
  package private(set) var rows: [VocabularyTables.Row] = []
  /// The languages of the sentences, in the order of the columns.
  package private(set) var languages: [String] = []
  private var places: [PipeTable.Row] = []
  private var log: DiagnosticLog
  private var tables: VocabularyTables?

  /// The mistakes of the page.
  package var diagnostics: [Diagnostic] { log.diagnostics }

  /// Reads the page.
  package init(_ bytes: [UInt8], file: String) {
    log = DiagnosticLog(file: file)
    domain = Self.domain(in: bytes)
    for block in MarkdownDocument(SourceLines(bytes), rendering: .none).blocks {
      switch block.content {
      case .table(let table): read(table)
      case .brokenTable(let fault):
        log.report(fault.summary, hint: Hint(fault.hint), line: fault.line)
      case .heading, .labelled, .prose: break
      }
    }
    var mistakes: [VocabularyTables.Mistake] = []
    let tables = VocabularyTables(rows, languages: languages, mistakes: &mistakes)
    for (row, error) in mistakes { report(error, inRow: row) }
    if rows.isEmpty, diagnostics.isEmpty {
      log.report(
        "the vocabulary declares nothing",
        hint: "add tables of features, steps and phrases, or remove the page", line: 1)
    }
    if diagnostics.isEmpty { self.tables = tables }
  }

  /// The vocabulary of another domain than UIKit's; nil for that, and if the page has mistakes.
  package var vocabulary: Vocabulary? {
    guard domain != Self.uikit else { return nil }
    return tables.map { Vocabulary($0, languages: languages) }
  }

  /// The domain of the vocabulary that this program contains.
  static let uikit = "UIKit"

  /// Returns what a line `Domain: UIKit.` names.
  static func domain(in bytes: [UInt8]) -> String? {
    let label = "Domain: ".utf8
    let line = bytes.lazy.split(separator: UInt8(ascii: "\n")).first { $0.starts(with: label) }
    return line.map { line in
      let text = String(decoding: line.dropFirst(label.count), as: UTF8.self)
      return String(text.prefix { $0 != "." && $0 != "\r" })
    }
  }

  private mutating func read(_ table: PipeTable) {
    let columns = table.header.cells.map(\.markdown)
    guard let kind = Self.tableKinds.first(where: { $0.first == columns.first }),
      kind.required.allSatisfy(columns.contains), Set(columns).count == columns.count,
      kind.first == "phrase" || columns.allSatisfy(kind.columns.contains)
    else {
      let expected = Self.tableKinds.map { "`\($0.required.joined(separator: " | "))`" }
      return log.report(
        "the columns of this table are not those of the vocabulary",
        hint: "write \(Noun.list(expected)), and after phrases a column for each language",
        line: table.header.line)
    }
    let others = columns.filter { !kind.columns.contains($0) }
    if languages.isEmpty { languages = others }
    let positions = (kind.columns + languages).map { columns.firstIndex(of: $0) }
    for row in table.rows {
      if let pipe = row.cells.first(where: { $0.markdown.contains("|") }) {
        log.report(
          "a cell contains `|`", hint: "say it without", line: row.line, column: pipe.column)
        continue
      }
      if let empty = row.cells.indices.first(where: { index in
        row.cells[index].markdown.isEmpty && !kind.optional.contains(columns[index])
      }) {
        log.report(
          "the cell `\(columns[empty])` is empty", hint: "fill it in", line: row.line,
          column: row.cells[empty].column)
        continue
      }
      let isPhrase = kind.first == "phrase"
      rows.append(
        kind.row(
          positions.prefix(isPhrase ? positions.count : kind.columns.count).map { position in
            position.map { row.cells[$0].markdown[...] } ?? ""
          }))
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

extension VocabularyPage {
  /// The Swift source that contains the rows.
  package var source: String {
    let cells = rows.map { row in
      switch row {
      case .feature(let cells): (cells.prefix(1), cells.dropFirst(1))
      case .form(let cells): (cells.prefix(2), cells.dropFirst(2))
      case .phrase(let cells): (cells.prefix(3), cells.dropFirst(3))
      }
    }
    let languages = languages.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      // Written by `make vocabulary` from Spec/vocabulary.md.

      extension Feature {
      \(features)
      }

      extension Vocabulary {
        /// The languages of the sentences, in the order of the columns.
        static let uikitLanguages = [\(languages)]

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

  /// The members for the features.
  private var features: String {
    let members = rows.compactMap { row -> String? in
      guard case .feature(let cells) = row else { return nil }
      let words = cells[0].split(separator: "-")
      let name =
        words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      return """
          /// \(cells[1])
          public static let \(name) = Feature(rawValue: "\(cells[0])")
        """
    }
    return members.joined(separator: "\n")
  }

  private static func lines(_ rows: [ArraySlice<Substring>], indentation: Int) -> String {
    rows.map { cells in
      let text = cells.joined(separator: "|").replacing("\\", with: "\\\\")
      return String(repeating: " ", count: indentation) + text
    }.joined(separator: "\n")
  }
}
