/// What can be wrong with a footnote.
enum FootnoteProblem: SpecProblem, Hashable {
  case undefined(String, suggestion: String?)
  case unused(String)
  case definedTwice(String, first: Int)
  case noText(String)
  case amidParagraph(String)
  case inHeading(String)
  case furtherParagraph(String)
  case badName
  case controlCharacter

  var wording: (summary: String, hint: String?) {
    switch self {
    case .undefined(let name, let suggestion):
      (
        "there is no footnote `[^\(name)]` on the page",
        Self.meant(suggestion.map { "[^\($0)]" })
          ?? "add a paragraph `[^\(name)]: …`, or write `\\[^` where no footnote is meant"
      )
    case .unused(let name):
      (
        "nothing on the page refers to the footnote `[^\(name)]`",
        "write `[^\(name)]` where it belongs, or remove the footnote"
      )
    case .definedTwice(let name, let first):
      (
        "the footnote `[^\(name)]` stands already in line \(first)",
        "keep one of the two, or give this one another name"
      )
    case .noText(let name): ("the footnote `[^\(name)]` has no text", "write it behind the colon")
    case .amidParagraph(let name):
      (
        "the footnote `[^\(name)]` begins in the midst of a paragraph",
        "put a blank line above it"
      )
    case .inHeading(let name):
      (
        "a heading cannot refer to a footnote, as `[^\(name)]` does",
        "refer to it in the text below the heading"
      )
    case .furtherParagraph(let name):
      (
        "the footnote `[^\(name)]` is one paragraph, and this is read as code",
        "make one paragraph of it, or begin these lines without spaces"
      )
    case .badName:
      (
        "no footnote can have this name",
        "use letters, digits and hyphens, as in `[^two-words]: …`"
      )
    case .controlCharacter:
      ("a page with footnotes cannot have this control character", "remove the character")
    }
  }
}
