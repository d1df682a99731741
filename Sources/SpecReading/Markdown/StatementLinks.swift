import CCMark

/// Links the ids of statements in a clause's sources to their rows in the ledger.
///
/// The link before an id says on which page its row is: in `[Apple 2019](sources.md#apple-2019)
/// (S31)`, `S31` leads to `sources.html#S31`.
enum StatementLinks {
  /// Links the ids below a node of libcmark's tree that follow a link to a page.
  static func add(below node: OpaquePointer?) {
    for (text, page) in texts(below: node) { link(in: text, to: page) }
  }

  /// The text nodes that stand in no link, each with the page that the link before it leads to.
  private static func texts(below node: OpaquePointer?) -> [(node: OpaquePointer, page: String)] {
    var texts: [(OpaquePointer, String)] = []
    var page: String?
    var links = 0
    guard let node, let iterator = cmark_iter_new(node) else { return [] }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return texts }
      guard let current = cmark_iter_get_node(iterator) else { continue }
      switch cmark_node_get_type(current) {
      case CMARK_NODE_LINK:
        links += event == CMARK_EVENT_ENTER ? 1 : -1
        page = self.page(of: current)
      case CMARK_NODE_TEXT where links == 0:
        if let page { texts.append((current, page)) }
      default: break
      }
    }
  }

  /// The site's file that a link leads to, without the place on it.
  private static func page(of link: OpaquePointer) -> String? {
    guard let url = cmark_node_get_url(link),
      let page = LinkTarget(String(cString: url))?.page
    else { return nil }
    return "\(page).html"
  }

  private static func link(in text: OpaquePointer, to page: String) {
    guard let literal = cmark_node_get_literal(text) else { return }
    let words = String(cString: literal)
    guard let id = firstID(in: words) else { return }
    let link = cmark_node_new(CMARK_NODE_LINK)
    let label = cmark_node_new(CMARK_NODE_TEXT)
    let rest = cmark_node_new(CMARK_NODE_TEXT)
    cmark_node_set_url(link, "\(page)#\(id)")
    cmark_node_set_literal(label, String(id))
    cmark_node_set_literal(rest, String(words[id.endIndex...]))
    cmark_node_append_child(link, label)
    cmark_node_insert_after(text, link)
    cmark_node_insert_after(link, rest)
    cmark_node_set_literal(text, String(words[..<id.startIndex]))
    if let rest { self.link(in: rest, to: page) }
  }

  private static func firstID(in words: String) -> Substring? {
    words.split { !$0.isLetter && !$0.isNumber }
      .first { StatementID.isWellFormed(String($0)) }
  }
}
