/// The words that a reader of footnotes hears, as a page has no more than numbers and arrows.
struct FootnoteWords: Sendable {
  /// What a footnote is called; its number follows.
  var footnote: String
  /// What the way back is called; a number follows where there are several.
  var back: String

  /// The words in the language of the originals.
  static let english = FootnoteWords(footnote: "Footnote", back: "Back to the text")
  private static let korean = FootnoteWords(footnote: "각주", back: "본문으로 돌아가기")

  /// The words in a language, by its tag; in English where nobody has said them in that language.
  static func words(in language: String) -> FootnoteWords {
    switch language {
    case "ko": korean
    default: english
    }
  }
}
