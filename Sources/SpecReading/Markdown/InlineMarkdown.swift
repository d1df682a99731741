import CCMark

/// One line of Markdown without blocks, such as a table's cell.
struct InlineMarkdown {
  let markdown: String

  /// The text as HTML: `` `a` & b `` gives `<code>a</code> &amp; b`; raw HTML and unsafe links
  /// are left out.
  var html: String {
    if markdown.utf8.allSatisfy({ !$0.isMarkup && !$0.needsEscaping }) { return markdown }
    return withHeading { heading in
      MarkdownLinks.pointToPages(below: heading)
      guard let html = cmark_render_html(heading, CMARK_OPT_DEFAULT) else { return "" }
      defer { cmark_get_default_mem_allocator().pointee.free(html) }
      // libcmark wraps the line in `<h1>` and `</h1>` with a line break.
      return String(String(cString: html).dropFirst(4).dropLast(6))
    }
  }

  /// The text without markup: `` `a` & b `` gives `a & b`.
  var text: String {
    if markdown.utf8.allSatisfy({ !$0.isMarkup }) { return markdown }
    return withHeading { NodeText.plain($0) }
  }

  /// Whether there is raw HTML in it, which neither the text nor the HTML shows.
  var hasTag: Bool {
    guard markdown.utf8.contains(UInt8(ascii: "<")) else { return false }
    return withHeading { NodeText.hasTag($0) }
  }

  /// Where its links lead, in order.
  var urls: [String] {
    guard markdown.utf8.contains(UInt8(ascii: "[")) else { return [] }
    return withHeading { LinkFinder.urls(below: $0) }
  }

  /// A heading is the one block whose content is only inline and a line long; the closing mark
  /// keeps number signs at the end.
  private func withHeading<Result>(_ body: (OpaquePointer?) -> Result) -> Result {
    let heading = "# \(markdown) #"
    let document = cmark_parse_document(heading, heading.utf8.count, CMARK_OPT_DEFAULT)
    defer { cmark_node_free(document) }
    return body(cmark_node_first_child(document))
  }
}

extension UInt8 {
  /// Whether the byte may begin markup within a line.
  fileprivate var isMarkup: Bool {
    switch self {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"),
      UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "&"), 0:
      true
    default: false
    }
  }

  /// Whether HTML needs another spelling of the byte.
  fileprivate var needsEscaping: Bool { self == UInt8(ascii: ">") || self == UInt8(ascii: "\"") }
}
