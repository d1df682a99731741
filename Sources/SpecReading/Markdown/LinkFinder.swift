import CCMark
import Results

/// Finds the links of a page and the places of their addresses.
///
/// libcmark's lines and columns are wrong after link definitions and code of several lines, and it
/// has none for addresses. So addresses are searched in the text; if one is not there, as for
/// `[words][name]`, libcmark's place of the link is used.
struct LinkFinder {
  let source: SourceLines

  /// Returns the links below a node that begins in the line, in order.
  func links(below node: OpaquePointer?, from line: Int) -> [PageLink] {
    let last = min(max(line, Int(cmark_node_get_end_line(node))), source.count)
    let text = source.bytes(of: line..<last + 1)
    // Every link has a bracket.
    guard text.contains(UInt8(ascii: "[")) else { return [] }
    var rest = source.bytes[text.startIndex...]
    var links: [PageLink] = []
    Self.visit(below: node) { link, url in
      guard !url.isEmpty else { return }
      let place =
        Self.removeAddress(url, from: &rest).map(source.place)
        ?? (
          line: Int(cmark_node_get_start_line(link)), column: Int(cmark_node_get_start_column(link))
        )
      links.append(
        PageLink(url: url, text: NodeText.plain(link), line: place.line, column: place.column))
    }
    return links
  }

  /// Returns the links in a cell of a table, in order.
  static func links(in cell: PipeTable.Cell, line: Int) -> [PageLink] {
    let source = SourceLines(Array(cell.markdown.utf8))
    guard source.bytes.contains(UInt8(ascii: "[")) else { return [] }
    return InlineMarkdown(markdown: cell.markdown).withHeading { node in
      var rest = source.bytes[...]
      var column = cell.column
      var links: [PageLink] = []
      visit(below: node) { link, url in
        if let index = removeAddress(url, from: &rest) {
          column = cell.column + source.place(of: index).column - 1
        }
        links.append(PageLink(url: url, text: NodeText.plain(link), line: line, column: column))
      }
      return links
    }
  }

  /// Returns the index of the next such address in parentheses right after a link's text, and removes
  /// what is before it; nil if there is none.
  private static func removeAddress(_ url: String, from text: inout ArraySlice<UInt8>) -> Int? {
    let mark = Array("](\(url)".utf8)
    var rest = text
    while let start = rest.firstIndex(of: UInt8(ascii: "]")) {
      rest = rest[start...]
      if rest.starts(with: mark) {
        let end = rest.dropFirst(mark.count)
        if let next = end.first, next <= 0x20 || next == UInt8(ascii: ")") {
          text = end
          return start + 2
        }
      }
      rest = rest.dropFirst()
    }
    return nil
  }

  private static func visit(
    below node: OpaquePointer?, _ body: (OpaquePointer, String) -> Void
  ) {
    CommonMark.visit(node) { link, type, isEntering in
      guard isEntering, type == CMARK_NODE_LINK, let url = cmark_node_get_url(link) else { return }
      body(link, String(cString: url))
    }
  }
}

/// A link on a page.
struct PageLink: Hashable, Sendable {
  /// The address, as it is written.
  let url: String
  /// The text without markup.
  let text: String
  /// The line of the address, from 1.
  let line: Int
  /// The column of the address, from 1.
  let column: Int
  /// The page or anchor that it leads to, if any.
  let target: LinkTarget?

  init(url: String, text: String, line: Int, column: Int) {
    self.url = url
    self.text = text
    self.line = line
    self.column = column
    target = LinkTarget(url, text: text)
  }

  /// Returns the name of the page at a path: `./hit%20testing` → `hit testing`.
  static func pageName(_ path: Substring) -> String {
    (path.hasPrefix("./") ? path.dropFirst(2) : path).percentDecoded
  }
}

/// The page or anchor that a link leads to.
struct LinkTarget: Hashable {
  /// The page's path without its extension; nil for the page of the link.
  let page: Substring?
  /// The anchor on the page; nil for the page itself.
  let anchor: Substring?
  /// The anchor as it is written, if that is the one of a clause's heading on code hosts.
  let heading: String?

  /// Parses an address: `touches.md#TOUCH-1` → `TOUCH-1` on `touches`, `#TOUCH-1` → `TOUCH-1` on the
  /// same page; nil for other addresses.
  ///
  /// `touches.md#touch-1-title` also leads to `TOUCH-1`, or to the scenario of that clause whose id is
  /// the text of the link.
  init?(_ url: String, text: @autoclosure () -> String = "") {
    let parts = url.utf8.split(
      separator: UInt8(ascii: "#"), maxSplits: 1, omittingEmptySubsequences: false
    ).map(Substring.init)
    let written = parts.count > 1 ? parts[1] : nil
    if let heading = written?.percentDecoded, let clause = CodeHostAnchor.clause(of: heading) {
      let text = text()
      self.heading = heading
      anchor = text.hasPrefix("\(clause)/") ? text[...] : clause[...]
    } else {
      heading = nil
      anchor = written
    }
    guard let path = parts.first, !path.isEmpty else {
      page = nil
      if anchor == nil { return nil }
      return
    }
    guard path.utf8.suffix(3).elementsEqual(".md".utf8), !path.utf8.contains(UInt8(ascii: ":")),
      path.utf8.first != UInt8(ascii: "/")
    else { return nil }
    page = path.dropLast(3)
  }

  /// The address on the site.
  var siteAddress: String {
    (page.map { "\($0).html" } ?? "") + (anchor.map { "#\($0)" } ?? "")
  }
}
