import Conformance
import SpecReading

/// The pages of the reference that are made from declarations, in order.
enum ReferencePages {
  /// The names that no page which is read may have.
  static let names = [
    EvidencePage.name, PhrasebookPage.name, CommandPage.name, ReportFormatPage.name,
  ]

  /// Makes all for which there is something to show.
  static func make(
    of data: SiteData, _ pages: [Page], _ reference: Reference, in language: Language
  ) throws(SiteError) -> [ReferencePage] {
    var made: [ReferencePage] = []
    // Without a ledger there is no evidence to show.
    if !data.coverage.clauses.isEmpty { made.append(EvidencePage(data, pages, in: language).page) }
    // A book without a scenario has no use for phrases.
    if !data.paths.isEmpty {
      let examples = data.phraseExamples
      made.append(PhrasebookPage(examples: examples, paths: data.paths, in: language).page)
    }
    if let command = reference.command { made.append(CommandPage(command, in: language).page) }
    if let file = reference.schemas.first(where: { $0.path == ReportFormatPage.schema }) {
      made.append(try ReportFormatPage(file, in: language).page)
    }
    return made
  }
}
