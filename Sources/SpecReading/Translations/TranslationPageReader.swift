import Conformance
import Results

/// A translated page with its sections, links and diagnostics.
struct TranslatedPage: Sendable {
  var page: Page
  var sections: [Translation.Section] = []
  var links: [PageLink] = []
  var diagnostics: [Diagnostic] = []
}

/// Reads the translation of one page and joins it with the shared blocks of the original.
struct TranslationPageReader {
  private let original: OriginalPage
  private let recorded: [String?]
  private var sections: [TranslationSection] = []
  /// The index of the translated section for each one of the original, if there is one.
  private var partners: [Int?]
  private var log: DiagnosticLog

  /// Prepares to read the translation of a page.
  ///
  /// - Parameters:
  ///   - original: the original page.
  ///   - file: the path of the translation, for diagnostics.
  ///   - recorded: the recorded digest of each section of the original.
  init(of original: OriginalPage, file: String, recorded: [String?]) {
    self.original = original
    self.recorded = recorded
    partners = original.sections.map { _ in nil }
    log = DiagnosticLog(file: file)
  }

  /// Returns the page with translated sections, and the original ones where there is no translation.
  ///
  /// - Parameters:
  ///   - bytes: the text; nil if there is no translation of the page.
  ///   - rendering: whether to render HTML.
  ///   - glossary: the terms to link.
  mutating func read(
    _ bytes: [UInt8]?, rendering: SpecReader.Rendering, glossary: Glossary
  ) -> TranslatedPage {
    var result = TranslatedPage(page: original.page)
    result.page.clauses = []
    result.page.blocks = original.preamble
    if let bytes { read(bytes, rendering, glossary, into: &result) }
    for (index, section) in original.sections.enumerated() {
      let state = state(of: index)
      let joined = JoinedSection(
        section: section, translation: partners[index].map { sections[$0] }, status: state.status)
      result.sections.append(state)
      result.page.blocks += joined.blocks
      joined.heading.clause.map { result.page.clauses.append($0) }
      if index == original.titleIndex { result.page.title = joined.heading.text }
    }
    result.diagnostics = log.diagnostics
    return result
  }

  /// Reads what the translation has of its own, and pairs its sections with the original's.
  private mutating func read(
    _ bytes: [UInt8], _ rendering: SpecReader.Rendering, _ glossary: Glossary,
    into result: inout TranslatedPage
  ) {
    result.page.file = log.file
    let source = SourceLines(bytes)
    guard
      let blocks = MarkdownDocument.blocks(
        of: source, rendering: rendering, glossary: glossary, into: &log)
    else { return }
    for block in blocks { check(block) }
    let (preamble, sections) = TranslationSection.sections(of: blocks)
    self.sections = sections
    partners = SectionPairing(of: sections, with: original, into: &log).partners
    result.links = blocks.flatMap(\.links)
    let summary = MarkdownBlock.summary(of: blocks)
    if !summary.isEmpty { result.page.summary = summary }
    if !preamble.isEmpty { result.page.blocks = preamble.map(Page.Block.translated) }
  }

  private mutating func check(_ block: MarkdownBlock) {
    log.check(block)
    guard block.isShared else { return }
    if let label = block.label {
      log.report(
        "a paragraph `\(label.rawValue): …` belongs on the original alone",
        hint: "remove it: it is shown in every language", line: block.line)
    } else {
      log.report(
        "tables of stages, scenarios and statements stand on the original alone",
        hint: "remove the table: it is shown in every language", line: block.line)
    }
  }

  /// Returns the state of a section; reports its contradictions to the original, unless that has
  /// changed since.
  private mutating func state(of index: Int) -> Translation.Section {
    let section = original.sections[index]
    let partner = partners[index].map { sections[$0] }
    var state = Translation.Section(
      page: original.page.name, anchor: section.heading.anchor, original: section.location,
      translated: partner.map { SourceLocation(file: log.file, line: $0.line) },
      digest: section.digest, recorded: recorded[index], contradictions: [])
    var found = DiagnosticLog(file: log.file)
    if let partner {
      compare(section, with: partner, into: &found)
      compareLevel(at: index, into: &found)
    }
    if state.status == .outdated, state.recorded != nil {
      state.contradictions = found.diagnostics
    } else {
      log.append(found)
    }
    return state
  }

  /// Reports labelled paragraphs that only one of the two has.
  private func compare(
    _ section: OriginalPage.Section, with translation: TranslationSection,
    into log: inout DiagnosticLog
  ) {
    let place = section.heading.anchor
    let reasons = translation.parts.filter { $0.label == .notTested }
    if section.hasReason, reasons.isEmpty {
      log.report(
        "the original says why `\(place)` is not tested, and the translation does not",
        hint: "add a paragraph `Not tested: …`, with those two words as they are",
        line: translation.line)
    } else if let surplus = reasons.dropFirst(section.hasReason ? 1 : 0).first {
      log.report(
        "the original does not say that `\(place)` is not tested", hint: "remove `Not tested: …`",
        line: surplus.line)
    }
    if section.hasAside, !translation.parts.contains(where: { $0.label == .uiKit }) {
      log.report(
        "the original says in `\(place)` what UIKit does, and the translation does not",
        hint: "add a paragraph `UIKit: …`, with that word as it is", line: translation.line)
    }
  }

  /// Reports a level other than that of the original's clause.
  private func compareLevel(at index: Int, into log: inout DiagnosticLog) {
    guard let clause = original.sections[index].heading.clause else { return }
    let extent = original.extentOfClause(at: index)
    let translated = extent.compactMap { partners[$0] }.map { sections[$0] }
    // An untranslated section may be the one with the level.
    guard translated.count == extent.count else { return }
    let parts = translated.flatMap(\.parts)
    guard let level = parts.compactMap(\.level).max() else {
      return log.report(
        "clause \(clause.id) does not say how binding it is",
        hint: "write `(\(clause.level.rawValue))` behind the words for it, as the original says",
        line: translated[0].line)
    }
    guard level != clause.level else { return }
    log.report(
      "clause \(clause.id) says \(level.rawValue), and the original \(clause.level.rawValue)",
      hint: "use the original's word",
      line: parts.first { $0.level == level }?.line ?? translated[0].line)
  }
}
