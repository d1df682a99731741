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

/// Links the first use of each term on a page.
struct GlossaryLinks {
  /// Finds the terms that are not linked yet.
  private var finder: TermFinder

  init(_ glossary: Glossary) { finder = TermFinder(glossary.terms) }

  /// Links terms below a node, except in links and code.
  mutating func add(below node: OpaquePointer?) {
    guard !finder.isEmpty else { return }
    for text in Self.texts(below: node) { link(in: text) }
  }

  /// Returns the text nodes outside of links.
  private static func texts(below node: OpaquePointer?) -> [OpaquePointer] {
    var texts: [OpaquePointer] = []
    var links = 0
    CommonMark.visit(node) { current, type, isEntering in
      switch type {
      case CMARK_NODE_LINK: links += isEntering ? 1 : -1
      case CMARK_NODE_TEXT where links == 0: texts.append(current)
      default: break
      }
    }
    return texts
  }

  /// Splits a text node at its terms and puts each into a link.
  private mutating func link(in text: OpaquePointer) {
    guard !finder.isEmpty, let literal = cmark_node_get_literal(text) else { return }
    let words = Array(String(cString: literal).utf8)
    var found: [(term: Glossary.Term, range: Range<Int>)] = []
    while let next = finder.removeFirst(in: words, from: found.last?.range.upperBound ?? 0) {
      found.append(next)
    }
    guard let first = found.first else { return }
    var last: OpaquePointer? = text
    for (index, (term, range)) in found.enumerated() {
      let link = cmark_node_new(CMARK_NODE_LINK)
      let label = cmark_node_new(CMARK_NODE_TEXT)
      let rest = cmark_node_new(CMARK_NODE_TEXT)
      let end = index + 1 < found.count ? found[index + 1].range.lowerBound : words.count
      cmark_node_set_url(link, "\(Glossary.page).html#\(term.anchor)")
      cmark_node_set_literal(label, String(decoding: words[range], as: UTF8.self))
      cmark_node_set_literal(
        rest, String(decoding: words[range.upperBound..<end], as: UTF8.self))
      cmark_node_append_child(link, label)
      cmark_node_insert_after(last, link)
      cmark_node_insert_after(link, rest)
      last = rest
    }
    cmark_node_set_literal(
      text, String(decoding: words[..<first.range.lowerBound], as: UTF8.self))
  }
}
