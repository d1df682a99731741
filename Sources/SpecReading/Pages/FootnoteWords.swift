/// The words that a reader of footnotes hears, as a page has no more than numbers and arrows.
package struct FootnoteWords: Sendable {
  /// What a footnote is called; its number follows.
  package var footnote: String
  /// What the way back is called; a number follows where there are several.
  package var back: String

  package init(footnote: String, back: String) {
    self.footnote = footnote
    self.back = back
  }

  /// The words in the language of the originals.
  package static let english = FootnoteWords(footnote: "Footnote", back: "Back to the text")
}
