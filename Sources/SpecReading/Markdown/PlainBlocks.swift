import CCMark

/// The paragraphs of a piece of Markdown as plain text, for a terminal.
enum PlainBlocks {
  /// Each paragraph, item of a list and piece of code: `` - `A` is `` gives `- A is`.
  static func text(_ markdown: ArraySlice<UInt8>) -> [String] {
    let document = markdown.withUnsafeBytes {
      cmark_parse_document(
        $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count, CMARK_OPT_DEFAULT)
    }
    defer { document.map { cmark_node_free($0) } }
    guard let document, let iterator = cmark_iter_new(document) else { return [] }
    defer { cmark_iter_free(iterator) }
    var blocks: [String] = []
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return blocks }
      guard event == CMARK_EVENT_ENTER else { continue }
      let node = cmark_iter_get_node(iterator)
      switch cmark_node_get_type(node) {
      case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING:
        blocks.append(mark(of: node) + NodeText.plain(node))
      case CMARK_NODE_CODE_BLOCK:
        cmark_node_get_literal(node).map { blocks.append(String(cString: $0)) }
      default: break
      }
    }
  }

  /// What stands before the first paragraph of an item.
  private static func mark(of paragraph: OpaquePointer?) -> String {
    let parent = cmark_node_parent(paragraph)
    guard cmark_node_get_type(parent) == CMARK_NODE_ITEM, cmark_node_previous(paragraph) == nil
    else { return "" }
    let list = cmark_node_parent(parent)
    guard cmark_node_get_list_type(list) == CMARK_ORDERED_LIST else { return "- " }
    var number = Int(cmark_node_get_list_start(list))
    var item = cmark_node_previous(parent)
    while let current = item {
      number += 1
      item = cmark_node_previous(current)
    }
    return "\(number). "
  }
}
