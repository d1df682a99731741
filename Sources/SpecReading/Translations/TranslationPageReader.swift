import Conformance

/// Reads the translation of one page and joins it with what stands on the original.
struct TranslationPageReader {
  /// What was read, with the mistakes.
  struct Reading: Sendable {
    var page: Page
    var sections: [Translation.Section]
    var links: [FoundLink]
    var diagnostics: [Diagnostic]
  }

  private let original: OriginalPage
  private let file: String
  private let recorded: [String?]
  private let preamble: ArraySlice<MarkdownBlock>
  private let sections: [PageSection]
  private let links: [FoundLink]
  private let isReadable: Bool
  private var diagnostics: [Diagnostic] = []

  /// Prepares to read the translation of a page.
  ///
  /// - Parameters:
  ///   - original: the page that was translated.
  ///   - file: the path of the translation, for diagnostics.
  ///   - recorded: the digests on record, for each section of the original.
  ///   - rendering: whether to make HTML too.
  ///   - glossary: the terms to link in it.
  init(
    _ bytes: [UInt8], of original: OriginalPage, file: String, recorded: [String?],
    rendering: SpecReader.Rendering, glossary: Glossary = Glossary()
  ) {
    self.original = original
    self.file = file
    self.recorded = recorded
    let source = SourceLines(bytes)
    var log = ProblemLog(file: file)
    var parts: [MarkdownBlock] = []
    if String(validating: source.bytes, as: UTF8.self) == nil {
      log.report(.notUTF8, line: 1)
    } else {
      let document = MarkdownDocument(source, rendering: rendering, glossary: glossary)
      parts = document.blocks
      if let line = document.tangledLine { log.report(.tangledTables, line: line) }
    }
    isReadable = log.diagnostics.isEmpty
    if isReadable, !parts.contains(where: \.isTitle) { log.report(.noTitle, line: 1) }
    links = parts.flatMap(\.links)
    (preamble, sections) = PageSection.sections(of: parts, in: source)
    diagnostics = log.diagnostics
    for part in parts { checkKind(of: part) }
  }

  /// The page as it is to be read: translated where that was done, else as the original.
  mutating func read() -> Reading {
    let partners = pairing()
    let states = original.sections.indices.map { state(of: $0, partner: partners[$0]) }
    let contradictions = self.contradictions(partners, states)
    var page = original.page
    page.file = file
    page.clauses = []
    page.blocks =
      preamble.isEmpty ? original.preamble : preamble.map { Page.Block.translated($0) }
    for (index, section) in original.sections.enumerated() {
      let translation = partners[index].map { sections[$0] }
      let join = SectionJoin(
        section: section, translation: translation, standing: states[index].standing)
      page.blocks += join.blocks
      join.heading.clause.map { page.clauses.append($0) }
      if index == original.titleIndex { page.title = join.heading.text }
    }
    var told = states
    for (index, found) in contradictions {
      if states[index].standing == .older, states[index].recorded != nil {
        told[index].contradictions = found
      } else {
        diagnostics += found
      }
    }
    return Reading(page: page, sections: told, links: links, diagnostics: diagnostics)
  }

  private mutating func pairing() -> [Int?] {
    guard isReadable else { return Array(repeating: nil, count: original.sections.count) }
    let originals = zip(original.sections, recorded).map { section, recorded in
      SectionPairing.Original(
        level: section.heading.level, clause: section.heading.clause?.id,
        isRecorded: recorded != nil)
    }
    let headings = sections.map { section in
      let heading = section.level > 1 ? ClauseHeading(section.text) : nil
      return SectionPairing.Heading(
        level: section.level, clause: heading?.id, text: section.text, line: section.line)
    }
    let pairing = SectionPairing(originals: originals, headings: headings)
    for mistake in pairing.mistakes { report(mistake.problem, line: mistake.line) }
    return pairing.partners
  }

  private func state(of index: Int, partner: Int?) -> Translation.Section {
    let section = original.sections[index]
    return Translation.Section(
      page: original.page.name, anchor: section.heading.anchor, original: section.location,
      translated: partner.map { SourceLocation(file: file, line: sections[$0].line) },
      digest: section.digest, recorded: recorded[index], contradictions: [])
  }

  private mutating func checkKind(of part: MarkdownBlock) {
    if let place = part.footnote {
      report(PageProblem.footnote, line: place.line, column: place.column)
    }
    switch part.content {
    case .table where part.isShared: report(TranslationProblem.sharedTable, line: part.line)
    case .brokenTable(let fault): report(PageProblem.brokenTable(fault), line: fault.line)
    case .labelled(let label, _) where part.isShared:
      report(TranslationProblem.sharedLine(label.rawValue), line: part.line)
    case .heading(let level, let text) where level > 1:
      if let id = ClauseHeading.almostID(text) {
        report(ClauseProblem.almostClause(id: id), line: part.line)
      }
    default: break
    }
  }

  private mutating func report(_ problem: some SpecProblem, line: Int, column: Int = 1) {
    diagnostics.append(
      Diagnostic(SourceLocation(file: file, line: line, column: column), problem))
  }

  /// What the sections say against the original, by the section.
  private func contradictions(
    _ partners: [Int?], _ states: [Translation.Section]
  ) -> [(Int, [Diagnostic])] {
    original.sections.indices.compactMap { index in
      guard let partner = partners[index] else { return nil }
      let found =
        reasonProblem(index, sections[partner]) + asideProblem(index, sections[partner])
        + levelProblem(index, partners, states)
      return found.isEmpty ? nil : (index, found)
    }
  }

  private func reasonProblem(_ index: Int, _ translation: PageSection) -> [Diagnostic] {
    let reasons = translation.parts.filter { $0.label == .notTested }
    let place = original.sections[index].heading.anchor
    switch (original.sections[index].hasReason, reasons.count) {
    case (true, 0): return [diagnostic(.noReason(place: place), line: translation.line)]
    case (true, 1), (false, 0): return []
    default:
      let surplus = reasons[original.sections[index].hasReason ? 1 : 0]
      return [diagnostic(.surplusReason(place: place), line: surplus.line)]
    }
  }

  private func asideProblem(_ index: Int, _ translation: PageSection) -> [Diagnostic] {
    guard original.sections[index].hasAside,
      !translation.parts.contains(where: { $0.label == .uiKit })
    else { return [] }
    let place = original.sections[index].heading.anchor
    return [diagnostic(.noUIKit(place: place), line: translation.line)]
  }

  private func levelProblem(
    _ index: Int, _ partners: [Int?], _ states: [Translation.Section]
  ) -> [Diagnostic] {
    guard let clause = original.sections[index].heading.clause else { return [] }
    let extent = original.extentOfClause(at: index)
    let translated = extent.compactMap { partners[$0] }.map { sections[$0] }
    // What is not all there may lack just the words that bind.
    guard translated.count == extent.count else { return [] }
    let parts = translated.flatMap(\.parts)
    guard let level = parts.compactMap(\.level).max() else {
      return [
        diagnostic(
          .noLevel(clause: clause.id, original: clause.level), line: translated[0].line)
      ]
    }
    guard level != clause.level else { return [] }
    let line = parts.first { $0.level == level }?.line ?? translated[0].line
    return [
      diagnostic(.otherLevel(level, clause: clause.id, original: clause.level), line: line)
    ]
  }

  private func diagnostic(_ problem: TranslationProblem, line: Int) -> Diagnostic {
    Diagnostic(SourceLocation(file: file, line: line), problem)
  }
}
