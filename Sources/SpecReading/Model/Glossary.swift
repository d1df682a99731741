/// The words of the specification that a page explains, to link them where they are first used.
package struct Glossary: Hashable, Sendable {
  /// The name of the page that holds it.
  package static let page = "glossary"

  /// A word and the place where it is explained.
  package struct Term: Hashable, Sendable {
    /// The word or words, in lower case.
    package var words: String
    /// The place on the glossary's page.
    package var anchor: String
  }

  /// The terms, the longest first, so that `responder chain` is found before `responder`.
  package var terms: [Term]

  /// Collects the terms: each heading of the second level is one, where it is no original in the
  /// midst of a translation.
  init(_ page: Page) {
    terms = page.blocks.compactMap { block in
      guard let heading = block.heading, heading.level == 2, heading.translation != .missing else {
        return nil
      }
      return Term(words: heading.text.lowercased(), anchor: heading.anchor)
    }
    .sorted { ($1.words.utf8.count, $0.words) < ($0.words.utf8.count, $1.words) }
  }

  /// A glossary without terms.
  init() { terms = [] }
}
