import Conformance
import Results

/// A translated page with its sections, links and diagnostics.
struct TranslatedPage: Sendable {
  var page: Page
  var sections: [Translation.Section]
  var links: [PageLink]
  var diagnostics: [Diagnostic]
}

/// Reads the translation of one page and joins it with the shared blocks of the original.
struct TranslationPageReader {
  private let original: OriginalPage
  private let file: String
  private let recorded: [String?]
  private let preamble: ArraySlice<MarkdownBlock>
  private let sections: [TranslationSection]
  private let links: [PageLink]
  private let summary: String
  private let isReadable: Bool
  private var diagnostics: [Diagnostic] = []

  /// Prepares to read the translation of a page.
  ///
  /// - Parameters:
  ///   - original: the original page.
  ///   - file: the path of the translation, for diagnostics.
  ///   - recorded: the recorded digest of each section of the original.
  ///   - rendering: whether to render HTML.
  ///   - glossary: the terms to link.
  init(
    _ bytes: [UInt8], of original: OriginalPage, file: String, recorded: [String?],
    rendering: SpecReader.Rendering, glossary: Glossary = Glossary()
  ) {
    self.original = original
    self.file = file
    self.recorded = recorded
    let source = SourceLines(bytes)
    var log = DiagnosticLog(file: file)
    let parts =
      MarkdownDocument.blocks(of: source, rendering: rendering, glossary: glossary, into: &log)
      ?? []
    isReadable = log.diagnostics.isEmpty
    if isReadable, !parts.contains(where: \.isTitle) { log.report(.noTitle, line: 1) }
    links = parts.flatMap(\.links)
    summary = MarkdownBlock.summary(of: parts)
    (preamble, sections) = TranslationSection.sections(of: parts, in: source)
    diagnostics = log.diagnostics
    for part in parts { checkKind(of: part) }
  }

  /// Returns the page with translated sections, and the original ones where there is no translation.
  mutating func read() -> TranslatedPage {
    let partners = pairing()
    let states = original.sections.indices.map { state(of: $0, partner: partners[$0]) }
    let contradictions = self.contradictions(partners, states)
    var page = original.page
    page.file = file
    if !summary.isEmpty { page.summary = summary }
    page.clauses = []
    page.blocks =
      preamble.isEmpty ? original.preamble : preamble.map { Page.Block.translated($0) }
    for (index, section) in original.sections.enumerated() {
      let translation = partners[index].map { sections[$0] }
      let join = JoinedSection(
        section: section, translation: translation, status: states[index].status)
      page.blocks += join.blocks
      join.heading.clause.map { page.clauses.append($0) }
      if index == original.titleIndex { page.title = join.heading.text }
    }
    var results = states
    for (index, found) in contradictions {
      if states[index].status == .outdated, states[index].recorded != nil {
        results[index].contradictions = found
      } else {
        diagnostics += found
      }
    }
    return TranslatedPage(page: page, sections: results, links: links, diagnostics: diagnostics)
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
    for finding in pairing.findings { report(finding.diagnostic, line: finding.line) }
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
      report(PageDiagnostic.footnote, line: place.line, column: place.column)
    }
    switch part.content {
    case .table where part.isShared: report(TranslationDiagnostic.sharedTable, line: part.line)
    case .brokenTable(let fault): report(PageDiagnostic.brokenTable(fault), line: fault.line)
    case .labelled(let label, _) where part.isShared:
      report(TranslationDiagnostic.sharedLine(label.rawValue), line: part.line)
    case .heading(let level, let text) where level > 1:
      if let id = ClauseHeading.almostID(text) {
        report(ClauseDiagnostic.almostClause(id: id), line: part.line)
      }
    default: break
    }
  }

  private mutating func report(_ problem: some SpecDiagnostic, line: Int, column: Int = 1) {
    diagnostics.append(
      Diagnostic(SourceLocation(file: file, line: line, column: column), problem))
  }

  /// Returns the contradictions to the original, with the index of the section.
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

  private func reasonProblem(_ index: Int, _ translation: TranslationSection) -> [Diagnostic] {
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

  private func asideProblem(_ index: Int, _ translation: TranslationSection) -> [Diagnostic] {
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
    // An untranslated section may be the one with the level.
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

  private func diagnostic(_ problem: TranslationDiagnostic, line: Int) -> Diagnostic {
    Diagnostic(SourceLocation(file: file, line: line), problem)
  }
}

/// The mistakes in a translation other than in its headings.
enum TranslationDiagnostic: SpecDiagnostic, Hashable {
  case noLanguage(String)
  case noOriginal(page: String, suggestion: String?)
  case sharedTable
  case sharedLine(String)
  case noLevel(clause: String, original: Level)
  case otherLevel(Level, clause: String, original: Level)
  case noReason(place: String)
  case surplusReason(place: String)
  case noUIKit(place: String)
  case unreadableRecord
  case recordedTwice(String, first: Int)

  var wording: (summary: String, hint: String?) {
    switch self {
    case .noLanguage(let folder):
      (
        "the folder `\(folder)` has a record of translations, and its name is not a language's tag",
        "name it by the tag of a language, such as `ko` or `pt-BR`"
      )
    case .noOriginal(let page, let suggestion):
      (
        "there is no page `\(page).md` that this could be the translation of",
        Self.meant(suggestion.map { "\($0).md" })
          ?? "give it the name of the original, or remove it"
      )
    case .sharedTable:
      (
        "tables of stages, scenarios and statements stand on the original alone",
        "remove the table: it is shown in every language"
      )
    case .sharedLine(let label):
      (
        "a paragraph `\(label): …` stands on the original alone",
        "remove it: it is shown in every language"
      )
    case .noLevel(let clause, let original):
      (
        "clause \(clause) does not say how binding it is",
        "write `(\(original.rawValue))` behind the words for it, as the original says"
      )
    case .otherLevel(let level, let clause, let original):
      (
        "clause \(clause) says \(level.rawValue), and the original \(original.rawValue)",
        "use the original's word"
      )
    case .noReason(let place):
      (
        "the original says why `\(place)` is not tested, and the translation does not",
        "add a paragraph `Not tested: …`, with those two words as they are"
      )
    case .surplusReason(let place):
      ("the original does not say that `\(place)` is not tested", "remove `Not tested: …`")
    case .noUIKit(let place):
      (
        "the original says in `\(place)` what UIKit does, and the translation does not",
        "add a paragraph `UIKit: …`, with that word as it is"
      )
    case .unreadableRecord:
      (
        "this line names no section with its digest",
        "remove it; `conform translations --stamp` writes these lines"
      )
    case .recordedTwice(let name, let first):
      ("`\(name)` stands already in line \(first)", "keep one of the two lines")
    }
  }
}
