import Conformance
import Results

/// A page with its statements, links and diagnostics.
struct ParsedPage: Sendable {
  var page: Page
  var statements: [TraceabilityMatrix.Statement]
  var links: [PageLink]
  var diagnostics: [Diagnostic]
  /// The text and its Markdown blocks, which translations are compared with.
  var source: SourceLines
  var blocks: [MarkdownBlock]
  /// The uses of phrases; empty if the reader does not keep them.
  var uses: [PhraseUse] = []
  /// Whether the file could be read.
  var isReadable = true
}

extension ParsedPage {
  /// Makes the empty page of a file that cannot be read, with a diagnostic.
  init(unreadable file: String, name: String, _ error: FileReadingError) {
    self.init(
      page: Page(file: file, name: name, title: name, blocks: [], clauses: [], scenarios: []),
      statements: [], links: [], diagnostics: [.unreadable(file, error)], source: SourceLines([]),
      blocks: [], isReadable: false)
  }
}

/// Reads one page.
struct PageReader {
  private let vocabulary: VocabularyIndex
  private let source: SourceLines
  private let blocks: [MarkdownBlock]
  private var log: DiagnosticLog

  private var page: Page
  private var statements: [TraceabilityMatrix.Statement] = []
  private var links: [PageLink] = []
  private var setting: StageSetting?
  private let known: KnownMatches
  private var scope = ClauseScope()
  private var sectionEvidence: SectionEvidence
  private var anchors = AnchorMaker()
  /// Returns whether a row is read as a scenario; nil for all.
  var selects: ((ScenarioID, Clause) -> Bool)?

  /// Prepares to read a page.
  ///
  /// - Parameters:
  ///   - file: the path for diagnostics.
  ///   - name: the path within the folder, without its extension.
  ///   - vocabulary: what the rows can say.
  ///   - rendering: whether to render HTML.
  ///   - glossary: the terms to link.
  ///   - keepsUses: whether to keep the places of words.
  init(
    _ bytes: [UInt8], file: String, name: String, _ vocabulary: VocabularyIndex = .uikit,
    rendering: SpecReader.Rendering,
    glossary: Glossary = Glossary(), keepsUses: Bool = false
  ) {
    known = KnownMatches(collectsExamples: rendering == .html, keepsUses: keepsUses)
    self.vocabulary = vocabulary
    // The steps of other domains than UIKit's need no objects.
    setting = vocabulary.vocabulary.isUIKit ? nil : StageSetting(Stage([]), vocabulary)
    log = DiagnosticLog(file: file)
    page = Page(file: file, name: name, title: name, blocks: [], clauses: [], scenarios: [])
    source = SourceLines(bytes)
    blocks =
      MarkdownDocument.blocks(of: source, rendering: rendering, glossary: glossary, into: &log)
      ?? []
    sectionEvidence = SectionEvidence(of: blocks, from: 0, in: source)
  }

  /// Reads the page from top to bottom.
  mutating func read() -> ParsedPage {
    for index in blocks.indices { read(at: index) }
    closeClause()
    page.summary = MarkdownBlock.summary(of: blocks)
    page.phraseExamples = known.examples ?? [:]
    return ParsedPage(
      page: page, statements: statements, links: links, diagnostics: log.diagnostics,
      source: source, blocks: blocks, uses: known.uses ?? [])
  }

  private mutating func read(at index: Int) {
    let block = blocks[index]
    links += block.links
    log.check(block)
    switch block.content {
    case .heading(let level, let text): readHeading(level, text, at: index)
    case .table(let table): readTable(table)
    case .labelled(.scenario, let text):
      scope.caption = text
      checkCaption(at: index)
      page.blocks.append(.note(.scenario, html: block.html))
    case .labelled(.evidence, _):
      sectionEvidence.check(index, line: block.line, into: &log)
      page.blocks.append(.note(.evidence, html: block.html))
    case .labelled(.uiKit, _): page.blocks.append(.aside(html: block.html))
    case .labelled(.example, _): readExample(block)
    case .labelled(let label, _): page.blocks.append(.note(label, html: block.html))
    case .prose, .brokenTable: page.blocks.append(.prose(html: block.html))
    }
    if case .labelled(.scenario, _) = block.content { return }
    scope.caption = nil
  }

  /// Reports the name of a scenario that is above no steps.
  private mutating func checkCaption(at index: Int) {
    switch blocks.dropFirst(index + 1).first?.content {
    case .brokenTable: return
    case .table(let table)
    where !table.header.cells.contains { $0.text == ScenarioTableReader.nameHeader }: return
    default:
      log.report(
        "no table of steps follows this name of a scenario",
        hint: "put it above a table with a column `step`; rows of a column `scenario` have names",
        line: blocks[index].line)
    }
  }

  private mutating func readExample(_ block: MarkdownBlock) {
    guard let scenario = block.linkedScenario else {
      log.report(
        "this line names no scenario as its example",
        hint: "link to the row, as in `Example: [HIT-1/first](hit-testing.md#HIT-1/first).`",
        line: block.line)
      page.blocks.append(.note(.example, html: block.html))
      return
    }
    page.blocks.append(.example(scenario: scenario, html: block.html))
  }

