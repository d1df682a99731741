import CCMark

/// Parses, traverses and renders with libcmark.
enum CommonMark {
  /// Parses UTF-8 text, calls `body` with the document's node, and frees the document.
  static func withDocument<Result>(
    _ bytes: some Collection<UInt8>, _ body: (OpaquePointer?) -> Result
  ) -> Result {
    func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> OpaquePointer? {
      UnsafeRawBufferPointer(bytes).withMemoryRebound(to: CChar.self) {
        cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT)
      }
    }
    let document =
      bytes.withContiguousStorageIfAvailable(parse) ?? Array(bytes).withUnsafeBufferPointer(parse)
    defer { document.map { cmark_node_free($0) } }
    return body(document)
  }

  /// Calls `body` when entering and when leaving each node below a node and that node itself, in
  /// document order; leaves are only entered.
  static func visit(
    _ node: OpaquePointer?,
    _ body: (_ node: OpaquePointer, _ type: cmark_node_type, _ isEntering: Bool) -> Void
  ) {
    guard let node, let iterator = cmark_iter_new(node) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return }
      guard let current = cmark_iter_get_node(iterator) else { continue }
      body(current, cmark_node_get_type(current), event == CMARK_EVENT_ENTER)
    }
  }

  /// Renders a node as safe HTML with links to the site's files.
  static func html(of node: OpaquePointer?, hasLinks: Bool = true) -> String {
    if hasLinks { SiteLinks.rewrite(below: node) }
    guard let html = cmark_render_html(node, CMARK_OPT_DEFAULT) else { return "" }
    defer { cmark_get_default_mem_allocator().pointee.free(html) }
    return String(cString: html)
  }

  /// Returns the text nodes below a node that are outside of links, each with the last link before
  /// it.
  static func texts(below node: OpaquePointer?) -> [(text: OpaquePointer, link: OpaquePointer?)] {
    var texts: [(OpaquePointer, OpaquePointer?)] = []
    var last: OpaquePointer?
    var depth = 0
    visit(node) { current, type, isEntering in
      switch type {
      case CMARK_NODE_LINK:
        depth += isEntering ? 1 : -1
        last = current
      case CMARK_NODE_TEXT where depth == 0: texts.append((current, last))
      default: break
      }
    }
    return texts
  }

  /// Splits a text node at words and puts each into a link.
  static func link(_ words: [(range: Range<Int>, url: String)], in node: OpaquePointer) {
    guard let literal = cmark_node_get_literal(node), let first = words.first else { return }
    let text = Array(String(cString: literal).utf8)
    func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
    var last: OpaquePointer? = node
    for (index, word) in words.enumerated() {
      let link = cmark_node_new(CMARK_NODE_LINK)
      let label = cmark_node_new(CMARK_NODE_TEXT)
      let rest = cmark_node_new(CMARK_NODE_TEXT)
      let end = index + 1 < words.count ? words[index + 1].range.lowerBound : text.count
      cmark_node_set_url(link, word.url)
      cmark_node_set_literal(label, string(word.range))
      cmark_node_set_literal(rest, string(word.range.upperBound..<end))
      cmark_node_append_child(link, label)
      cmark_node_insert_after(last, link)
      cmark_node_insert_after(link, rest)
      last = rest
    }
    cmark_node_set_literal(node, string(0..<first.range.lowerBound))
  }
}
