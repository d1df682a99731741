import CCMark

/// Turns links between pages into links between the site's files.
enum SiteLinks {
  /// Rewrites every link below a node: `sources.md#apple-2019` → `sources.html#apple-2019`.
  static func rewrite(below node: OpaquePointer?) {
    CommonMark.visit(node) { link, type, isEntering in
      guard isEntering, type == CMARK_NODE_LINK, let url = cmark_node_get_url(link),
        let address = LinkTarget(String(cString: url))?.siteAddress
      else { return }
      cmark_node_set_url(link, address)
    }
  }
}

/// Links the statement ids in a clause's sources to their rows in the traceability matrix.
///
/// The page of the row is that of the link before the id: in `[Apple 2019](sources.md#apple-2019)
/// (S31)`, `S31` leads to `sources.html#S31`.
enum StatementLinks {
  /// Links the ids below a node that follow a link to a page.
  static func add(below node: OpaquePointer?) {
    for (text, page) in texts(below: node) { link(in: text, to: page) }
  }

  /// Returns the text nodes outside of links, each with the page of the link before it.
  private static func texts(below node: OpaquePointer?) -> [(node: OpaquePointer, page: String)] {
    var texts: [(OpaquePointer, String)] = []
    var page: String?
    var links = 0
    CommonMark.visit(node) { current, type, isEntering in
      switch type {
      case CMARK_NODE_LINK:
        links += isEntering ? 1 : -1
        page = self.page(of: current)
      case CMARK_NODE_TEXT where links == 0:
        if let page { texts.append((current, page)) }
      default: break
      }
    }
    return texts
  }

  /// Returns the site's file that a link leads to, without the anchor; empty for the same page.
  private static func page(of link: OpaquePointer) -> String? {
    guard let url = cmark_node_get_url(link), let target = LinkTarget(String(cString: url)) else {
      return nil
    }
    return target.page.map { "\($0).html" } ?? ""
  }

  /// Splits a text node at its ids and puts each into a link.
  private static func link(in text: OpaquePointer, to page: String) {
    guard let literal = cmark_node_get_literal(text) else { return }
    let words = String(cString: literal)
    let ids = StatementID.all(in: words)
    var last: OpaquePointer? = text
    for (index, id) in ids.enumerated() {
      let link = cmark_node_new(CMARK_NODE_LINK)
      let label = cmark_node_new(CMARK_NODE_TEXT)
      let rest = cmark_node_new(CMARK_NODE_TEXT)
      let end = index + 1 < ids.count ? ids[index + 1].startIndex : words.endIndex
      cmark_node_set_url(link, "\(page)#\(id)")
      cmark_node_set_literal(label, String(id))
      cmark_node_set_literal(rest, String(words[id.endIndex..<end]))
      cmark_node_append_child(link, label)
      cmark_node_insert_after(last, link)
      cmark_node_insert_after(link, rest)
      last = rest
    }
    guard let first = ids.first else { return }
    cmark_node_set_literal(text, String(words[..<first.startIndex]))
  }
}
