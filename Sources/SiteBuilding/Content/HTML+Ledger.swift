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
                if column == ledger.evidenceColumn, !cell.markdown.isEmpty,
                  let evidence = ledger.idColumn.flatMap({
                    edition.data.evidence[row.cells[$0].text]
                  })
                {
                  line.line("td", .class("evidence")) { $0.append(evidence, edition.wording) }
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
