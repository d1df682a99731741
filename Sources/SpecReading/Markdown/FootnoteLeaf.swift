import CCMark

/// A node of libcmark's tree in which a mark may be hidden.
struct FootnoteLeaf {
  /// What a mark means there.
  enum Kind {
    /// A footnote.
    case prose
    /// A mistake.
    case heading
    /// Nothing: in code, in the words of a link, and in HTML.
    case words
    /// Nothing either: in the address of a link, or what a fence says of its code.
    case address
  }

  let node: OpaquePointer
  let kind: Kind

  /// The nodes below one where something is hidden, in order.
  static func all(below node: OpaquePointer) -> [FootnoteLeaf] {
    guard let iterator = cmark_iter_new(node) else { return [] }
    defer { cmark_iter_free(iterator) }
    var leaves: [FootnoteLeaf] = []
    var links = 0
    var headings = 0
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return leaves }
      guard let current = cmark_iter_get_node(iterator) else { continue }
      switch cmark_node_get_type(current) {
      case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
        links += event == CMARK_EVENT_ENTER ? 1 : -1
        if event == CMARK_EVENT_ENTER { leaves.append(FootnoteLeaf(node: current, kind: .address)) }
      case CMARK_NODE_HEADING:
        headings += event == CMARK_EVENT_ENTER ? 1 : -1
      case CMARK_NODE_TEXT where isHiding(current):
        let kind: Kind = links > 0 ? .words : headings > 0 ? .heading : .prose
        leaves.append(FootnoteLeaf(node: current, kind: kind))
      case CMARK_NODE_CODE_BLOCK:
        leaves.append(FootnoteLeaf(node: current, kind: .address))
        if isHiding(current) { leaves.append(FootnoteLeaf(node: current, kind: .words)) }
      case CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE, CMARK_NODE_HTML_BLOCK:
        if isHiding(current) { leaves.append(FootnoteLeaf(node: current, kind: .words)) }
      default: break
      }
    }
  }

  /// Shows what was hidden in an address and its title.
  static func revealAddress(_ node: OpaquePointer) {
    reveal(cmark_node_get_url(node)) { cmark_node_set_url(node, $0) }
    reveal(cmark_node_get_title(node)) { cmark_node_set_title(node, $0) }
    reveal(cmark_node_get_fence_info(node)) { cmark_node_set_fence_info(node, $0) }
  }

  private static func reveal(_ text: UnsafePointer<CChar>?, _ set: (String) -> Void) {
    guard let text, FootnoteMask.isHiding(in: text) else { return }
    set(FootnoteMask.reveal(String(cString: text)))
  }

  private static func isHiding(_ node: OpaquePointer) -> Bool {
    cmark_node_get_literal(node).map { FootnoteMask.isHiding(in: $0) } ?? false
  }
}
