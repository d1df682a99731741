import Conformance
import Results

/// Writes what an engine did into the row of a scenario whose expectations are not known yet, and
/// sources into its clause.
package struct RowWriter: Sendable {
  /// A page with its text before and after.
  package struct Change: Sendable {
    /// The page's path.
    package let file: String
    /// The text that was read.
    package let old: [UInt8]
    /// The text to write.
    package let new: [UInt8]
  }

  private let reader: SpecReader
  private let book: SpecBook
  private let scenario: Scenario

  package init(_ scenario: Scenario, in book: SpecBook, by reader: SpecReader) {
    self.scenario = scenario
    self.book = book
    self.reader = reader
  }

  /// Returns the changed pages: that of the scenario first, then the ledger if it has to name the
  /// clause.
  ///
  /// - Parameters:
  ///   - sentences: a sentence for each open expectation.
  ///   - sources: what the clause is to cite.
  package func changes(
    writing sentences: [String], citing sources: [CitedSource]
  ) throws -> [Change] {
    var pages = Pages()
    let open = Array(zip(scenario.openExpectations, sentences))
    let cells = Dictionary(grouping: open) { CellPlace($0.0.place) }
    for (cell, open) in cells {
      try pages.edit(scenario.location.file) { page throws(RowWritingError) in
        try fill(cell, of: &page, open)
      }
    }
    let statements = try cited(sources)
    for statement in statements where !statement.coveringClauses.contains(scenario.clause.id) {
      try pages.edit(statement.location.file) { page throws(RowWritingError) in
        try addHome(to: statement, in: &page)
      }
    }
    try pages.edit(scenario.location.file) { page throws(RowWritingError) in
      try cite(sources, statements, in: &page)
    }
    return pages.changes
  }

  /// Reads the pages as they will be, and returns the scenario.
  ///
  /// - Throws: if they would have a mistake that they do not have now, or if the row would be another
  ///   one than the engine was asked.
  package func scenario(after changes: [Change]) async throws -> Scenario {
    var reader = reader
    for change in changes { reader.replacements[change.file] = change.new }
    let book = try await reader.read()
    if let mistake = book.mistakes.first { throw RowWritingError.mistake(mistake) }
    let expected = scenario.expectations.count + scenario.openExpectations.count
    guard let written = book.scenarios.first(where: { $0.id == scenario.id }),
      written.openExpectations.isEmpty, written.expectations.count == expected,
      written.script == scenario.script
    else { throw RowWritingError.another(scenario.id.description) }
    return written
  }

  private func cited(
    _ sources: [CitedSource]
  ) throws(RowWritingError) -> [TraceabilityMatrix.Statement] {
    var statements: [TraceabilityMatrix.Statement] = []
    for case .statement(let id) in sources {
      guard let statement = book.traceabilityMatrix.statements.first(where: { $0.id == id })
      else { throw .unknownStatement(id) }
      if case .untestable = statement.status { throw .untestable(id) }
      statements.append(statement)
    }
    return statements
  }

  private func fill(
    _ cell: CellPlace, of page: inout PageText, _ open: [(OpenExpectation, String)]
  ) throws(RowWritingError) {
    guard let table = page.table(withRow: cell.line),
      let row = table.rows.first(where: { $0.line == cell.line }),
      row.cells.indices.contains(cell.column)
    else { throw .changed(scenario.location.file) }
    var parts = row.cells[cell.column].markdown
      .split(separator: ";", omittingEmptySubsequences: false)
      .map { String($0).replacing("|", with: "\\|") }
    for (expectation, sentence) in open {
      let place = expectation.place
      guard parts.indices.contains(place.part), parts[place.part].contains("?") else {
        throw .changed(scenario.location.file)
      }
      let start = place.start.isEmpty ? 0 : place.start.unicodeScalars.count + 1
      let end = String(sentence.unicodeScalars.dropFirst(start))
      guard !end.contains(";"), let markdown = PipeTable.Cell.markdown(of: end) else {
        throw .unwritable(end)
      }
      parts[place.part] = place.part > 0 ? " \(markdown)" : markdown
    }
    page.replaceCell(
      cell.column, onLine: cell.line, of: table, by: parts.joined(separator: ";"))
  }

  private func addHome(
    to statement: TraceabilityMatrix.Statement, in page: inout PageText
  ) throws(RowWritingError) {
    let line = statement.location.line
    guard let table = page.table(withRow: line),
      let row = table.rows.first(where: { $0.line == line }),
      let column = row.cells.firstIndex(where: { $0.column == statement.location.column })
    else { throw .changed(statement.location.file) }
    let homes = statement.coveringClauses + [scenario.clause.id]
    page.replaceCell(column, onLine: line, of: table, by: homes.joined(separator: ", "))
  }

  private func cite(
    _ sources: [CitedSource], _ statements: [TraceabilityMatrix.Statement],
    in page: inout PageText
  ) throws(RowWritingError) {
    let clause = scenario.clause
    guard var paragraph = SourcesParagraph(of: clause, in: page) else {
      throw .changed(clause.location.file)
    }
    for statement in statements where !clause.statements.contains(statement.id) {
      let isAdded = paragraph.add(
        statement: statement.id, section: statement.section, at: target(of: statement))
      guard isAdded else { throw .noPlace(statement.id, clause: clause.id) }
    }
    for case .address(let address) in sources where !paragraph.names(address) {
      guard paragraph.add(address: address) else { throw .noPlace(address, clause: clause.id) }
    }
    page.replace([(paragraph.range, paragraph.bytes)])
  }

  /// Returns the address of the section that a statement is in.
  private func target(of statement: TraceabilityMatrix.Statement) -> String {
    guard let page = book.pages.first(where: { $0.file == statement.location.file }) else {
      return ""
    }
    let section = page.blocks.lazy.compactMap(\.heading).first { $0.text == statement.section }
    return "\(page.name).md" + (section.map { "#\($0.anchor)" } ?? "")
  }
}

