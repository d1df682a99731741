import Conformance
import Results

/// Reads a table that describes a stage.
struct StageReader {
  let table: PipeTable
  private let vocabulary: VocabularyIndex
  /// The columns of the header, in order; nil for one that stages do not have.
  private var columns: [StageColumn?] = []
  private var rows: [(responder: StagedResponder, row: PipeTable.Row)] = []
  private var lines: [String: Int] = [:]
  private var unknownKinds: Set<String> = []

  private var noun: String { vocabulary.vocabulary.isUIKit ? "responder" : "object" }

  init(table: PipeTable, _ vocabulary: VocabularyIndex) {
    self.table = table
    self.vocabulary = vocabulary
  }

  /// Returns the stage; reports rows with mistakes and leaves them out.
  mutating func read(into log: inout DiagnosticLog) -> StageSetting {
    readHeader(into: &log)
    guard columns.contains(.kind) else {
      log.report(
        "the stage has no column `kind`", hint: "say what each \(noun) is",
        line: table.header.line)
      return StageSetting(Stage([]), vocabulary, line: table.header.line)
    }
    rows.reserveCapacity(table.rows.count)
    for row in table.rows { readRow(row, into: &log) }
    let stage = Stage(rows.map(\.responder))
    for problem in stage.problems {
      let row = rows[problem.row].responder
      // What has an unknown kind may stand anywhere, and so may what is in it.
      guard unknownKinds.isDisjoint(with: [row.name, row.parent ?? ""]) else { continue }
      report(problem, into: &log)
    }
    return StageSetting(stage, doubtful: unknownKinds, vocabulary, line: table.header.line)
  }

  private func report(_ problem: StageProblem, into log: inout DiagnosticLog) {
    let row = rows[problem.row].row
    let names = rows.lazy.map(\.responder.name)
    log.report(
      problem.summary,
      hint: problem.unknownName.flatMap { Spelling.hint(for: $0, among: names) }
        ?? Hint(problem.hint),
      line: row.line, column: problem.column.flatMap { cell($0, row)?.column } ?? 1)
  }

  private mutating func readHeader(into log: inout DiagnosticLog) {
    for cell in table.header.cells {
      let word = cell.text
      let column = StageColumn(word, in: vocabulary.vocabulary)
      defer { columns.append(column) }
      guard let column else {
        let names = StageColumn.headers(in: vocabulary.vocabulary)
        log.report(
          "a stage has no column `\(word)`",
          hint: Spelling.hint(for: word, among: names)
            ?? "columns are \(Noun.list(names))",
          line: table.header.line, column: cell.column)
        continue
      }
      if columns.contains(column) {
        log.report(
          "the column `\(word)` occurs twice", hint: "remove one", line: table.header.line,
          column: cell.column)
      }
    }
  }

  private mutating func readRow(_ row: PipeTable.Row, into log: inout DiagnosticLog) {
    guard let nameCell = cell(.responder, row), let kindCell = cell(.kind, row) else { return }
    let name = nameCell.text
    guard Self.isName(name) else {
      log.report(
        name.isEmpty ? "the \(noun) has no name" : "`\(name)` cannot be \(Noun.one(noun))'s name",
        hint: "use one word, other than `nobody`, `or` and `…`, without `,`, `;` and arrows",
        line: row.line, column: nameCell.column)
      return
    }
    if let first = lines[name] {
      log.report(
        "`\(name)` occurs twice on this stage, first in line \(first)",
        hint: "give each \(noun) one row and one parent", line: row.line, column: nameCell.column)
      return
    }
    lines[name] = row.line
    var kind = ResponderKind.view
    if let known = vocabulary.vocabulary.kinds.first(where: { $0.rawValue == kindCell.text }) {
      kind = known
    } else {
      unknownKinds.insert(name)
      let kinds = vocabulary.vocabulary.kinds.map(\.rawValue)
      log.report(
        "`\(kindCell.text)` is not a kind of \(noun)",
        hint: Spelling.hint(for: kindCell.text, among: kinds)
          ?? "kinds are \(Noun.list(kinds))", line: row.line,
        column: kindCell.column)
    }
    let responder = StagedResponder(
      name: name, kind: kind, parent: word(.parent, row), controller: word(.controller, row),
      presenter: word(.presenter, row), frame: frame(row, kind, into: &log))
    rows.append((responder, row))
  }

  private func frame(_ row: PipeTable.Row, _ kind: ResponderKind, into log: inout DiagnosticLog)
    -> Rect?
  {
    guard let cell = cell(.frame, row) else { return nil }
    let text = cell.text
    guard !text.isEmpty else { return nil }
    guard let frame = Rect(words: Words.of(text[...])) else {
      log.report(
        "`\(text)` is not a frame",
        hint: kind.isView
          ? "write four numbers, `x y width height`, none negative in size"
          : "leave the cell empty",
        line: row.line, column: cell.column)
      return nil
    }
    return frame
  }

  private func cell(_ column: StageColumn, _ row: PipeTable.Row) -> PipeTable.Cell? {
    columns.firstIndex(of: column).map { row.cells[$0] }
  }

  private func word(_ column: StageColumn, _ row: PipeTable.Row) -> String? {
    cell(column, row).map(\.text).flatMap { $0.isEmpty ? nil : $0 }
  }

  static func isName(_ word: String) -> Bool {
    let reserved = ["", "nobody", "or", "->", "…", "..."]
    return !reserved.contains(word)
      && word.unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case " ", ",", ";", "→", "\t": false
        default: true
        }
      }
  }
}

extension StageColumn {
  /// The header of the column of names in other domains than UIKit's.
  static let object = "object"

  /// Returns the headers that a stage may have: objects of other domains have a kind and a container.
  static func headers(in vocabulary: Vocabulary) -> [String] {
    vocabulary.isUIKit
      ? allCases.map(\.rawValue) : [object, StageColumn.kind.rawValue, StageColumn.parent.rawValue]
  }

  /// Creates the column with a header; nil if stages do not have it.
  init?(_ header: String, in vocabulary: Vocabulary) {
    guard Self.headers(in: vocabulary).contains(header) else { return nil }
    self.init(rawValue: header == Self.object ? StageColumn.responder.rawValue : header)
  }
}
