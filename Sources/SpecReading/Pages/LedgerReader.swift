import Conformance

/// Reads a table of the ledger: statements of the sources, and where each went.
struct LedgerReader {
  let table: PipeTable
  /// The heading under which the table stands.
  let section: String
  /// What the section says of the evidence for statements that say nothing themselves.
  let evidence: Evidence?

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
      return Ledger.Statement(
        id: id, section: section, location: location, home: home,
        evidence: evidence(of: id, home, in: row, idIndex, into: &log))
    }
  }

  /// What the row's own cell says, or else the section.
  private func evidence(
    of id: String, _ home: Ledger.Home, in row: PipeTable.Row, _ idIndex: Int,
    into log: inout ProblemLog
  ) -> Evidence? {
    let cell = row.cells[index(of: "evidence") ?? idIndex]
    guard index(of: "evidence") != nil, !cell.markdown.isEmpty else {
      if evidence == nil, case .clauses = home, id.hasPrefix("U") || id.hasPrefix("R") {
        log.report(.noEvidence(statement: id), line: row.line, column: cell.column)
      }
      return evidence
    }
    var reader = EvidenceReader(cell.markdown)
    guard let own = reader.read() else {
      log.report(.unreadable(evidence: cell.markdown), line: row.line, column: cell.column)
      return nil
    }
    if own.confidence.needsAddress, own.bases.isEmpty {
      log.report(.noAddress(statement: id, own.confidence), line: row.line, column: cell.column)
    }
    return own
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