/// The position of a cell on a page.
private struct CellPlace: Hashable {
  let line: Int
  let column: Int

  init(_ place: OpenExpectation.Place) {
    line = place.location.line
    column = place.column
  }
}

/// The pages that are changed, each read once.
private struct Pages {
  private var texts: [(file: String, old: [UInt8], page: PageText)] = []

  /// The pages that differ from their files.
  var changes: [RowWriter.Change] {
    texts.filter { $0.old != $0.page.bytes }
      .map { RowWriter.Change(file: $0.file, old: $0.old, new: $0.page.bytes) }
  }

  mutating func edit(
    _ file: String, _ body: (inout PageText) throws(RowWritingError) -> Void
  ) throws {
    if !texts.contains(where: { $0.file == file }) {
      do throws(FileReadingError) {
        let bytes = try FileReader.bytes(of: file)
        texts.append((file, bytes, PageText(bytes)))
      } catch {
        throw SpecFolderError.unreadable(file, reason: error.reason)
      }
    }
    for index in texts.indices where texts[index].file == file { try body(&texts[index].page) }
  }
}

/// Why a row cannot be written.
package enum RowWritingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The page is not the one that was read.
  case changed(String)
  /// No cell has the text.
  case unwritable(String)
  /// The ledger does not have the statement.
  case unknownStatement(String)
  /// The ledger says that no row can be about the statement.
  case untestable(String)
  /// The paragraph of sources has another form.
  case noPlace(String, clause: String)
  /// The written page would have a mistake.
  case mistake(Diagnostic)
  /// The written row would not be the one that the engine was asked.
  case another(String)

  package var description: String {
    switch self {
    case .changed(let file): "\(file) has changed meanwhile; run the command again"
    case .unwritable(let text): "no cell of a table can say `\(text)`"
    case .unknownStatement(let id):
      "no ledger has a statement \(id); add its row to the ledger first"
    case .untestable(let id):
      "the ledger says that \(id) is untestable; correct its row first, or name another source"
    case .noPlace(let source, let clause):
      "\(source) cannot be added to the sources of \(clause), which do not end with "
        + "`. Feature: …`; add it by hand"
    case .mistake(let mistake): "the page would have a mistake: \(mistake)"
    case .another(let id): "what is to be written would not be read back as the same row \(id)"
    }
  }
}

extension SpecBook {
  /// The mistakes in the pages, without expectations that are not known yet.
  package var mistakes: [Diagnostic] {
    let open = Set(scenarios.lazy.flatMap(\.openExpectations).map(\.place.location))
    return diagnostics.filter { !open.contains($0.location) }
  }
}
