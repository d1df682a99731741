import CCMark

/// Finds the links of a page and the places of their addresses.
///
/// libcmark's lines and columns are wrong after link definitions and code of several lines, and it
/// has none for addresses. So addresses are searched in the text; if one is not there, as for
/// `[words][name]`, libcmark's place of the link is used.
struct LinkFinder {
  private let source: SourceLines
  /// Made for the first link of the page.
  private lazy var addresses = AddressIndex(source)

  init(source: SourceLines) { self.source = source }

  /// Returns the links below a node that begins in the line, in order.
  mutating func links(below node: OpaquePointer?, from line: Int) -> [PageLink] {
    let last = max(line, Int(cmark_node_get_end_line(node)))
    guard mayHaveLinks(in: line...last) else { return [] }
    addresses.start = source.range(of: line).lowerBound
    var links: [PageLink] = []
    Self.visit(below: node) { link, url in
      guard !url.isEmpty else { return }
      let place =
        addresses.next(url)
        ?? (
          line: Int(cmark_node_get_start_line(link)), column: Int(cmark_node_get_start_column(link))
        )
      links.append(PageLink(url: url, line: place.line, column: place.column))
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

/// The addresses in parentheses right after a link's text, by what they are.
///
/// They are collected once, so that the places of many links are found in linear time.
struct AddressIndex {
  /// The maximum number of parentheses in an address that are open at a time, as in libcmark.
  private static let maximumDepth = 32

  /// The byte behind which the next address is looked for.
  var start = 0

  private var indices: [String: [Int]] = [:]
  private var counter: PlaceCounter

  init(_ source: SourceLines) {
    counter = PlaceCounter(source)
    var rest = source.bytes[...]
    while let bracket = rest.firstIndex(of: UInt8(ascii: "]")) {
      rest = rest[(bracket + 1)...]
      guard rest.first == UInt8(ascii: "(") else { continue }
      let address = Self.address(rest.dropFirst())
      indices[String(decoding: address, as: UTF8.self), default: []].append(address.startIndex)
    }
  }

  /// Returns the place of the next such address and goes on behind it; nil if there is none.
  mutating func next(_ url: String) -> SourceLines.Place? {
    guard let indices = indices[url] else { return nil }
    var (low, high) = (0, indices.count)
    while low < high {
      let middle = (low + high) / 2
      if indices[middle] <= start { low = middle + 1 } else { high = middle }
    }
    guard low < indices.count else { return nil }
    start = indices[low]
    return counter.place(of: start)
  }

  /// Returns the text up to white space or the parenthesis that closes the one before it.
  private static func address(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var depth = 0
    return text.prefix { byte in
      switch byte {
      case 0...0x20: return false
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      return (0...maximumDepth).contains(depth)
    }
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
