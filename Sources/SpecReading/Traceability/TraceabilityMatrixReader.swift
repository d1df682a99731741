import Conformance
import Results

/// Reads a table with the columns `statement`, `home` and, optionally, `evidence`.
struct TraceabilityMatrixReader {
  let table: PipeTable
  /// The heading above the table.
  let section: String
  /// The section's evidence, for statements without their own.
  let evidence: StatementEvidence?

  /// Returns the statements; reports rows with mistakes and leaves them out.
  func read(into log: inout DiagnosticLog) -> [TraceabilityMatrix.Statement] {
    guard let idIndex = table.index(ofColumn: "statement") else { return [] }
    guard let statusIndex = table.index(ofColumn: "home") else {
      log.report(
        "the ledger's table has no column `home`", hint: "say where each statement went",
        line: table.header.line)
      return []
    }
    let evidenceIndex = table.index(ofColumn: "evidence")
    return table.rows.compactMap { row in
      let cell = row.cells[idIndex]
      let id = cell.text
      guard StatementID.isWellFormed(id) else {
        log.report(
          "`\(id)` is not a statement's id",
          hint: "write a capital letter and a number, such as `U32`", line: row.line,
          column: cell.column)
        return nil
      }
      guard let status = status(row.cells[statusIndex].text) else {
        log.report(
          "statement \(id) has no home",
          hint: "name the clauses that carry it, or write `open`, or `untestable: reason`",
          line: row.line, column: row.cells[statusIndex].column)
        return nil
      }
      let location = SourceLocation(
        file: log.file, line: row.line, column: row.cells[statusIndex].column)
      return TraceabilityMatrix.Statement(
        id: id, section: section, location: location, status: status,
        evidence: evidence(
          of: id, status, in: row, evidenceIndex, at: row.cells[evidenceIndex ?? idIndex].column,
          into: &log))
    }
  }

  /// Returns the evidence in the row's own cell, or else the section's.
  private func evidence(
    of id: String, _ status: TraceabilityMatrix.Status, in row: PipeTable.Row, _ index: Int?,
    at column: Int, into log: inout DiagnosticLog
  ) -> StatementEvidence? {
    guard let cell = index.map({ row.cells[$0] }), !cell.markdown.isEmpty else {
      if evidence == nil, case .covered = status, id.hasPrefix("U") || id.hasPrefix("R") {
        log.report(
          "statement \(id) has a home and no evidence", hint: Hint(EvidenceReader.form),
          line: row.line,
          column: column)
      }
      return evidence
    }
    var reader = EvidenceReader(cell.markdown)
    let own = reader.read()
    log.check(own, readFrom: cell.markdown, of: id, line: row.line, column: column)
    return own
  }

  /// Parses `HIT-1, HIT-2`, `open` or `untestable: reason`.
  private func status(_ text: String) -> TraceabilityMatrix.Status? {
    if text == "open" { return .open }
    let untestable = "untestable:"
    if text.hasPrefix(untestable) {
      let reason = text.dropFirst(untestable.count).trimmingSpaces()
      return reason.isEmpty ? nil : .untestable(reason: reason)
    }
    let clauses = text[...].parts(at: ",").map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
    return clauses.isEmpty ? nil : .covered(by: clauses)
  }
}
