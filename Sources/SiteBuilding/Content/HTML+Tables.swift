import Conformance
import Results
import SpecReading

extension HTML {
  /// Appends a box that scrolls horizontally, also by keyboard, so that the page never does.
  ///
  /// - Parameter isFar: whether browsers lay it out only when it is near, for one of very many tables.
  mutating func scrollBox(
    label: String, isFar: Bool = false, content: (inout HTML) -> Void
  ) {
    block(
      "div", .class(isFar ? "scroll far" : "scroll"), .constant("role", "group"), .label(label),
      .constant("tabindex", "0"), content: content)
  }

  /// Appends a table of a page.
  mutating func append(
    _ table: PipeTable, styleClass: String, label: String, language: Attribute? = nil
  ) {
    scrollBox(label: label) { box in
      box.block("table", .class(styleClass), language) { html in
        html.block("thead") { $0.block("tr") { $0.appendHeadCells(of: table) } }
        html.block("tbody") { body in
          for row in table.rows {
            body.block("tr") { line in
              for (column, content) in row.cells.enumerated() {
                line.line("td", .alignment(of: column, in: table)) {
                  $0.append(rendered: content.html)
                }
              }
            }
          }
        }
      }
    }
  }

  /// Appends a table that the site generates; the closure appends its rows.
  mutating func appendTable(
    _ columns: [String], class styleClass: String, label: String, rows: (inout HTML) -> Void
  ) {
    scrollBox(label: label) { box in
      box.block("table", .class(styleClass)) { html in
        html.appendHead(columns)
        html.block("tbody", content: rows)
      }
    }
  }

  /// Appends the head of a table that the site generates.
  mutating func appendHead(_ columns: [String]) {
    block("thead") { head in head.block("tr") { $0.appendHeads(columns) } }
  }

  /// Appends cells of a head.
  mutating func appendHeads(_ columns: [String]) {
    for column in columns { line("th", .constant("scope", "col"), text: column) }
  }

  /// Appends the head cells of a table of a page.
  mutating func appendHeadCells(
    of table: PipeTable, as sentences: SentenceTable? = nil, _ language: Language = .original
  ) {
    for (column, cell) in table.header.cells.enumerated() {
      let words = sentences?.heads[column]
      line(
        "th", .constant("scope", "col"), .alignment(of: column, in: table),
        words.attribute(language)
      ) { $0.append(cell, as: words) }
    }
  }
}

extension HTML.Attribute? {
  /// The class for a column's alignment, or nil where the page sets none.
  static func alignment(of column: Int, in table: PipeTable) -> HTML.Attribute? {
    guard table.alignments.indices.contains(column) else { return nil }
    switch table.alignments[column] {
    case .none: return nil
    case .left: return .class("left")
    case .center: return .class("center")
    case .right: return .class("right")
    }
  }
}

extension HTML {
  /// Appends a table of scenarios with a column of verdicts for each engine, which is laid out only
  /// near the window where it `isFar`.
  ///
  /// The closure appends to the cell with a scenario's name.
  mutating func append(
    _ scenarios: ScenarioTable, clause: String, isFar: Bool, _ site: LocalizedSite,
    more: (ScenarioID, inout HTML) -> Void
  ) {
    switch scenarios.shape {
    case .rows(let ids):
      appendRows(scenarios.table, ids: ids, clause: clause, isFar: isFar, site, more)
    case .steps(let id): appendSteps(scenarios.table, id: id, isFar: isFar, site, more)
    }
  }

  private mutating func appendRows(
    _ table: PipeTable, ids: [ScenarioID], clause: String, isFar: Bool, _ site: LocalizedSite,
    _ more: (ScenarioID, inout HTML) -> Void
  ) {
    let label = site.strings.text(.scenariosOfClause, ["clause": clause])
    scrollBox(label: label, isFar: isFar) { box in
      let outcomes = Attribute?.outcomes(in: ids, site.results)
      let sentences = SentenceTable(table, site.strings.sentences)
      let original = sentences == nil ? site.language.markOfOriginal : nil
      box.block("table", .class("scenarios"), outcomes, original) { html in
        html.appendHead(of: table, as: sentences, site)
        html.block("tbody") { body in
          for (number, (row, id)) in zip(table.rows, ids).enumerated() {
            body.appendRow(row, as: sentences?.rows[number], of: table, id: id, site, more)
            body.appendFindings(on: id, columns: row.cells.count, site)
          }
        }
      }
    }
  }

