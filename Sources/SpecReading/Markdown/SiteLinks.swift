import CCMark

/// Turns links between pages into links between the site's files.
enum SiteLinks {
  /// Rewrites every link below a node: `sources.md#apple-2019` → `sources.html#apple-2019`,
  /// `touches.md#touch-1-title` → `touches.html#TOUCH-1`.
  static func rewrite(below node: OpaquePointer?) {
    CommonMark.visit(node) { link, type, isEntering in
      guard isEntering, type == CMARK_NODE_LINK, let url = cmark_node_get_url(link),
        let address = LinkTarget(String(cString: url), text: NodeText.plain(link))?.siteAddress
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
    for (text, link) in CommonMark.texts(below: node) {
      guard let page = link.flatMap(page), let literal = cmark_node_get_literal(text) else {
        continue
      }
      let words = String(cString: literal)
      let links = StatementID.all(in: words).map { id in
        let start = words.utf8.distance(from: words.startIndex, to: id.startIndex)
        return (range: start..<start + id.utf8.count, url: "\(page)#\(id)")
      }
      CommonMark.link(links, in: text)
    }
  }

  /// Returns the site's file that a link leads to, without the anchor; empty for the same page.
  private static func page(of link: OpaquePointer) -> String? {
    guard let url = cmark_node_get_url(link), let target = LinkTarget(String(cString: url)) else {
      return nil
    }
    return target.page.map { "\($0).html" } ?? ""
  }
}
