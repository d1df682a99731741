import CCMark

/// Finds the links of a page, with their places.
///
/// libcmark says in which line and column a link stands, but loses count behind definitions and
/// code of several lines, and says nothing of the address. So addresses are looked up in the text;
/// where one is not written there, as for `[words][name]`, libcmark's word is good enough.
struct LinkFinder {
  let source: SourceLines

  /// The links below a node that begins in some line, in order.
  func links(below node: OpaquePointer?, from line: Int) -> [FoundLink] {
    let last = max(line, Int(cmark_node_get_end_line(node)))
    guard mayHaveLinks(in: line...last) else { return [] }
    var start = source.range(of: line).lowerBound
    var links: [FoundLink] = []
    Self.visit(below: node) { link, url in
      guard !url.isEmpty else { return }
      if let index = source.bytes[start...].firstIndex(ofAddress: url) {
        let place = source.place(of: index)
        links.append(FoundLink(url: url, line: place.line, column: place.column))
        start = index
      } else {
        links.append(
          FoundLink(
            url: url, line: Int(cmark_node_get_start_line(link)),
            column: Int(cmark_node_get_start_column(link))))
      }
    }
    return links
  }

  /// The links in a table that stands in some lines, in order.
  func links(in table: PipeTable, _ lines: ClosedRange<Int>) -> [FoundLink] {
    mayHaveLinks(in: lines) ? table.links : []
  }

  /// Whether there is a bracket in those lines, without which there is no link.
  private func mayHaveLinks(in lines: ClosedRange<Int>) -> Bool {
    let last = min(lines.upperBound, source.count)
    return source.bytes[
      source.range(of: lines.lowerBound).lowerBound..<source.range(of: last).upperBound
    ]
    .contains(UInt8(ascii: "["))
  }

  /// Where the links below a node lead, in order.
  static func urls(below node: OpaquePointer?) -> [String] {
    var urls: [String] = []
    visit(below: node) { urls.append($1) }
    return urls
  }

  private static func visit(
    below node: OpaquePointer?, _ body: (OpaquePointer, String) -> Void
  ) {
    guard let node, let iterator = cmark_iter_new(node) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return }
      guard event == CMARK_EVENT_ENTER, let link = cmark_iter_get_node(iterator),
        cmark_node_get_type(link) == CMARK_NODE_LINK, let url = cmark_node_get_url(link)
      else { continue }
      body(link, String(cString: url))
    }
  }
}

extension Collection<UInt8> {
  /// Where an address begins that stands in parentheses behind a link's words.
  func firstIndex(ofAddress url: String) -> Index? {
    let bracket = UInt8(ascii: "]")
    var rest = self[...]
    while let end = rest.firstIndex(of: bracket) {
      rest = rest[end...].dropFirst()
      guard rest.first == UInt8(ascii: "(") else { continue }
      let address = rest.dropFirst()
      if address.starts(with: url.utf8) { return address.startIndex }
    }
    return nil
  }
}
