import CCMark
import Conformance
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
    guard text.index(ofByte: UInt8(ascii: "[")) != nil else { return [] }
    var addresses = LinkAddresses(in: text)
    var places = SourceLines.Places(source)
    var links: [PageLink] = []
    Self.visit(below: node) { link, url in
      guard !url.isEmpty else { return }
      let place =
        addresses.next(url).map { places.place(of: $0) }
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
    guard cell.markdown.hasByte(where: { $0 == UInt8(ascii: "[") }) else { return [] }
    let source = SourceLines(Array(cell.markdown.utf8))
    return cell.withHeading { node in
      var addresses = LinkAddresses(in: source.bytes[...])
      var places = SourceLines.Places(source)
      var column = cell.column
      var links: [PageLink] = []
      visit(below: node) { link, url in
        if let index = addresses.next(url) {
          column = cell.column + places.place(of: index).column - 1
        }
        links.append(PageLink(url: url, text: NodeText.plain(link), line: line, column: column))
      }
      return links
    }
  }

  private static func visit(below node: OpaquePointer?, _ body: (OpaquePointer, String) -> Void) {
    CommonMark.visit(node) { link, type, isEntering in
      guard isEntering, type == CMARK_NODE_LINK, let url = cmark_node_get_url(link) else { return }
      body(link, String(cString: url))
    }
  }
}

/// The addresses in parentheses right after a link's text, outside code, with their places.
private struct LinkAddresses {
  /// The places of each address, the first last.
  private var places: [String: [Int]] = [:]
  /// The place that was returned last.
  private var last = -1
  /// The number of parentheses in each other that an address of CommonMark can have.
  private static let deepestParenthesis = 32

  /// Finds the addresses in a text.
  init(in text: ArraySlice<UInt8>) {
    var found: [ArraySlice<UInt8>] = []
    var unclosed: Set<Int> = []
    var index = text.startIndex
    while index < text.endIndex {
      switch text[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "`"):
        let end = text[index...].firstIndex { $0 != UInt8(ascii: "`") } ?? text.endIndex
        let length = end - index
        index = end
        if !unclosed.contains(length) {
          if let close = Self.endOfCode(length, in: text[end...]) {
            index = close
          } else {
            unclosed.insert(length)
          }
        }
      case UInt8(ascii: "]") where text[index...].dropFirst().first == UInt8(ascii: "("):
        index += 2
        found.append(Self.address(in: text[index...]))
      default: index += 1
      }
    }
    for address in found.reversed() {
      places[String(decoding: address, as: UTF8.self), default: []].append(address.startIndex)
    }
  }

  /// Returns the place of the next such address; nil if there is none.
  mutating func next(_ url: String) -> Int? {
    while let place = places[url]?.popLast() {
      guard place > last else { continue }
      last = place
      return place
    }
    return nil
  }

  /// Returns the end of code that as many backticks close; nil if none do.
  private static func endOfCode(_ length: Int, in text: ArraySlice<UInt8>) -> Int? {
    var rest = text
    while let start = rest.firstIndex(of: UInt8(ascii: "`")) {
      let end = rest[start...].firstIndex { $0 != UInt8(ascii: "`") } ?? rest.endIndex
      if end - start == length { return end }
      rest = rest[end...]
    }
    return nil
  }

  /// Returns the address at the beginning of a text: `a(b) "title")` → `a(b)`, `<a b>)` → `a b`. What
  /// is no address is cut where that is clear, so that many take no longer than their text.
  private static func address(in text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    if text.first == UInt8(ascii: "<") {
      return text.dropFirst().prefix { !"<>\n".utf8.contains($0) }
    }
    var depth = 0
    return text.prefix { byte in
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      return byte > 0x20 && (0...Self.deepestParenthesis).contains(depth)
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
    let parts = url[...].parts(at: "#")
    let written = parts.count > 1 ? url[parts[1].startIndex...] : nil
    if let heading = written?.percentDecoded, let clause = CodeHostAnchor.clause(of: heading) {
      let text = text()
      self.heading = heading
      anchor = text.hasPrefix("\(clause)/") ? text[...] : clause[...]
    } else {
      heading = nil
      anchor = written
    }
    let path = parts[0]
    guard !path.isEmpty else {
      page = nil
      if anchor == nil { return nil }
      return
    }
    guard path.utf8.suffix(3).elementsEqual(".md".utf8), !path.utf8.contains(UInt8(ascii: ":")),
      path.utf8.first != UInt8(ascii: "/")
    else { return nil }
    page = path.dropLast(3)
  }

  /// Whether it leads to the page of the vocabulary, which is beside the pages, and above translated ones.
  var leadsToVocabulary: Bool {
    guard let page, page.hasSuffix(VocabularyPage.name) else { return false }
    return page.split(separator: "/").last == VocabularyPage.name[...]
      && page.split(separator: "/").dropLast().allSatisfy { $0 == "." || $0 == ".." }
  }

  /// The address on the site, which shows the vocabulary as the phrasebook.
  var siteAddress: String {
    if leadsToVocabulary { return "phrasebook.html" }
    return (page.map { "\($0).html" } ?? "") + (anchor.map { "#\($0)" } ?? "")
  }
}
