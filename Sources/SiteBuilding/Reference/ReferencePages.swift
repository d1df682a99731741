import Conformance
import SpecReading

/// The pages of the reference that are made from declarations, in order.
enum ReferencePages {
  /// The names that no page which is read may have.
  static let names = [PhrasebookPage.name, CommandPage.name, ReportFormatPage.name]

  /// Makes all for which there is something to show.
  static func make(
    of book: SpecBook, paths: [String: String], _ reference: Reference,
    examples: [String: PhraseExample]
  ) throws(SiteError) -> [ReferencePage] {
    // A book without a scenario has no use for phrases.
    var pages: [ReferencePage] = []
    if !paths.isEmpty {
      pages.append(PhrasebookPage(examples: examples, paths: paths).page)
    }
    if let command = reference.command { pages.append(CommandPage(command).page) }
    if let file = reference.schemas.first(where: { $0.path == ReportFormatPage.schema }) {
      pages.append(try ReportFormatPage(file).page)
    }
    return pages
  }
}
