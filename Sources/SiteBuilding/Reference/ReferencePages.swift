import Conformance

/// The pages of the reference that are made from declarations, in order.
enum ReferencePages {
  /// The names that no page which is read may have.
  static let names = [PhrasebookPage.name, CommandPage.name, ReportFormatPage.name]

  /// Makes all for which there is something to show.
  static func make(
    of data: SiteData, _ reference: Reference, in language: Language
  ) throws(SiteError) -> [ReferencePage] {
    var pages: [ReferencePage] = []
    // A book without a scenario has no use for phrases.
    if !data.paths.isEmpty {
      let examples = data.phraseExamples
      pages.append(PhrasebookPage(examples: examples, paths: data.paths, in: language).page)
    }
    if let command = reference.command { pages.append(CommandPage(command, in: language).page) }
    if let file = reference.schemas.first(where: { $0.path == ReportFormatPage.schema }) {
      pages.append(try ReportFormatPage(file, in: language).page)
    }
    return pages
  }
}
