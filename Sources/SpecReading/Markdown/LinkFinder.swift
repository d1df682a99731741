import CCMark

/// Finds the links of a page and the places of their addresses.
///
/// libcmark's lines and columns are wrong after link definitions and code of several lines, and it
/// has none for addresses. So addresses are searched in the text; if one is not there, as for
/// `[words][name]`, libcmark's place of the link is used.
struct LinkFinder {
  let source: SourceLines

  /// Returns the links below a node that begins in the line, in order.
  func links(below node: OpaquePointer?, from line: Int) -> [PageLink] {
    let last = max(line, Int(cmark_node_get_end_line(node)))
    guard mayHaveLinks(in: line...last) else { return [] }
    var start = source.range(of: line).lowerBound
    var links: [PageLink] = []
    Self.visit(below: node) { link, url in
      guard !url.isEmpty else { return }
      if let index = source.bytes[start...].firstIndex(ofAddress: url) {
        let place = source.place(of: index)
        links.append(PageLink(url: url, line: place.line, column: place.column))
        start = index
      } else {
        links.append(
          PageLink(
            url: url, line: Int(cmark_node_get_start_line(link)),
            column: Int(cmark_node_get_start_column(link))))
      }
    }
    return links
  }

  /// Returns the links in a table, in order.
  func links(in table: PipeTable, _ lines: ClosedRange<Int>) -> [PageLink] {
    mayHaveLinks(in: lines) ? table.links : []
  }

  /// Whether the lines contain a bracket, which every link has.
  private func mayHaveLinks(in lines: ClosedRange<Int>) -> Bool {
    let last = min(lines.upperBound, source.count)
    return source.bytes[
      source.range(of: lines.lowerBound).lowerBound..<source.range(of: last).upperBound
    ]
    .contains(UInt8(ascii: "["))
  }

  /// Returns the addresses of the links below a node, in order.
  static func urls(below node: OpaquePointer?) -> [String] {
    var urls: [String] = []
    visit(below: node) { urls.append($1) }
    return urls
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

extension Collection<UInt8> {
  /// Returns the index of an address in parentheses right after a link's text.
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

/// A link on a page.
struct PageLink: Hashable, Sendable {
  /// The address, as it is written.
  let url: String
  /// The line of the address, from 1.
  let line: Int
  /// The column of the address, from 1.
  let column: Int
  /// The page or anchor that it leads to, if any.
  let target: LinkTarget?

  init(url: String, line: Int, column: Int) {
    self.url = url
    self.line = line
    self.column = column
    target = LinkTarget(url)
  }
}

/// The page or anchor that a link leads to.
struct LinkTarget: Hashable {
  /// The page's path without its extension; nil for the page of the link.
  let page: Substring?
  /// The anchor on the page; nil for the page itself.
  let anchor: Substring?

  /// Parses an address: `touches.md#TOUCH-1` → `TOUCH-1` on `touches`, `#TOUCH-1` → `TOUCH-1` on the
  /// same page; nil for other addresses.
  init?(_ url: String) {
    let parts = url.utf8.split(
      separator: UInt8(ascii: "#"), maxSplits: 1, omittingEmptySubsequences: false
    ).map(Substring.init)
    anchor = parts.count > 1 ? parts[1] : nil
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

  /// The address on the site; nil for a link within its page.
  var siteAddress: String? {
    page.map { "\($0).html\(anchor.map { "#\($0)" } ?? "")" }
  }
}

extension Substring {
  /// The text with percent-encoded bytes decoded: `a%20b` → `a b`.
  package var percentDecoded: String {
    guard utf8.contains(UInt8(ascii: "%")) else { return String(self) }
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2, digits.first != UInt8(ascii: "+"),
        let decoded = UInt8(Substring(digits), radix: 16)
      {
        bytes.append(decoded)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
