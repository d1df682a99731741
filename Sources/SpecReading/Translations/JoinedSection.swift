import Conformance
import Results

/// A section of the original joined with its translation.
///
/// Each translated paragraph takes the place of the original's, among the shared blocks. If their
/// numbers differ, all translated prose comes first.
struct JoinedSection {
  /// The translated heading with the original's anchor and clause.
  let heading: Page.Heading
  /// The heading and the blocks below it.
  let blocks: [Page.Block]

  init(section: OriginalPage.Section, translation: TranslationSection?, status: TranslationStatus) {
    heading = Self.heading(section, translation, status)
    blocks =
      [.heading(heading)] + Self.parts(section, translation?.parts.filter { !$0.isShared })
  }

  private static func heading(
    _ section: OriginalPage.Section, _ translation: TranslationSection?, _ status: TranslationStatus
  ) -> Page.Heading {
    var heading = section.heading
    heading.translation = status
    guard let translation else { return heading }
    heading.text = translation.text
    if let clause = section.heading.clause {
      heading.text = ClauseHeading(translation.text)?.title ?? translation.text
      heading.clause = Self.clause(clause, heading.text, translation)
    }
    return heading
  }

  /// Returns the clause with the translated title, wording and reason.
  private static func clause(
    _ clause: Clause, _ title: String, _ translation: TranslationSection
  ) -> Clause {
    let wording = translation.parts.first { $0.level == clause.level && !$0.wording.isEmpty }
    let reason = clause.untestedReason.map { reason in
      for part in translation.parts {
        if case .labelled(.notTested, let text) = part.content, !text.isEmpty { return text }
      }
      return reason
    }
    return Clause(
      id: clause.id, title: title, page: clause.page, location: clause.location,
      level: clause.level, features: clause.features, confidence: clause.confidence,
      statements: clause.statements, wording: wording?.wording ?? clause.wording,
      lead: MarkdownBlock.summary(of: translation.parts), codes: clause.codes,
      untestedReason: reason)
  }

  private static func parts(
    _ section: OriginalPage.Section, _ translated: [MarkdownBlock]?
  ) -> [Page.Block] {
    guard let translated else { return Array(section.blocks) }
    let reason = translated.first { $0.label == .notTested }.map(Page.Block.translated)
    let prose = translated.filter { $0.label != .notTested }.map(Page.Block.translated)
    let isPaired = prose.count == section.blocks.count(where: \.isProse)
    var next = prose.makeIterator()
    return (isPaired ? [] : prose)
      + section.blocks.compactMap { block in
        if case .note(.notTested, _) = block { return reason ?? block }
        guard block.isProse else { return block }
        return isPaired ? next.next() : nil
      }
  }
}

extension Page.Block {
  /// Whether a translation has its own, rather than that of the original.
  fileprivate var isProse: Bool {
    switch self {
    case .prose, .aside, .table, .heading: true
    case .note, .example, .stage, .scenarios, .traceabilityMatrix: false
    }
  }

  /// Makes the block of a page from a translated Markdown block.
  static func translated(_ part: MarkdownBlock) -> Page.Block {
    switch part.content {
    case .table(let table): .table(table)
    case .labelled(.uiKit, _): .aside(html: part.html)
    case .labelled(let label, _): .note(label, html: part.html)
    case .heading, .brokenTable, .prose: .prose(html: part.html)
    }
  }
}
