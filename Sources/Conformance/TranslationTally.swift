/// Counts of translated sections in one language.
package struct TranslationTally: Hashable, Sendable {
  /// The sections of one page.
  package struct Row: Hashable, Sendable {
    /// The page's name.
    package var page: String
    /// The number of sections with an up-to-date translation.
    package var current = 0
    /// The number of sections with an outdated translation.
    package var older = 0
    /// The number of sections without a translation.
    package var missing = 0

    package init(page: String, current: Int = 0, older: Int = 0, missing: Int = 0) {
      self.page = page
      self.current = current
      self.older = older
      self.missing = missing
    }
  }

  /// The tag of the language.
  package var language: String
  /// The pages, in their order.
  package var rows: [Row]

  package init(language: String, rows: [Row]) {
    self.language = language
    self.rows = rows
  }
}
