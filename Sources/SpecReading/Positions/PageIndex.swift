import Conformance
import Results

/// A page with the places of everything that it names, for editors.
package struct PageIndex: Sendable {
  /// The page.
  package var page: Page { parsed.page }
  /// The text of the page.
  package var source: SourceLines { parsed.source }
  /// The mistakes that the page has by itself.
  package var diagnostics: [Diagnostic] { parsed.diagnostics }
  let parsed: ParsedPage
  let vocabulary: VocabularyIndex

  /// Reads a page.
  package init(_ bytes: [UInt8], file: String, name: String, _ vocabulary: VocabularyIndex) {
    self.vocabulary = vocabulary
    var reader = PageReader(
      bytes, file: file, name: name, vocabulary, rendering: .none, keepsUses: true)
    parsed = reader.read()
  }

  /// Returns what is named at a place: of several the shortest, and a name rather than a phrase of one
  /// word.
  package func occurrence(at line: Int, _ column: Int) -> Occurrence? {
    occurrences.lazy
      .filter { $0.location.line == line && ($0.location.column...$0.end).contains(column) }
      .min { ($0.length, $0.isPhrase ? 1 : 0) < ($1.length, $1.isPhrase ? 1 : 0) }
  }

  /// Returns the scenario whose row is on the line.
  package func scenario(at line: Int) -> Scenario? {
    page.scenarios.first { $0.location.line == line }
  }

  /// Returns the row of a table on a line, with the table.
  package func row(at line: Int) -> (table: PipeTable, row: PipeTable.Row)? {
    guard case .table(let table)? = block(at: line)?.content,
      let row = ([table.header] + table.rows).first(where: { $0.line == line })
    else { return nil }
    return (table, row)
  }

  /// The headings with their lines, and the lines at which their sections end.
  package var sections: [(heading: Page.Heading, lines: ClosedRange<Int>)] {
    let headings = zip(
      page.blocks.compactMap(\.heading), parsed.blocks.filter { $0.headingLevel != nil })
    let starts = headings.map { ($0, $1.line) }
    return starts.enumerated().map { index, start in
      let next = starts[(index + 1)...].first { $0.0.level <= start.0.level }
      return (start.0, start.1...max(start.1, (next?.1 ?? source.count + 1) - 1))
    }
  }

  /// Returns the ids that a line has on the site: of the scenario in its row, and of the heading above
  /// it. Also where the clause cannot be read, and on a translation, whose headings name their anchors.
  ///
  ///     ## HIT-4 A hidden view        HIT-4
  ///     | hidden | C is hiden |       HIT-4/hidden, HIT-4
  package func anchors(at line: Int) -> [String] {
    let outline = TranslationSection.sections(of: parsed.blocks).sections
    let headings = zip(outline, page.blocks.compactMap(\.heading))
    guard let (section, heading) = headings.reversed().first(where: { $0.0.line <= line }) else {
      return []
    }
    let anchor = section.anchor ?? heading.anchor
    let name = row(at: line)?.row.cells.first.map { Slug.make(of: $0.markdown) }
    guard let clause = section.clause, let name, !name.isEmpty else { return [anchor] }
    return ["\(clause)/\(name)", anchor]
  }

  /// Returns the block on a line.
  func block(at line: Int) -> MarkdownBlock? {
    parsed.blocks.last { $0.line <= line }
  }

  /// Returns the last stage above a line.
  func setting(at line: Int) -> StageSetting {
    for block in parsed.blocks.reversed() where block.line < line {
      guard case .table(let table) = block.content, TableRole(of: table) == .stage else { continue }
      var (reader, log) = (StageReader(table: table, vocabulary), DiagnosticLog(file: ""))
      return reader.read(into: &log)
    }
    return StageSetting(Stage([]), vocabulary)
  }

  /// Whether a responder can have the name.
  package static func isResponderName(_ name: String) -> Bool { StageReader.isName(name) }

  /// Returns the row of a responder on the stage whose header is on the line.
  package func responder(_ name: String, stage: Int) -> StagedResponder? {
    setting(at: stage + 1).stage[name]
  }
}

extension PageIndex {
  /// Every place where something is named, sorted by place. Found when it is asked for, because what
  /// is typed needs none.
  package var occurrences: [Occurrence] {
    let file = page.file
    // Ledgers and paragraphs of sources.
    let citing = Set(
      parsed.blocks.filter { $0.label == .sources || $0.role == .traceabilityMatrix }
        .flatMap(\.lines))
    var found = IDFinder.occurrences(in: parsed.source, file: file) { citing.contains($0) }
    let clauses = Dictionary(firstOf: parsed.page.clauses.map { ($0.location.line, $0.id) })
    let statements = Set(parsed.statements.map(\.location.line))
    var definedStatements: Set<Int> = []
    for index in found.indices {
      let line = found[index].location.line
      switch found[index].symbol {
      case .clause(let id): found[index].isDefinition = clauses[line] == id
      case .statement where statements.contains(line):
        found[index].isDefinition = definedStatements.insert(line).inserted
      default: break
      }
    }
    for block in parsed.blocks {
      guard case .table(let table) = block.content, TableRole(of: table) == .stage else { continue }
      found += responders(of: table, file)
    }
    found += Self.scenarios(in: parsed, file) + Self.links(in: parsed, file) + features(file)
    if page.name == VocabularyPage.name { found += rows(file) }
    found += parsed.uses.flatMap { $0.occurrences(in: file) }
    return found.unique
      .sorted { ($0.location, $0.length) < ($1.location, $1.length) }
  }