  private mutating func readHeading(_ level: Int, _ text: String, at index: Int) {
    sectionEvidence = SectionEvidence(of: blocks, from: index + 1, in: source)
    if let open = scope.level, level <= open { closeClause() }
    scope.section = text
    var clause: Clause?
    if level > 1, let heading = ClauseHeading(text) {
      closeClause()
      let end = endOfClause(after: index, level: level)
      clause = ClauseReader(
        heading: heading, line: blocks[index].line, headingCodes: blocks[index].codes,
        blocks: blocks[(index + 1)..<end], vocabulary: vocabulary.vocabulary
      ).read(into: &log)
      scope = ClauseScope(clause: clause, level: level, section: text)
      clause.map { page.clauses.append($0) }
    } else if scope.clause != nil {
      scope.subheading = text
    }
    if level == 1, page.title == page.name { page.title = text }
    let anchor = clause?.id ?? anchors.anchor(for: text)
    page.blocks.append(
      .heading(
        Page.Heading(level: level, anchor: anchor, text: clause?.title ?? text, clause: clause)))
  }

  /// Returns the end of a clause: the next clause, or a heading of its own level or above.
  private func endOfClause(after start: Int, level: Int) -> Int {
    let next = blocks[(start + 1)...].firstIndex { block in
      guard case .heading(let other, let text) = block.content else { return false }
      return other <= level || ClauseHeading(text) != nil
    }
    return next ?? blocks.endIndex
  }

  private mutating func closeClause() {
    guard let clause = scope.clause else { return }
    switch (scope.hasScenario, clause.untestedReason) {
    case (false, nil):
      log.report(
        "clause \(clause.id) has no scenario",
        hint:
          "add a table with a `scenario` or `step` column, or a paragraph `Not tested: reason.`",
        line: clause.location.line)
    case (true, .some):
      log.report(
        "clause \(clause.id) has scenarios and says why it has none",
        hint: "remove `Not tested: …`", line: clause.location.line)
    default: break
    }
    scope = ClauseScope()
  }

  private mutating func readTable(_ table: PipeTable) {
    let role = TableRole(of: table)
    if role != .prose { log.checkSurplus(in: table) }
    if role == .stage || role == .scenarios { checkTags(in: table) }
    switch role {
    case .stage:
      var reader = StageReader(table: table, vocabulary)
      setting = reader.read(into: &log)
      known.forgetMatches()
      page.blocks.append(.stage(table))
    case .scenarios: readScenarios(table)
    case .traceabilityMatrix:
      let reader = TraceabilityMatrixReader(
        table: table, section: scope.section, evidence: sectionEvidence.evidence)
      statements += reader.read(into: &log)
      page.blocks.append(.traceabilityMatrix(table))
    case .prose: page.blocks.append(.table(table))
    case .stepsOnly:
      log.report(
        "the table has steps but no scenarios",
        hint: "begin it with a column `scenario` (a row each) or `step` (a scenario in all)",
        line: table.header.line)
      scope.hasScenario = true
    case .almost(let word, let meant, let column):
      log.report(
        "`\(word)` begins no kind of table",
        hint: Hint("did you mean `\(meant)`?", replacing: word, by: meant), line: table.header.line,
        column: column)
      scope.hasScenario = true
    }
  }

  private mutating func checkTags(in table: PipeTable) {
    for row in [table.header] + table.rows {
      for cell in row.cells where cell.hasTag {
        log.report(
          "this cell has an HTML tag, whose words are not read",
          hint: "write `\\<` or remove the tag", line: row.line, column: cell.column)
      }
    }
  }

  private mutating func readScenarios(_ table: PipeTable) {
    guard let clause = scope.clause else {
      log.report(
        "the scenarios belong to no clause",
        hint: "put them below a heading that begins with an id, such as `## HIT-4 Title`",
        line: table.header.line)
      return
    }
    // A table with a mistake counts, so that the clause is not reported as well.
    scope.hasScenario = true
    guard let setting else {
      log.report(
        "there is no stage above these scenarios",
        hint: "add a table with a `responder` column before", line: table.header.line)
      return
    }
    if table.rows.isEmpty {
      log.report(
        "the table has no rows, so it tests nothing", hint: "add a row, or remove the table",
        line: table.header.line)
    }
    var reader = ScenarioTableReader(
      table: table, clause: clause, setting: setting, known: known,
      name: scope.caption ?? scope.subheading, selects: selects)
    guard let reading = reader.read(into: &log) else { return }
    page.scenarios += reading.scenarios
    page.unselected += reader.unselected
    page.blocks.append(.scenarios(reading.table))
  }
}

/// The clause, heading and caption at the reader's position.
private struct ClauseScope {
  /// The open clause, if any.
  var clause: Clause?
  /// The level of the clause's heading.
  var level: Int?
  /// The text of the last heading.
  var section = ""
  /// The text of the last heading within the clause.
  var subheading: String?
  /// The caption right above.
  var caption: String?
  /// Whether the clause has a table of scenarios.
  var hasScenario = false
}

extension DiagnosticLog {
  /// Reports the first cell of each row that has no column.
  mutating func checkSurplus(in table: PipeTable) {
    for row in table.rows {
      guard let cell = row.surplus else { continue }
      report(
        "this cell has no column: the table has \(table.alignments.count)",
        hint: "remove it, or write `\\|` for a pipe that belongs to a cell", line: row.line,
        column: cell.column)
    }
  }
}
