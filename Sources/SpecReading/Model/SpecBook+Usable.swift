import Conformance

extension SpecBook {
  /// Returns the book without its mistakes: files that have some are replaced by those of an earlier
  /// book, or left out where it has none; nil if no page is left, or if the versions do not fit.
  ///
  /// - Parameter earlier: an earlier book without mistakes.
  package func usable(after earlier: SpecBook?) -> SpecBook? {
    guard !diagnostics.isEmpty else { return self }
    let faulty = Set(diagnostics.map(\.location.file))
    guard pages.contains(where: { !faulty.contains($0.file) }) else { return nil }
    var book = SpecBook(
      pages: Self.usable(pages, after: earlier?.pages ?? [], without: faulty),
      traceabilityMatrix: traceabilityMatrix, diagnostics: [])
    book.vocabulary = vocabulary
    book.synonyms = synonyms
    book.translations = translations.map { translation in
      let old = earlier?.translations.first { $0.language == translation.language }
      var translation = translation
      translation.pages = Self.usable(translation.pages, after: old?.pages ?? [], without: faulty)
      return translation
    }
    let known = Set(redirects.map(\.old))
    let lost = (earlier?.redirects ?? []).filter {
      faulty.contains($0.location.file) && !known.contains($0.old)
    }
    book.redirects = RedirectReader.redirects(redirects + lost, fitting: book.pages)
    // The statements are part of a page.
    if let earlier, pages.contains(where: { faulty.contains($0.file) && $0.name == Self.sources }) {
      book.traceabilityMatrix = earlier.traceabilityMatrix
    }
    // In a book without mistakes no two clauses or scenarios have one id.
    let ids = book.clauses.map(\.id) + book.scenarios.map(\.id.description)
    return Set(ids).count == ids.count ? book : nil
  }

  /// The name of the page with the statements of the sources.
  private static let sources = "sources"

  private static func usable(
    _ pages: [Page], after earlier: [Page], without faulty: Set<String>
  ) -> [Page] {
    let old = Dictionary(firstOf: earlier.map { ($0.name, $0) })
    return pages.compactMap { faulty.contains($0.file) ? old[$0.name] : $0 }
  }
}
