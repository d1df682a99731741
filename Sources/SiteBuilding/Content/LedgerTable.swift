import SpecReading

/// A table of the ledger with the names of its rows' places.
struct LedgerTable {
  /// The table as it stands on the page.
  let table: PipeTable
  /// The column of the statements' ids, if there is one.
  let idColumn: Int?
  /// The column that says where each statement went, if there is one.
  let homeColumn: Int?
  /// The column that says what shows that each statement is true, if there is one.
  let evidenceColumn: Int?
  /// For each row, the name of its place, if it has an id.
  let anchors: [String?]

  init(_ table: PipeTable, anchors: inout Anchors) {
    let names = table.header.cells.map { $0.text.lowercased() }
    let idColumn = names.firstIndex(of: "statement")
    self.table = table
    self.idColumn = idColumn
    homeColumn = names.firstIndex(of: "home")
    evidenceColumn = names.firstIndex(of: "evidence")
    self.anchors = table.rows.map { row in
      let id = idColumn.map { row.cells[$0].text } ?? ""
      return id.isEmpty ? nil : anchors.take(id)
    }
  }
}
