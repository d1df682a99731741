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
    let tables = VocabularyTables(
      rows, languages: languages, isUIKit: domain == Self.uikit, mistakes: &mistakes)
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
    guard let kind = columns.first.flatMap({ VocabularyTables.Table(rawValue: $0) }),
      kind.requiredColumns.allSatisfy(columns.contains), Set(columns).count == columns.count,
      kind == .phrase || columns.allSatisfy(kind.columns.contains)
    else {
      let expected = VocabularyTables.Table.allCases.map {
        "`\($0.requiredColumns.joined(separator: " | "))`"
      }
      return log.report(
        "the columns of this table are not those of the vocabulary",
        hint: "write \(Noun.list(expected)), and after phrases a column for each language",
        line: table.header.line)
    }
    if kind == .phrase, languages.isEmpty {
      languages = columns.filter { !kind.columns.contains($0) }
    }
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
        row.cells[index].markdown.isEmpty && !kind.optionalColumns.contains(columns[index])
      }) {
        log.report(
          "the cell `\(columns[empty])` is empty", hint: "fill it in", line: row.line,
          column: row.cells[empty].column)
        continue
      }
      let cells = positions.map { position in position.map { row.cells[$0].markdown[...] } ?? "" }
      rows.append(VocabularyTables.Row(kind, cells))
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

extension VocabularyTables.Table {
  fileprivate var requiredColumns: [String] { columns.filter { !optionalColumns.contains($0) } }
}

extension VocabularyPage {
  /// The Swift source that contains the rows.
  package var source: String {
    let languages = languages.map { "\"\($0)\"" }.joined(separator: ", ")
    let inFront = rows.map { [$0.table.rawValue[...]] + $0.cells.prefix($0.table.cellsInFront) }
    return """
      // Written by `make vocabulary` from Spec/vocabulary.md.

      /// The kind of an object on a stage; the raw value is the word in the column `kind`.
      public enum ResponderKind: Hashable, Sendable {
      \(rows(.kind).map { "  /// \($0[3])\n  case \(Self.declaration($0[0]))" }.joined(separator: "\n"))
        #if !hasFeature(Embedded)
          /// A kind of another domain.
          case declared(DeclaredKind)
        #endif

        /// UIKit's kinds, in the order of the page.
        public static let allCases: [ResponderKind] = [
      \(Self.filled(rows(.kind).map { Self.member($0[0]) }, after: "    ")),
        ]
      \(groups)

        /// UIKit's kinds that the column `in` may name for one of the kind.
        package var parents: [ResponderKind] {
          switch self {
      \(parents)
          #if !hasFeature(Embedded)
            case .declared: []
          #endif
          }
        }
      }

      extension Feature {
      \(features)
      }

      extension Vocabulary {
        /// The languages of the sentences, in the order of the columns.
        static let uikitLanguages = [\(languages)]

        /// The table and the cells in front of each row.
        static let rowsInFront = \"""
      \(Self.lines(inFront, indentation: 4))
          \"""
      }

      #if !hasFeature(Embedded)
        extension Vocabulary {
          /// The other cells of each row, for tools.
          static let rowsForTools = \"""
      \(Self.lines(rows.map { Array($0.cells.dropFirst($0.table.cellsInFront)) }, indentation: 6))
            \"""
        }
      #endif

      """
  }

  private func rows(_ table: VocabularyTables.Table) -> [[Substring]] {
    rows.filter { $0.table == table }.map(\.cells)
  }

  /// The properties that say whether a kind belongs to a group, such as `isView`.
  private var groups: String {
    let kinds = rows(.kind).map { (name: $0[0], groups: $0[1].split(separator: ", ")) }
    return kinds.flatMap(\.groups).unique.compactMap { group in
      let members = kinds.filter { $0.name == group || $0.groups.contains(group) }
      if members.count == 1 { return nil }
      return """

          /// Whether this is a `\(group)` of the pages, by the column `is`.
          public var \(Self.property(group)): Bool {
            switch self {
        \(Self.filled(members.map { Self.member($0.name) }, after: "    case ", end: ":"))
              true
            default: false
            }
          }
        """
    }.joined(separator: "\n")
  }

  /// The cases of the property `parents`, for each cell `in`.
  private var parents: String {
    let kinds = rows(.kind)
    let groups = Set(kinds.flatMap { $0[1].split(separator: ", ") })
    return Dictionary(grouping: kinds) { $0[2] }.sorted { $0.key < $1.key }.map { places, rows in
      let parents = places.split(separator: ", ").map { place in
        groups.contains(place)
          ? "Self.allCases.filter { $0.\(Self.property(place)) }" : "[\(Self.member(place))]"
      }
      return Self.filled(rows.map { Self.member($0[0]) }, after: "    case ", end: ":") + "\n      "
        + (parents.isEmpty ? "[]" : parents.joined(separator: " + "))
    }.joined(separator: "\n")
  }

  /// The members for the features.
  private var features: String {
    rows(.feature).map { cells in
      """
        /// \(cells[1])
        public static let \(Self.name(cells[0])) = Feature(rawValue: "\(cells[0])")
      """
    }.joined(separator: "\n")
  }

  /// Returns the name of a member: `viewControllers` for `view-controllers`.
  private static func name(_ words: Substring) -> String {
    let words = words.split { $0 == "-" || $0 == " " }
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Returns the name as a declaration writes it.
  private static func declaration(_ words: Substring) -> String {
    words == "switch" ? "`switch`" : name(words)
  }

  private static func member(_ words: Substring) -> String { ".\(name(words))" }

  private static func property(_ group: Substring) -> String {
    "is" + name("the \(group)"[...]).dropFirst(3)
  }

  /// Returns items joined by commas, in lines of up to a hundred characters, as `swift format` breaks them.
  private static func filled(_ items: [String], after start: String, end: String = "") -> String {
    var lines = [start]
    for (index, item) in items.enumerated() {
      let text = item + (index == items.count - 1 ? end : ",")
      let isFirst = lines[lines.count - 1].last == " "
      if lines[lines.count - 1].count + text.count + (isFirst ? 0 : 1) > 100 {
        lines.append(
          start.prefix { $0 == " " } + (start.last(where: { $0 != " " }) == nil ? "" : "  "))
        lines[lines.count - 1] += text
      } else {
        lines[lines.count - 1] += (isFirst ? "" : " ") + text
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func lines(_ rows: [[Substring]], indentation: Int) -> String {
    rows.map { cells in
      let text = cells.joined(separator: "|").replacing("\\", with: "\\\\")
      return text.isEmpty ? "" : String(repeating: " ", count: indentation) + text
    }.joined(separator: "\n")
  }
}
