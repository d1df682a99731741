/// The pages of a book in another language: its own prose, and the original's tables.
package struct Translation: Sendable {
  /// The language as a BCP 47 tag, such as `ko`.
  package var language: String
  /// The pages, each whole; one that is missing is the original.
  package var pages: [Page]

  package init(language: String, pages: [Page]) {
    self.language = language
    self.pages = pages
  }
}
