import Conformance

/// Reads a table of the ledger: statements of the sources, and where each went.
struct LedgerReader {
  let table: PipeTable
  /// The heading under which the table stands.
  let section: String

  /// The statements; rows with mistakes are reported and left out.
  func read(into log: inout ProblemLog) -> [Ledger.Statement] {
    guard let idIndex = index(of: "statement") else { return [] }
    guard let homeIndex = index(of: "home") else {
      log.report(.noHomeColumn, line: table.header.line)
      return []
    }
    return table.rows.compactMap { row in
      let cell = row.cells[idIndex]
      let id = cell.text
      guard StatementID.isWellFormed(id) else {
        log.report(.badStatement(id), line: row.line, column: cell.column)
        return nil
      }
      guard let home = home(row.cells[homeIndex].text) else {
        log.report(.noHome(id: id), line: row.line, column: row.cells[homeIndex].column)
        return nil
      }
      let location = SourceLocation(
        file: log.file, line: row.line, column: row.cells[homeIndex].column)
      return Ledger.Statement(id: id, section: section, location: location, home: home)
    }
  }

  private func index(of header: String) -> Int? {
    table.header.cells.firstIndex { $0.text == header }
  }

  /// `HIT-1, HIT-2`, `open` or `untestable: reason`.
  private func home(_ text: String) -> Ledger.Home? {
    if text == "open" { return .open }
    let untestable = "untestable:"
    if text.hasPrefix(untestable) {
      let reason = text.dropFirst(untestable.count).trimmingSpaces()
      return reason.isEmpty ? nil : .untestable(reason: reason)
    }
    let clauses = text.split(separator: ",").map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
    return clauses.isEmpty ? nil : .clauses(clauses)
  }
}
