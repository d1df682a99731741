/// How much of the pages has been translated to one language.
package struct TranslationTally: Hashable, Sendable {
  /// The sections of one page.
  package struct Row: Hashable, Sendable {
    /// The page's name.
    package var page: String
    /// How many sections are translated as they are today.
    package var current = 0
    /// How many have a translation that is older.
    package var older = 0
    /// How many have none.
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