  private mutating func appendRow(
    _ row: PipeTable.Row, as sentences: [SentenceTable.Cell]?, of table: PipeTable,
    id: ScenarioID, _ site: LocalizedSite, _ more: (ScenarioID, inout HTML) -> Void
  ) {
    let anchor = id.description
    let name = row.cells[0].text
    let translation = site.strings.names?[anchor]
    var sentences = sentences
    if let translation { sentences?[0] = .sentence(translation, of: name) }
    block("tr", .id(anchor), .needs(site.results.scenario(id))) { line in
      line.appendCells(of: row, as: sentences, in: table, site.language) { cell in
        cell.element("a", .class("permalink"), .href(.place(anchor)), text: translation ?? name)
        more(id, &cell)
      }
      line.appendVerdicts(on: id, site)
    }
  }

  /// Appends the cells of a row, the first of which is its head.
  private mutating func appendCells(
    of row: PipeTable.Row, as sentences: [SentenceTable.Cell]?, in table: PipeTable,
    _ language: Language, head: (inout HTML) -> Void
  ) {
    for (column, cell) in row.cells.enumerated() {
      let words = sentences?[column]
      if column == 0 {
        line("th", .constant("scope", "row"), words.attribute(language), content: head)
      } else {
        line("td", .alignment(of: column, in: table), words.attribute(language)) {
          $0.append(cell, as: words)
        }
      }
    }
  }

  private mutating func appendSteps(
    _ table: PipeTable, id: ScenarioID, isFar: Bool, _ site: LocalizedSite,
    _ more: (ScenarioID, inout HTML) -> Void
  ) {
    let anchor = id.description
    let name = site.strings.label(of: anchor)
    let label = site.strings.text(.stepsOfScenario, ["scenario": name])
    scrollBox(label: label, isFar: isFar) { box in
      let sentences = SentenceTable(table, site.strings.sentences)
      let original = sentences == nil ? site.language.markOfOriginal : nil
      let needs = Attribute?.needs(site.results.scenario(id))
      let outcomes = Attribute?.outcomes(in: [id], site.results)
      box.block(
        "table", .class("scenarios steps"), .id(anchor), needs, outcomes, original
      ) { html in
        html.line("caption") {
          $0.element("a", .class("permalink"), .href(.place(anchor)), text: name)
          more(id, &$0)
        }
        html.appendHead(of: table, as: sentences, site)
        html.block("tbody") { body in
          for (number, row) in table.rows.enumerated() {
            body.block("tr") { line in
              let words = sentences?.rows[number]
              line.appendCells(of: row, as: words, in: table, site.language) {
                $0.append(row.cells[0], as: words?[0])
              }
              guard number == 0 else { return }
              line.appendVerdicts(on: id, rows: table.rows.count, site)
            }
          }
          body.appendFindings(on: id, columns: table.header.cells.count, site)
        }
      }
    }
  }

  private mutating func appendHead(
    of table: PipeTable, as sentences: SentenceTable?, _ site: LocalizedSite
  ) {
    block("thead") { head in
      head.block("tr") { line in
        line.appendHeadCells(of: table, as: sentences, site.language)
        line.appendVerdictHeads(site.labels)
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
    let codes = results.engines.indices.map { engine in
      String(ids.map { Outcome(results.result(of: engine, on: $0)).code })
    }
    return .data("data-outcomes", codes.joined(separator: " "))
  }

  /// The features that a scenario needs, for the script that filters.
  fileprivate static func needs(_ scenario: Scenario?) -> HTML.Attribute? {
    guard let features = scenario?.features, !features.isEmpty else { return nil }
    return .data("data-needs", features.inOrder)
  }
}
