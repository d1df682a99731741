import Conformance
import Results
import SpecReading

/// A table of the traceability matrix, with anchors for its rows.
struct TraceabilityTable {
  /// The table as it is on the page.
  let table: PipeTable
  /// For each row, its anchor, if it has an id.
  let anchors: [String?]
  fileprivate let idColumn: Int?
  fileprivate let coveringColumn: Int?
  private let evidenceColumn: Int?

  /// Finds the columns by the words of the header; reserves an anchor for each statement's id.
  init(_ table: PipeTable, anchors: inout Anchors) {
    let names = table.header.cells.map { $0.text.lowercased() }
    let idColumn = names.firstIndex(of: "statement")
    self.table = table
    self.idColumn = idColumn
    coveringColumn = names.firstIndex(of: "home")
    evidenceColumn = names.firstIndex(of: "evidence")
    self.anchors = table.rows.map { row in
      let id = idColumn.map { row.cells[$0].text } ?? ""
      return id.isEmpty ? nil : anchors.take(id)
    }
  }

  /// Returns the evidence of a row's statement, for a filled cell of the evidence column.
  fileprivate func evidence(
    in column: Int, of row: PipeTable.Row, _ data: SiteData
  ) -> StatementEvidence? {
    guard column == evidenceColumn, !row.cells[column].markdown.isEmpty, let idColumn else {
      return nil
    }
    return data.evidence[row.cells[idColumn].text]
  }
}

extension HTML {
  /// Appends a table of the traceability matrix, whose rows have permalinks.
  mutating func append(_ matrix: TraceabilityTable, on page: Page, _ site: LocalizedSite) {
    appendTable(
      .class("ledger"), site.language.markOfOriginal, label: site.strings[.traceabilityMatrix]
    ) { head in
      head.block("tr") { $0.appendHeadCells(of: matrix.table) }
    } rows: { body in
      for (row, anchor) in zip(matrix.table.rows, matrix.anchors) {
        body.block("tr", .id(anchor)) { line in
          for column in row.cells.indices {
            line.append(column, of: row, in: matrix, anchor: anchor, on: page, site.data)
          }
        }
      }
    }
  }

  private mutating func append(
    _ column: Int, of row: PipeTable.Row, in matrix: TraceabilityTable, anchor: String?,
    on page: Page, _ data: SiteData
  ) {
    let cell = row.cells[column]
    if let evidence = matrix.evidence(in: column, of: row, data) {
      line("td", .class("evidence")) { $0.append(evidence) }
    } else if column == matrix.idColumn, let anchor {
      line("th", .constant("scope", "row")) {
        $0.element("a", .class("permalink"), .href(.place(anchor)), text: cell.text)
      }
    } else {
      line("td", .alignment(of: column, in: matrix.table)) { html in
        guard column == matrix.coveringColumn else { return html.append(rendered: cell.html) }
        html.append(
          rendered: cell.html, linkingClausesOf: data.paths, on: page, styleClass: "permalink")
      }
    }
  }

  // MARK: - Coverage

  /// Appends how much of the sources the pages cover, on a page with the traceability matrix.
  mutating func appendCoverage(on page: Page, _ site: LocalizedSite) {
    let (coverage, strings) = (site.data.coverage, site.strings)
    let hasMatrix = page.blocks.contains {
      if case .traceabilityMatrix = $0 { true } else { false }
    }
    guard hasMatrix, !coverage.sections.isEmpty else { return }
    let counts = coverage.sections.map { section in
      [section.run, section.stated, section.untestable, section.open.count, section.total]
    }
    let sums = counts.dropFirst().reduce(counts[0]) { zip($0, $1).map(+) }
    let share = Int((coverage.runShare * 100).rounded(.down))
    // Coverage names the sections as the original does.
    let originals = (site.original(of: page) ?? page).blocks.compactMap(\.heading)
    let headings = page.blocks.compactMap(\.heading)
    block("section", .class("coverage"), .label(strings[.coverage])) { part in
      let values = ["share": String(share), "total": String(sums.last ?? 0)]
      part.line("p", text: strings.text(.coverageSummary, values))
      part.appendTable(
        [
          strings[.section], strings[.statementsRun], strings[.statementsStated],
          strings[.statementsUntestable], strings[.statementsOpen], strings[.total],
        ], class: "reference coverage", label: strings[.coverageBySection]
      ) { body in
        for (section, counts) in zip(coverage.sections, counts) {
          let anchor = originals.first { $0.level > 1 && $0.text == section.title }?.anchor
          let title = headings.last { $0.anchor == anchor }?.text ?? section.title
          body.appendRow(counts) { cell in
            guard let anchor else { return cell.append(text: title) }
            cell.element("a", .href(.place(anchor)), text: title)
          }
        }
        body.appendRow(sums) { $0.append(text: strings[.total]) }
      }
    }
  }
}
