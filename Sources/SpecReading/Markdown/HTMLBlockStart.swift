import CCMark

/// Tells whether a line begins an HTML block, by asking libcmark.
enum HTMLBlockStart {
  /// Whether the line, which starts with `<`, would be an HTML block after a table.
  static func opens(_ text: ArraySlice<UInt8>) -> Bool {
    text.withUnsafeBytes { bytes in
      guard
        let document = cmark_parse_document(
          bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, CMARK_OPT_DEFAULT)
      else { return false }
      defer { cmark_node_free(document) }
      return cmark_node_get_type(cmark_node_first_child(document)) == CMARK_NODE_HTML_BLOCK
    }
  }
}
