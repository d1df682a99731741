import Conformance
import Results
import SpecReading

extension HTML {
  /// Appends a box that scrolls horizontally, also by keyboard, so that the page never does.
  ///
  /// - Parameter isFar: whether browsers lay it out only when it is near, for one of very many tables.
  mutating func scrollBox(label: String, isFar: Bool = false, content: (inout HTML) -> Void) {
    block(
      "div", .class(isFar ? "scroll far" : "scroll"), .constant("role", "group"), .label(label),
      .constant("tabindex", "0"), content: content)
  }

  /// Appends a table in a box that scrolls; the closures append the rows of its head, body and foot.
  mutating func appendTable(
    _ attributes: Attribute?..., label: String, isFar: Bool = false,
    head: (inout HTML) -> Void, rows: (inout HTML) -> Void, foot: (inout HTML) -> Void = { _ in }
  ) {
    let foot = HTML(foot)
    scrollBox(label: label, isFar: isFar) { box in
      box.block("table", attributes) { html in
        html.block("thead", content: head)
        html.block("tbody", content: rows)
        if !foot.bytes.isEmpty { html.block("tfoot") { $0.append(foot) } }
      }
    }
  }

  /// Appends a table of a page, or its translation.
  mutating func append(
    _ table: PipeTable, as sentences: SentenceTable? = nil, styleClass: String, label: String,
    language: Attribute? = nil
  ) {
    appendTable(.class(styleClass), language, label: label) { head in
      head.block("tr") { $0.appendHeadCells(of: table, as: sentences) }
    } rows: { body in
      for (number, row) in table.rows.enumerated() {
        body.block("tr") { line in
          for (column, cell) in row.cells.enumerated() {
            let words = sentences?.rows[number][column]
            line.line("td", .alignment(of: column, in: table), words.attribute(.original)) {
              $0.append(cell, as: words)
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
    appendTable(
      .class(styleClass), label: label,
      head: { head in head.block("tr") { $0.appendHeads(columns) } },
      rows: rows)
  }

  /// Appends a table that the site generates, with a row for each element; the closures return the id of
  /// the row, if it has an anchor, and append its cells.
  mutating func appendTable<Element>(
    _ columns: [String], class styleClass: String, label: String, of elements: [Element],
    id: (Element) -> String? = { _ in nil }, cells: (inout HTML, Element) -> Void
  ) {
    appendTable(columns, class: styleClass, label: label) { body in
      for element in elements { body.block("tr", .id(id(element))) { cells(&$0, element) } }
    }
  }

  /// Appends cells of a head.
  mutating func appendHeads(_ columns: [String]) {
    for column in columns { line("th", .constant("scope", "col"), text: column) }
  }

  /// Appends the head cells of a table of a page.
  mutating func appendHeadCells(
    of table: PipeTable, as sentences: SentenceTable? = nil, _ language: Language = .original,
    without hidden: [Int] = []
  ) {
    for (column, cell) in table.header.cells.enumerated() where !hidden.contains(column) {
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
    let alignment = table.alignments[column]
    return alignment == .none ? nil : .class(alignment.rawValue)
  }
}

extension HTML {
  /// Appends a table of scenarios with a column of verdicts for each engine, which is laid out only
  /// near the window where it `isFar`.
  mutating func append(
    _ scenarios: ScenarioTable, clause: String, isFar: Bool, _ replays: PageReplays,
    _ site: LocalizedSite
  ) {
    let (table, strings) = (scenarios.table, site.strings)
    let (ids, whole): ([ScenarioID], ScenarioID?) =
      switch scenarios.shape {
      case .rows(let ids): (ids, nil)
      case .steps(let id): (table.rows.map { _ in id }, id)
      }
    let anchor = whole?.description
    let name = anchor.map(strings.label)
    let label =
      whole.map(strings.text(ofStepsOf:)) ?? strings.text(.scenariosOfClause, ["clause": clause])
    let sentences = SentenceTable(table, strings.sentences, systems: strings.text)
    let shared = whole == nil ? table.sharedGivens : []
    scrollBox(label: label, isFar: isFar) { box in
      box.append(shared, of: table, as: sentences, strings)
      box.block(
        "table", .class(whole == nil ? "scenarios" : "scenarios steps"), .id(anchor),
        .needs(whole.flatMap(site.results.scenario)),
        .outcomes(in: whole.map { [$0] } ?? ids, site.results),
        sentences == nil ? site.language.markOfOriginal : nil
      ) { html in
        if let whole, let name {
          html.line("caption") { $0.appendPermalink(to: whole, text: name, replays) }
        }
        html.block("thead") { head in
          head.block("tr") { line in
            line.appendHeadCells(of: table, as: sentences, site.language, without: shared)
            line.appendVerdictHeads(site.results)
          }
        }
        html.block("tbody") { body in
          for (number, (row, id)) in zip(table.rows, ids).enumerated() {
            let words = sentences?.rows[number]
            if whole == nil {
              body.appendRow(row, as: words, of: table, without: shared, id: id, replays, site)
              body.appendFindings(on: id, columns: row.cells.count - shared.count, site)
            } else {
              body.block("tr") { line in
                line.appendCells(of: row, as: words, in: table, site.language) {
                  $0.append(row.cells[0], as: words?[0])
                }
                guard number == 0 else { return }
                line.appendVerdicts(on: id, rows: table.rows.count, site)
              }
            }
          }
          guard let whole else { return }
          body.appendFindings(on: whole, columns: table.header.cells.count, site)
        }
      }
    }
  }

  /// Appends what all rows are given above the table, in place of its columns.
  private mutating func append(
    _ shared: [Int], of table: PipeTable, as sentences: SentenceTable?, _ strings: LocalizedStrings
  ) {
    guard !shared.isEmpty else { return }
    line("p", .class("shared")) { line in
      line.append(text: strings[.inEveryRow])
      for column in shared {
        let (head, words) = (sentences?.heads[column], sentences?.rows[0][column])
        line.append(text: column == shared[0] ? " " : "; ")
        line.element("b", head.attribute(strings.language)) {
          $0.append(table.header.cells[column], as: head)
        }
        line.append(text: " ")
        line.element("span", words.attribute(strings.language)) {
          $0.append(table.rows[0].cells[column], as: words)
        }
      }
    }
  }

  private mutating func appendPermalink(to id: ScenarioID, text: String, _ replays: PageReplays) {
    element("a", .class("permalink"), .href(.place(id.description)), text: text)
    appendReplayAnchor(of: id, on: replays)
  }

  private mutating func appendRow(
    _ row: PipeTable.Row, as sentences: [SentenceTable.Cell]?, of table: PipeTable,
    without hidden: [Int], id: ScenarioID, _ replays: PageReplays, _ site: LocalizedSite
  ) {
    let name = row.cells[0].text
    let translation = site.strings.names?[id.description]
    var sentences = sentences
    if let translation { sentences?[0] = .sentence(translation, of: name) }
    block("tr", .id(id.description), .needs(site.results.scenario(id))) { line in
      line.appendCells(of: row, as: sentences, in: table, site.language, without: hidden) {
        $0.appendPermalink(to: id, text: translation ?? name, replays)
      }
      line.appendVerdicts(on: id, site)
    }
  }

  /// Appends the cells of a row, the first of which is its head.
  private mutating func appendCells(
    of row: PipeTable.Row, as sentences: [SentenceTable.Cell]?, in table: PipeTable,
    _ language: Language, without hidden: [Int] = [], head: (inout HTML) -> Void
  ) {
    for (column, cell) in row.cells.enumerated() where !hidden.contains(column) {
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
    return .data("data-needs", features.wordsInOrder)
  }
}

extension PipeTable {
  /// The columns of what is given that say the same in all of at least two rows.
  fileprivate var sharedGivens: [Int] {
    guard rows.count > 1 else { return [] }
    return header.cells.indices.dropFirst().filter { column in
      let text = rows[0].cells[column].text
      return header.cells[column].text.split(separator: " ").first == Keyword.given.rawValue[...]
        && !text.isEmpty && rows.allSatisfy { $0.cells[column].text == text }
    }
  }
}

extension ScenarioTable {
  /// The scenarios with their rows, in order.
  var scenarios: [(id: ScenarioID, rows: ArraySlice<PipeTable.Row>)] {
    switch shape {
    case .rows(let ids): zip(ids, table.rows.indices).map { ($0, table.rows[$1...$1]) }
    case .steps(let id): [(id, table.rows[...])]
    }
  }
}