  /// Returns the features of clauses, on the line of their label.
  private func features(_ file: String) -> [Occurrence] {
    parsed.blocks.filter { $0.label == .sources }.flatMap { block -> [Occurrence] in
      guard case .labelled(_, let sources) = block.content,
        let line = (block.line...source.count).first(where: {
          source.text(of: $0).contains("Feature")
        }), case let text = source.text(of: line), let label = text.firstRange(of: "Feature")
      else { return [] }
      return SourcesLine(sources).features.compactMap { feature in
        text[label.upperBound...].firstRange(of: feature).map { range in
          let column = text.unicodeScalars.distance(from: text.startIndex, to: range.lowerBound)
          return Occurrence(
            .feature(feature), in: file, line, column + 1, length: feature.unicodeScalars.count)
        }
      }
    }
  }

  /// Returns the features and phrases that the rows of a vocabulary declare.
  private func rows(_ file: String) -> [Occurrence] {
    parsed.blocks.flatMap { block -> [Occurrence] in
      guard case .table(let table) = block.content,
        let kind = VocabularyTables.Table(rawValue: table.header.cells[0].markdown),
        [.feature, .phrase].contains(kind)
      else { return [] }
      return table.rows.map { row in
        let cell = row.cells[0]
        let pattern = Sentence.pieces(of: cell.markdown).map { piece in
          switch piece {
          case .text(let text): text
          case .slot(_, let slot): "{\(slot.drop { $0 != ":" }.drop { ":-".contains($0) })}"
          }
        }.joined()
        return Occurrence(
          kind == .feature ? .feature(cell.markdown) : .phrase(pattern), in: file, row.line,
          cell.column, length: cell.length, isDefinition: true)
      }
    }
  }

  private func responders(of table: PipeTable, _ file: String) -> [Occurrence] {
    let columns = table.header.cells.enumerated().compactMap { index, cell in
      StageColumn(cell.text, in: vocabulary.vocabulary).flatMap {
        [.kind, .frame].contains($0) ? nil : (index, $0)
      }
    }
    return table.rows.flatMap { row in
      columns.compactMap { index, column in
        let cell = row.cells[index]
        guard !cell.markdown.isEmpty, cell.isPlain else { return nil }
        return Occurrence(
          .responder(cell.text, stage: table.header.line), in: file, row.line, cell.column,
          length: cell.length, isDefinition: column == .responder)
      }
    }
  }

  /// Returns the names of scenarios: cells, and captions of tables of steps.
  private static func scenarios(in parsed: ParsedPage, _ file: String) -> [Occurrence] {
    parsed.page.blocks.compactMap { block -> ScenarioTable? in
      if case .scenarios(let table) = block { table } else { nil }
    }.flatMap { scenarios -> [Occurrence] in
      let table = scenarios.table
      switch scenarios.shape {
      case .rows(let ids):
        guard let column = table.index(ofColumn: ScenarioTableReader.nameHeader) else { return [] }
        return zip(ids, table.rows).map { id, row in
          Occurrence(
            .scenario(id.description), in: file, row.line, row.cells[column].column,
            length: row.cells[column].length, isDefinition: true)
        }
      case .steps(let id):
        guard let above = parsed.blocks.last(where: { $0.line < table.header.line }),
          case .labelled(.scenario, let text) = above.content
        else { return [] }
        return [
          Occurrence(
            .scenario(id.description), in: file, above.line,
            Page.Label.scenario.rawValue.unicodeScalars.count + 3,
            length: text.unicodeScalars.count, isDefinition: true)
        ]
      }
    }
  }

  private static func links(in parsed: ParsedPage, _ file: String) -> [Occurrence] {
    parsed.links.compactMap { link in
      guard let page = link.target?.page else { return nil }
      return Occurrence(
        .page(page.percentDecoded), in: file, link.line, link.column,
        length: page.unicodeScalars.count + 3)
    }
  }
}

extension Occurrence {
  fileprivate var isPhrase: Bool {
    if case .phrase = symbol { true } else { false }
  }

  /// The column after its last character.
  package var end: Int { location.column + length }
}

extension PipeTable.Cell {
  /// Whether the cell is written as its text.
  var isPlain: Bool { text == markdown }

  /// The number of characters.
  package var length: Int { markdown.unicodeScalars.count }
}
