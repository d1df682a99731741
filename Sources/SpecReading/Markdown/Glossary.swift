import CCMark

/// The terms that the page `glossary` explains, which other pages link at their first use.
package struct Glossary: Hashable, Sendable {
  /// The name of the page.
  package static let page = "glossary"

  /// A term and its anchor.
  package struct Term: Hashable, Sendable {
    /// The term in lower case.
    package var words: String
    /// The anchor on the page `glossary`.
    package var anchor: String
  }

  /// The terms, longest first, so that `responder chain` is found before `responder`.
  package var terms: [Term]

  /// Collects the headings of the second level; a translation leaves out those that are not
  /// translated.
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

extension TermFinder {
  /// Links the first use of each term below a node, except in links and code.
  mutating func link(below node: OpaquePointer?) {
    guard !isEmpty else { return }
    for (text, _) in CommonMark.texts(below: node) {
      guard let literal = cmark_node_get_literal(text) else { continue }
      let words = Array(String(cString: literal).utf8)
      var links: [(range: Range<Int>, url: String)] = []
      while let (term, range) = removeFirst(in: words, from: links.last?.range.upperBound ?? 0) {
        links.append((range, "\(Glossary.page).html#\(term.anchor)"))
      }
      CommonMark.link(links, in: text)
    }
  }
}
