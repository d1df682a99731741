import Conformance
import SpecReading

extension HTML {
  /// Adds a table of scenarios with every engine's verdicts beside them.
  ///
  /// The closure adds more about a scenario to its name.
  mutating func append(
    _ scenarios: ScenarioTable, clause: String, scoreboard: Scoreboard,
    more: (ScenarioID, inout HTML) -> Void
  ) {
    switch scenarios.shape {
    case .rows(let ids): appendRows(scenarios.table, ids: ids, clause: clause, scoreboard, more)
    case .steps(let id): appendSteps(scenarios.table, id: id, scoreboard, more)
    }
  }

  private mutating func appendRows(
    _ table: PipeTable, ids: [ScenarioID], clause: String, _ scoreboard: Scoreboard,
    _ more: (ScenarioID, inout HTML) -> Void
  ) {
    scrollBox(label: "Scenarios of \(clause)") { box in
      box.block("table", .class("scenarios")) { html in
        html.appendHead(of: table, scoreboard.labels)
        html.block("tbody") { body in
          for (row, id) in zip(table.rows, ids) {
            body.appendRow(row, of: table, id: id, verdicts: scoreboard.verdicts(on: id), more)
          }
        }
      }
    }
  }

  private mutating func appendRow(
    _ row: PipeTable.Row, of table: PipeTable, id: ScenarioID, verdicts: ArraySlice<Verdict?>,
    _ more: (ScenarioID, inout HTML) -> Void
  ) {
    let anchor = id.description
    block("tr", .id(anchor)) { line in
      for (column, cell) in row.cells.enumerated() {
        if column == 0 {
          line.line("th", .constant("scope", "row")) {
            $0.element("a", .class("permalink"), .href(.place(anchor)), text: cell.text)
            more(id, &$0)
          }
        } else {
          line.line("td", .alignment(of: column, in: table)) { $0.append(rendered: cell.html) }
        }
      }
      for verdict in verdicts {
        line.line("td", .class("engine")) { $0.append(verdict) }
      }
    }
  }

  private mutating func appendSteps(
    _ table: PipeTable, id: ScenarioID, _ scoreboard: Scoreboard,
    _ more: (ScenarioID, inout HTML) -> Void
  ) {
    let anchor = id.description
    scrollBox(label: "Steps of \(anchor)") { box in
      box.block("table", .class("scenarios steps"), .id(anchor)) { html in
        html.line("caption") {
          $0.element("a", .class("permalink"), .href(.place(anchor)), text: anchor)
          more(id, &$0)
        }
        html.appendHead(of: table, scoreboard.labels)
        html.block("tbody") { body in
          for (number, row) in table.rows.enumerated() {
            body.block("tr") { line in
              line.appendStep(row, of: table)
              guard number == 0 else { return }
              for verdict in scoreboard.verdicts(on: id) {
                line.line("td", .class("engine"), .number("rowspan", table.rows.count)) {
                  $0.append(verdict)
                }
              }
            }
          }
        }
      }
    }
  }

  private mutating func appendStep(_ row: PipeTable.Row, of table: PipeTable) {
    for (column, cell) in row.cells.enumerated() {
      if column == 0 {
        line("th", .constant("scope", "row")) { $0.append(rendered: cell.html) }
      } else {
        line("td", .alignment(of: column, in: table)) { $0.append(rendered: cell.html) }
      }
    }
  }

  private mutating func appendHead(of table: PipeTable, _ engines: EngineLabels) {
    block("thead") { head in
      head.block("tr") { line in
        line.appendHeadCells(of: table)
        line.append(engines.columnHeads)
      }
    }
  }
}
