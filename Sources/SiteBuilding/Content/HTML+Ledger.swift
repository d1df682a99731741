import SpecReading

extension HTML {
  /// Adds a table of the ledger, whose rows have addresses; the closure writes what became of them.
  mutating func append(
    _ ledger: LedgerTable, _ edition: Edition, home: (PipeTable.Cell, inout HTML) -> Void
  ) {
    let language = edition.language
    scrollBox(label: language.wording.ledger) { box in
      box.block("table", .class("ledger"), language.markOfOriginal) { html in
        html.block("thead") { $0.block("tr") { $0.appendHeadCells(of: ledger.table) } }
        html.block("tbody") { body in
          for (row, anchor) in zip(ledger.table.rows, ledger.anchors) {
            body.block("tr", .id(anchor)) { line in
              for (column, cell) in row.cells.enumerated() {
                let evidence = ledger.evidence(in: column, of: row, edition.data)
                if let evidence {
                  line.line("td", .class("evidence")) { $0.append(evidence) }
                } else {
                  line.append(cell, column, of: ledger, anchor: anchor, home: home)
                }
              }
            }
          }
        }
      }
    }
  }

  private mutating func append(
    _ cell: PipeTable.Cell, _ column: Int, of ledger: LedgerTable, anchor: String?,
    home: (PipeTable.Cell, inout HTML) -> Void
  ) {
    if column == ledger.idColumn, let anchor {
      line("th", .constant("scope", "row")) {
        $0.element("a", .class("permalink"), .href(.place(anchor)), text: cell.text)
      }
    } else {
      line("td", .alignment(of: column, in: ledger.table)) {
        if column == ledger.homeColumn { home(cell, &$0) } else { $0.append(rendered: cell.html) }
      }
    }
  }
}

extension LedgerTable {
  /// What a row's own cell says of evidence; nil in other columns and where it says nothing.
  fileprivate func evidence(
    in column: Int, of row: PipeTable.Row, _ data: SiteData
  ) -> Evidence? {
    guard column == evidenceColumn, !row.cells[column].markdown.isEmpty, let idColumn else {
      return nil
    }
    return data.evidence[row.cells[idColumn].text]
  }
}
