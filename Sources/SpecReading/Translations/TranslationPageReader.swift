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
  private var log: DiagnosticLog

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
    let readable = MarkdownDocument.blocks(
      of: source, rendering: rendering, glossary: glossary, into: &log)
    let parts = readable ?? []
    isReadable = readable != nil
    links = parts.flatMap(\.links)
    summary = MarkdownBlock.summary(of: parts)
    (preamble, sections) = TranslationSection.sections(of: parts, in: source)
    for part in parts { Self.check(part, into: &log) }
    self.log = log
  }

  /// Returns the page with translated sections, and the original ones where there is no translation.
  mutating func read() -> TranslatedPage {
    let partners =
      isReadable
      ? SectionPairing(of: sections, with: original, recorded: recorded, into: &log).partners
      : original.sections.map { _ in nil }
    let states = original.sections.indices.map { state(of: $0, partner: partners[$0]) }
    let contradictions = self.contradictions(partners)
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
    var diagnostics: [Diagnostic] = []
    for (index, found) in contradictions {
      if states[index].status == .outdated, states[index].recorded != nil {
        results[index].contradictions = found
      } else {
        diagnostics += found
      }
    }
    return TranslatedPage(
      page: page, sections: results, links: links, diagnostics: log.diagnostics + diagnostics)
  }

  private func state(of index: Int, partner: Int?) -> Translation.Section {
    let section = original.sections[index]
    return Translation.Section(
      page: original.page.name, anchor: section.heading.anchor, original: section.location,
      translated: partner.map { SourceLocation(file: file, line: sections[$0].line) },
      digest: section.digest, recorded: recorded[index], contradictions: [])
  }

  private static func check(_ part: MarkdownBlock, into log: inout DiagnosticLog) {
    log.check(part)
    guard part.isShared else { return }
    switch part.content {
    case .labelled(let label, _):
      log.report(
        "a paragraph `\(label.rawValue): …` stands on the original alone",
        hint: "remove it: it is shown in every language", line: part.line)
    default:
      log.report(
        "tables of stages, scenarios and statements stand on the original alone",
        hint: "remove the table: it is shown in every language", line: part.line)
    }
  }

  /// Returns the contradictions to the original, with the index of the section.
  private func contradictions(_ partners: [Int?]) -> [(Int, [Diagnostic])] {
    original.sections.indices.compactMap { index in
      guard let partner = partners[index] else { return nil }
      let found =
        reasonProblem(index, sections[partner]) + asideProblem(index, sections[partner])
        + levelProblem(index, partners)
      return found.isEmpty ? nil : (index, found)
    }
  }

  private func reasonProblem(_ index: Int, _ translation: TranslationSection) -> [Diagnostic] {
    let reasons = translation.parts.filter { $0.label == .notTested }
    let (place, hasReason) = (
      original.sections[index].heading.anchor, original.sections[index].hasReason
    )
    switch (hasReason, reasons.count) {
    case (true, 0):
      return [
        diagnostic(
          "the original says why `\(place)` is not tested, and the translation does not",
          hint: "add a paragraph `Not tested: …`, with those two words as they are",
          line: translation.line)
      ]
    case (true, 1), (false, 0): return []
    default:
      return [
        diagnostic(
          "the original does not say that `\(place)` is not tested", hint: "remove `Not tested: …`",
          line: reasons[hasReason ? 1 : 0].line)
      ]
    }
  }

  private func asideProblem(_ index: Int, _ translation: TranslationSection) -> [Diagnostic] {
    guard original.sections[index].hasAside,
      !translation.parts.contains(where: { $0.label == .uiKit })
    else { return [] }
    let place = original.sections[index].heading.anchor
    return [
      diagnostic(
        "the original says in `\(place)` what UIKit does, and the translation does not",
        hint: "add a paragraph `UIKit: …`, with that word as it is", line: translation.line)
    ]
  }

  private func levelProblem(_ index: Int, _ partners: [Int?]) -> [Diagnostic] {
    guard let clause = original.sections[index].heading.clause else { return [] }
    let extent = original.extentOfClause(at: index)
    let translated = extent.compactMap { partners[$0] }.map { sections[$0] }
    // An untranslated section may be the one with the level.
    guard translated.count == extent.count else { return [] }
    let parts = translated.flatMap(\.parts)
    guard let level = parts.compactMap(\.level).max() else {
      return [
        diagnostic(
          "clause \(clause.id) does not say how binding it is",
          hint: "write `(\(clause.level.rawValue))` behind the words for it, as the original says",
          line: translated[0].line)
      ]
    }
    guard level != clause.level else { return [] }
    return [
      diagnostic(
        "clause \(clause.id) says \(level.rawValue), and the original \(clause.level.rawValue)",
        hint: "use the original's word",
        line: parts.first { $0.level == level }?.line ?? translated[0].line)
    ]
  }

  private func diagnostic(_ summary: String, hint: String, line: Int) -> Diagnostic {
    Diagnostic(SourceLocation(file: file, line: line), summary, hint: hint)
  }
}
