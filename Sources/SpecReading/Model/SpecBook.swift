import Conformance

/// Everything that was read from a folder of pages.
package struct SpecBook: Sendable {
  /// The pages, sorted by path.
  package var pages: [Page]
  /// What the sources say, and where each statement went.
  package var ledger: Ledger
  /// The addresses that lead elsewhere, because what stood there was renamed.
  package var redirects: [Redirect]
  /// The pages in other languages, by the languages' tags; empty unless they were asked for.
  package var translations: [Translation]
  /// Every mistake found, in the order of the pages; a book with mistakes must not be judged by.
  package var diagnostics: [Diagnostic]

  package init(
    pages: [Page], ledger: Ledger, redirects: [Redirect] = [], translations: [Translation] = [],
    diagnostics: [Diagnostic]
  ) {
    self.pages = pages
    self.ledger = ledger
    self.redirects = redirects
    self.translations = translations
    self.diagnostics = diagnostics
  }

  /// All clauses, in the order of the pages.
  package var clauses: [Clause] { pages.flatMap(\.clauses) }

  /// All scenarios, in the order of the pages.
  package var scenarios: [Scenario] { pages.flatMap(\.scenarios) }
}
