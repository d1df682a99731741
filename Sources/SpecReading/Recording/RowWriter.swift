import Conformance
import Results

/// Writes what an engine did into the row of a scenario whose expectations are not known yet, and
/// sources into its clause.
package struct RowWriter: Sendable {
  private let reader: SpecReader
  private let book: SpecBook
  private let scenario: Scenario
  /// The pages that are changed, each read once.
  private var pages: [PageText] = []

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
  package mutating func changes(
    writing sentences: [String], citing sources: [CitedSource]
  ) throws -> [PageText] {
    for (expectation, sentence) in zip(scenario.openExpectations, sentences) {
      try fill(expectation, sentence)
    }
    let statements = try cited(sources)
    for statement in statements where !statement.coveringClauses.contains(scenario.clause.id) {
      try addHome(to: statement)
    }
    try cite(sources, statements)
    return pages.filter { $0.old != $0.bytes }
  }

  /// Reads the pages as they will be, and returns the scenario.
  ///
  /// - Throws: if they would have a mistake that they do not have now, or if the row would be another
  ///   one than the engine was asked.
  package func scenario(after changes: [PageText]) async throws -> Scenario {
    var reader = reader
    for change in changes { reader.replacements[change.file] = change.bytes }
    let book = try await reader.read()
    if let mistake = book.mistakes.first {
      throw SpecError("the page would have an error: \(mistake)")
    }
    let expected = scenario.expectations.count + scenario.openExpectations.count
    guard let written = book.scenarios.first(where: { $0.id == scenario.id }),
      written.openExpectations.isEmpty, written.expectations.count == expected,
      written.script == scenario.script
    else {
      throw SpecError("what is to be written would not be read back as the same row \(scenario.id)")
    }
    return written
  }

  private func cited(_ sources: [CitedSource]) throws -> [TraceabilityMatrix.Statement] {
    try sources.compactMap { source in
      guard case .statement(let id) = source else { return nil }
      guard let statement = book.traceabilityMatrix.statements.first(where: { $0.id == id })
      else {
        throw SpecError("no ledger has a statement \(id); add its row to the ledger first")
      }
      if case .untestable = statement.status {
        throw SpecError(
          "the ledger says that \(id) is untestable; correct its row first, or name another source")
      }
      return statement
    }
  }

  /// Writes the end of a sentence in the place of an expectation that is not known yet.
  private mutating func fill(_ expectation: OpenExpectation, _ sentence: String) throws {
    let place = expectation.place
    try edit(scenario.location.file) { page in
      guard let (table, row) = page.table(withRow: place.location.line),
        row.cells.indices.contains(place.column)
      else { return false }
      var parts = row.cells[place.column].markdown
        .split(separator: ";", omittingEmptySubsequences: false)
        .map { String($0).replacing("|", with: "\\|") }
      guard parts.indices.contains(place.part), parts[place.part].contains("?") else {
        return false
      }
      let start = place.start.isEmpty ? 0 : place.start.unicodeScalars.count + 1
      let end = String(sentence.unicodeScalars.dropFirst(start))
      guard !end.contains(";"), let markdown = PipeTable.Cell.markdown(of: end) else {
        throw SpecError("no cell of a table can say `\(end)`")
      }
      parts[place.part] = place.part > 0 ? " \(markdown)" : markdown
      page.replaceCell(place.column, onLine: row.line, of: table, by: parts.joined(separator: ";"))
      return true
    }
  }

  /// Adds the clause to those that cover a statement.
  private mutating func addHome(to statement: TraceabilityMatrix.Statement) throws {
    let homes = (statement.coveringClauses + [scenario.clause.id]).joined(separator: ", ")
    try edit(statement.location.file) { page in
      guard let (table, row) = page.table(withRow: statement.location.line),
        let column = row.cells.firstIndex(where: { $0.column == statement.location.column })
      else { return false }
      page.replaceCell(column, onLine: row.line, of: table, by: homes)
      return true
    }
  }

  /// Adds the sources to the paragraph of the clause.
  private mutating func cite(
    _ sources: [CitedSource], _ statements: [TraceabilityMatrix.Statement]
  ) throws {
    let clause = scenario.clause
    let targets = statements.map(target)
    try edit(clause.location.file) { page in
      guard var paragraph = SourcesParagraph(of: clause, in: page) else { return false }
      func check(_ isAdded: Bool, _ source: String) throws {
        guard !isAdded else { return }
        throw SpecError(
          "\(source) cannot be added to the sources of \(clause.id), which do not end with "
            + "`. Feature: …`; add it by hand")
      }
      for (statement, target) in zip(statements, targets)
      where !clause.statements.contains(statement.id) {
        let isAdded = paragraph.add(statement: statement.id, section: statement.section, at: target)
        try check(isAdded, statement.id)
      }
      for case .address(let address) in sources where !paragraph.names(address) {
        try check(paragraph.append("<\(address)>"), address)
      }
      page.replace([(paragraph.range, paragraph.bytes)])
      return true
    }
  }

  /// Returns the address of the section that a statement is in.
  private func target(of statement: TraceabilityMatrix.Statement) -> String {
    guard let page = book.pages.first(where: { $0.file == statement.location.file }) else {
      return ""
    }
    let section = page.blocks.lazy.compactMap(\.heading).first { $0.text == statement.section }
    return "\(page.name).md" + (section.map { "#\($0.anchor)" } ?? "")
  }

  /// Edits a page; `body` returns false if the page is not the one that was read.
  private mutating func edit(_ file: String, _ body: (inout PageText) throws -> Bool) throws {
    if !pages.contains(where: { $0.file == file }) {
      pages.append(PageText(try FileReader.page(file), file: file))
    }
    for index in pages.indices where pages[index].file == file {
      guard try body(&pages[index]) else { throw SpecError.changed(file) }
    }
  }
}

extension SpecError {
  /// The page is not the one that was read.
  package static func changed(_ file: String) -> Self {
    Self("\(file) has changed meanwhile; run the command again")
  }
}

extension SpecBook {
  /// The mistakes in the pages, without expectations that are not known yet.
  package var mistakes: [Diagnostic] {
    let open = Set(scenarios.lazy.flatMap(\.openExpectations).map(\.place.location))
    return diagnostics.filter { !open.contains($0.location) }
  }
}
