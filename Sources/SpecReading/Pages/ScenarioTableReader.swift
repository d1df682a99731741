import Conformance
import Results

/// Reads a table of scenarios, or of the steps of one scenario.
struct ScenarioTableReader {
  /// The table; its cells get their sentences if examples are collected, because both are for rendering.
  var table: PipeTable
  let clause: Clause
  let setting: StageSetting
  let known: KnownMatches
  /// The name of a step table's scenario, from the caption or heading above.
  let name: String?
  /// Returns whether a row is read as a scenario; nil for all.
  let selects: ((ScenarioID, Clause) -> Bool)?
  /// The ids of the rows that were not selected so far.
  private(set) var unselected: [ScenarioID] = []
  lazy var features = Set(clause.features)
  /// The index of the column with the systems on which a row holds, if there is one.
  lazy var systemsIndex = table.index(ofColumn: ScenarioTable.systemsHeader)

  /// Returns the scenarios and the table with their ids; nil if the table is malformed.
  mutating func read(into log: inout DiagnosticLog) -> (
    scenarios: [Scenario], table: ScenarioTable
  )? {
    guard let columns = columns(into: &log) else { return nil }
    if let index = table.index(ofColumn: Self.nameHeader) {
      var ids: [ScenarioID] = []
      var scenarios: [Scenario] = []
      for (position, row) in table.rows.enumerated() {
        let cell = row.cells[index]
        let id = id(
          named: cell.text, proposing: "row \(position + 1)", line: row.line, column: cell.column,
          into: &log)
        ids.append(id)
        guard isSelected(id) else { continue }
        scenarios.append(scenario(id, position..<(position + 1), columns, into: &log))
      }
      return (scenarios, ScenarioTable(table: table, shape: .rows(ids)))
    }
    guard let name else {
      log.report(
        "the steps have no name",
        hint:
          "write a paragraph `Scenario: name` before the table, or a heading below the clause's",
        line: table.header.line)
      return nil
    }
    let id = id(named: name, line: table.header.line, column: 1, into: &log)
    let scenarios =
      isSelected(id) ? [scenario(id, table.rows.indices, columns, into: &log)] : []
    return (scenarios, ScenarioTable(table: table, shape: .steps(id)))
  }

  /// Returns whether a row is read as a scenario, and keeps the id of one that is not.
  private mutating func isSelected(_ id: ScenarioID) -> Bool {
    let isSelected = selects?(id, clause) ?? true
    if !isSelected { unselected.append(id) }
    return isSelected
  }

  /// The header of the column with the names of scenarios.
  static let nameHeader = "scenario"
  private static let nameHint =
    "use letters and digits; the name becomes part of its permanent id"

  private func columns(into log: inout DiagnosticLog) -> [StepColumn]? {
    var columns: [StepColumn] = []
    var seen: Set<String> = []
    let mistakes = log.diagnostics.count
    for (index, cell) in table.header.cells.enumerated() {
      let word = cell.text
      let isName = word == Self.nameHeader || word == "step"
      let isSystems =
        word == ScenarioTable.systemsHeader && table.index(ofColumn: Self.nameHeader) != nil
      if isName || isSystems || word == StepColumn.solution,
        !seen.insert(isName ? "" : word).inserted
      {
        log.report(
          "the column `\(word)` occurs twice", hint: "remove one", line: table.header.line,
          column: cell.column)
      }
      if isName || isSystems { continue }
      if word.utf8.count > StepColumn.longestHeader {
        log.report(
          "this header has more than \(StepColumn.longestHeader) bytes, which no phrase begins with",
          hint: "put what differs between the rows into their cells", line: table.header.line,
          column: cell.column)
      } else if let column = StepColumn(index: index, header: cell, line: table.header.line) {
        columns.append(column)
      } else {
        let first = String(Words.first(of: word))
        let keywords = Keyword.allCases.map(\.rawValue)
        log.report(
          "the header `\(word)` begins with no keyword",
          hint: Spelling.hint(for: first, among: keywords + [StepColumn.solution])
            ?? "begin it with `given`, `when` or `then`", line: table.header.line,
          column: cell.column)
      }
    }
    return log.diagnostics.count == mistakes ? columns : nil
  }

  private func id(
    named name: String, proposing proposal: String = "", line: Int, column: Int,
    into log: inout DiagnosticLog
  ) -> ScenarioID {
    let slug = Slug.make(of: name)
    if slug.isEmpty {
      log.report(
        name.isEmpty ? "the scenario has no name" : "`\(name)` makes no name for a scenario",
        hint: name.isEmpty && !proposal.isEmpty && column > 1
          ? Hint(Self.nameHint, replacing: "", by: "\(proposal) ") : Hint(Self.nameHint),
        line: line, column: column)
    }
    return ScenarioID(clause: clause.id, slug: slug)
  }

  private mutating func scenario(
    _ id: ScenarioID, _ rows: Range<Int>, _ columns: [StepColumn],
    into log: inout DiagnosticLog
  ) -> Scenario {
    var builder = ScriptBuilder(id, setting: setting, features: features, known: known)
    let mistakes = log.diagnostics.count
    var solution = 0..<0
    for row in rows {
      for column in columns {
        let count = builder.steps.count
        let line = table.rows[row].line
        builder.add(table.rows[row].cells[column.index], line: line, in: column, into: &log)
        if known.examples != nil {
          table.rows[row].cells[column.index].sentences = builder.sentences
        }
        if column.isSolution, builder.steps.count > count {
          solution = (solution.isEmpty ? count : solution.lowerBound)..<builder.steps.count
        }
      }
    }
    let first = rows.first.map { table.rows[$0] }
    let systems = systems(of: first, into: &log)
    let line = first?.line ?? table.header.line
    if columns.contains(where: \.isSolution), log.diagnostics.count == mistakes,
      solution.isEmpty
        || builder.steps.firstIndex(where: { $0.kind == .stimulate }) != solution.upperBound
    {
      log.report(
        "the solution of \(id) is not right before the first event",
        hint: "fill in the column `solution`, and put a column `when` with an event behind it",
        line: line)
    }
    if builder.expectations.isEmpty, log.diagnostics.count == mistakes {
      log.report(
        "scenario \(id) expects nothing, so it cannot fail", hint: "fill in a `then` column",
        line: line)
    }
    if log.diagnostics.count == mistakes, let (one, other) = builder.contradiction {
      log.report(
        "`\(one)` and `\(other)` cannot both be so, so \(id) cannot pass",
        hint: "keep one of them, join them by `or`, or write a step between them", line: line)
    }
    return Scenario(
      id: id, clause: clause, location: SourceLocation(file: log.file, line: line),
      features: builder.features, systems: systems,
      script: Script(stage: setting.stage, steps: builder.steps),
      expectations: builder.expectations, openExpectations: builder.openExpectations,
      solution: solution)
  }

  /// Returns the systems on which a row holds; nil where it names none.
  private mutating func systems(
    of row: PipeTable.Row?, into log: inout DiagnosticLog
  ) -> SystemRange? {
    guard let row, let index = systemsIndex, !row.cells[index].text.isEmpty else { return nil }
    let cell = row.cells[index]
    return log.systems(cell.text, line: row.line, column: cell.column)
  }
}
