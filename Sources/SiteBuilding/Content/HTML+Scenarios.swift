import Conformance
import SpecReading

extension HTML {
  /// Adds a table of scenarios with every engine's verdicts beside them.
  ///
  /// The closure adds more about a scenario to its name.
  mutating func append(
    _ scenarios: ScenarioTable, clause: String, _ edition: Edition,
    more: (ScenarioID, inout HTML) -> Void
  ) {
    switch scenarios.shape {
    case .rows(let ids): appendRows(scenarios.table, ids: ids, clause: clause, edition, more)
    case .steps(let id): appendSteps(scenarios.table, id: id, edition, more)
    }
  }

  private mutating func appendRows(
    _ table: PipeTable, ids: [ScenarioID], clause: String, _ edition: Edition,
    _ more: (ScenarioID, inout HTML) -> Void
  ) {
    scrollBox(label: edition.wording.scenarios(of: clause)) { box in
      let outcomes = Attribute?.outcomes(in: ids, edition.results)
      box.block("table", .class("scenarios"), outcomes, edition.language.markOfOriginal) { html in
        html.appendHead(of: table, edition.labels)
        html.block("tbody") { body in
          for (row, id) in zip(table.rows, ids) {
            body.appendRow(row, of: table, id: id, edition, more)
            body.appendFindings(on: id, columns: row.cells.count, edition)
          }
        }
      }
    }
  }

  private mutating func appendRow(
    _ row: PipeTable.Row, of table: PipeTable, id: ScenarioID, _ edition: Edition,
    _ more: (ScenarioID, inout HTML) -> Void
  ) {
    let anchor = id.description
    block("tr", .id(anchor), .needs(edition.results.scenario(id))) { line in
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
      line.appendVerdicts(on: id, edition)
    }
  }

  private mutating func appendSteps(
    _ table: PipeTable, id: ScenarioID, _ edition: Edition,
    _ more: (ScenarioID, inout HTML) -> Void
  ) {
    let anchor = id.description
    scrollBox(label: edition.wording.steps(of: anchor)) { box in
      let original = edition.language.markOfOriginal
      let needs = Attribute?.needs(edition.results.scenario(id))
      let outcomes = Attribute?.outcomes(in: [id], edition.results)
      box.block(
        "table", .class("scenarios steps"), .id(anchor), needs, outcomes, original
      ) { html in
        html.line("caption") {
          $0.element("a", .class("permalink"), .href(.place(anchor)), text: anchor)
          more(id, &$0)
        }
        html.appendHead(of: table, edition.labels)
        html.block("tbody") { body in
          for (number, row) in table.rows.enumerated() {
            body.block("tr") { line in
              line.appendStep(row, of: table)
              guard number == 0 else { return }
              line.appendVerdicts(on: id, rows: table.rows.count, edition)
            }
          }
          body.appendFindings(on: id, columns: table.header.cells.count, edition)
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
        line.appendVerdictHeads(engines)
      }
    }
  }
}

extension HTML.Attribute? {
  /// The outcomes of scenarios for the script that filters: for each engine, the code of each
  /// scenario, such as `PPF PsP`.
  fileprivate static func outcomes(
    in ids: [ScenarioID], _ results: ResultsIndex
  ) -> HTML.Attribute? {
    guard !results.engines.isEmpty else { return nil }
    let verdicts = ids.map { results.verdicts(on: $0) }
    let codes = results.engines.indices.map { engine in
      String(verdicts.map { Outcome($0.dropFirst(engine).first ?? nil).code })
    }
    return .data("data-outcomes", codes.joined(separator: " "))
  }

  /// The features that a scenario needs, for the script that filters.
  fileprivate static func needs(_ scenario: Scenario?) -> HTML.Attribute? {
    guard let features = scenario?.features, !features.isEmpty else { return nil }
    return .data("data-needs", features.inOrder)
  }
}
