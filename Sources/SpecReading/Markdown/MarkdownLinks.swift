import CCMark

/// Turns links between pages into links between the site's files.
enum MarkdownLinks {
  /// Rewrites every link below a node: `sources.md#apple-2019` to `sources.html#apple-2019`.
  static func pointToPages(below node: OpaquePointer?) {
    guard let node, let iterator = cmark_iter_new(node) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return }
      let link = cmark_iter_get_node(iterator)
      guard event == CMARK_EVENT_ENTER, cmark_node_get_type(link) == CMARK_NODE_LINK,
        let url = cmark_node_get_url(link),
        let address = LinkTarget(String(cString: url))?.siteAddress
      else { continue }
      cmark_node_set_url(link, address)
    }
  }

  /// The names of the pages that links below a node lead to: `touches.md#TOUCH-1` gives `touches`.
  static func pages(below node: OpaquePointer?) -> [String] {
    LinkFinder.urls(below: node).compactMap { LinkTarget($0)?.page.map(String.init) }
  }
}
