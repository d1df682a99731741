import CCMark

/// Links the terms of the glossary where a page first uses them.
struct GlossaryLinks {
  /// Finds those that were not used yet.
  private var finder: TermFinder

  init(_ glossary: Glossary) { finder = TermFinder(glossary.terms) }

  /// Links terms in the prose below a node of libcmark's tree, but not in links and in code.
  mutating func add(below node: OpaquePointer?) {
    guard !finder.isEmpty else { return }
    for text in Self.texts(below: node) { link(in: text) }
  }

  /// The text nodes that stand in no link.
  private static func texts(below node: OpaquePointer?) -> [OpaquePointer] {
    var texts: [OpaquePointer] = []
    var links = 0
    guard let node, let iterator = cmark_iter_new(node) else { return [] }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return texts }
      let current = cmark_iter_get_node(iterator)
      switch cmark_node_get_type(current) {
      case CMARK_NODE_LINK: links += event == CMARK_EVENT_ENTER ? 1 : -1
      case CMARK_NODE_TEXT where links == 0: current.map { texts.append($0) }
      default: break
      }
    }
  }

  private mutating func link(in text: OpaquePointer) {
    guard let literal = cmark_node_get_literal(text) else { return }
    let words = Array(String(cString: literal).utf8)
    guard let (term, range) = finder.first(in: words) else { return }
    finder.forget(term)
    let link = cmark_node_new(CMARK_NODE_LINK)
    let label = cmark_node_new(CMARK_NODE_TEXT)
    let rest = cmark_node_new(CMARK_NODE_TEXT)
    cmark_node_set_url(link, "\(Glossary.page).html#\(term.anchor)")
    cmark_node_set_literal(label, String(decoding: words[range], as: UTF8.self))
    cmark_node_set_literal(rest, String(decoding: words[range.upperBound...], as: UTF8.self))
    cmark_node_append_child(link, label)
    cmark_node_insert_after(text, link)
    cmark_node_insert_after(link, rest)
    cmark_node_set_literal(text, String(decoding: words[..<range.lowerBound], as: UTF8.self))
    if let rest { self.link(in: rest) }
  }
}
