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
        let url = cmark_node_get_url(link), url.pointee != 0x23, url.pointee != 0x2F  // #, /
      else { continue }
      if let target = pageTarget(of: String(cString: url)) { cmark_node_set_url(link, target) }
    }
  }

  /// The names of the pages that links below a node lead to: `touches.md#TOUCH-1` gives `touches`.
  static func pages(below node: OpaquePointer?) -> [String] {
    var pages: [String] = []
    guard let node, let iterator = cmark_iter_new(node) else { return [] }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return pages }
      let link = cmark_iter_get_node(iterator)
      guard event == CMARK_EVENT_ENTER, cmark_node_get_type(link) == CMARK_NODE_LINK,
        let url = cmark_node_get_url(link), let target = pageTarget(of: String(cString: url)),
        let file = target.split(separator: "#").first
      else { continue }
      pages.append(String(file.dropLast(".html".count)))
    }
  }

  /// The address of the site's file where that is the address of a page, else nil.
  static func pageTarget(of url: String) -> String? {
    let parts = url.utf8.split(
      separator: UInt8(ascii: "#"), maxSplits: 1, omittingEmptySubsequences: false
    ).map(Substring.init)
    guard let path = parts.first, path.utf8.suffix(3).elementsEqual(".md".utf8),
      !path.utf8.contains(UInt8(ascii: ":")), path.utf8.first != UInt8(ascii: "/")
    else { return nil }
    let anchor = parts.count > 1 ? "#\(parts[1])" : ""
    return "\(path.dropLast(3)).html\(anchor)"
  }
}
