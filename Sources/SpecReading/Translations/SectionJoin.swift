import Conformance

/// A section of the original joined with its translation.
///
/// The translated prose comes first, and then what stands on the original for all languages, in
/// the original's order.
struct SectionJoin {
  /// The heading, with the original's place on the page and clause.
  let heading: Page.Heading
  /// The heading and what stands below it.
  let blocks: [Page.Block]

  init(
    section: OriginalPage.Section, translation: PageSection?, standing: TranslationStanding
  ) {
    heading = Self.heading(section, translation, standing)
    blocks =
      [.heading(heading)] + Self.parts(section, translation?.parts.filter { !$0.isShared })
  }

  private static func heading(
    _ section: OriginalPage.Section, _ translation: PageSection?, _ standing: TranslationStanding
  ) -> Page.Heading {
    var heading = section.heading
    heading.translation = standing
    guard let translation else { return heading }
    heading.text = translation.text
    if let clause = section.heading.clause {
      heading.text = ClauseHeading(translation.text)?.title ?? translation.text
      heading.clause = Self.clause(clause, heading.text, translation)
    }
    return heading
  }

  /// The clause with the words of the translation.
  private static func clause(
    _ clause: Clause, _ title: String, _ translation: PageSection
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
      names: clause.names, untestedReason: reason)
  }

  private static func parts(
    _ section: OriginalPage.Section, _ translated: [MarkdownBlock]?
  ) -> [Page.Block] {
    guard let translated else {
      return section.parts.map { part in
        switch part {
        case .prose(let block), .reason(let block), .shared(let block): block
        }
      }
    }
    let reason = translated.first { $0.label == .notTested }.map(Page.Block.translated)
    let prose = translated.filter { $0.label != .notTested }.map(Page.Block.translated)
    return prose
      + section.parts.compactMap { part in
        switch part {
        case .prose: nil
        case .reason(let block): reason ?? block
        case .shared(let block): block
        }
      }
  }
}

extension Page.Block {
  /// A part of a translation as it is shown.
  static func translated(_ part: MarkdownBlock) -> Page.Block {
    switch part.content {
    case .table(let table): .table(table)
    case .labelled(.uiKit, _): .aside(html: part.html)
    case .labelled: .note(html: part.html)
    case .heading, .brokenTable, .prose: .prose(html: part.html)
    }
  }
}
