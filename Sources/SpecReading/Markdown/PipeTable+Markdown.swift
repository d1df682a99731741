import CCMark
import Conformance

extension PipeTable.Cell {
  /// The cell as HTML, without raw HTML and unsafe links: `` `a` & b `` → `<code>a</code> &amp; b`.
  package var html: String {
    if !markdown.hasByte(where: { $0.isMarkup || $0.needsEscaping }) { return markdown }
    // libcmark wraps the line in `<h1>` and `</h1>` with a line break.
    return withHeading { String(CommonMark.html(of: $0).dropFirst(4).dropLast(6)) }
  }

  /// The cell's text without markup: `` `a` & b `` → `a & b`.
  package var text: String {
    if !markdown.hasByte(where: \.isMarkup) { return markdown }
    return withHeading { NodeText.plain($0) }
  }

  /// Whether the cell contains raw HTML, which `text` and `html` omit.
  var hasTag: Bool {
    guard markdown.hasByte(where: { $0 == UInt8(ascii: "<") }) else { return false }
    return withHeading { NodeText.contains(CMARK_NODE_HTML_INLINE, in: $0) }
  }

  /// Whether the cell contains emphasis, a link or a picture, whose marks `text` omits.
  var hasMarks: Bool {
    guard markdown.hasByte(where: \.isMarkup) else { return false }
    return withHeading {
      NodeText.contains(
        CMARK_NODE_EMPH, CMARK_NODE_STRONG, CMARK_NODE_LINK, CMARK_NODE_IMAGE, in: $0)
    }
  }

  /// The texts between semicolons outside of backticks: ``types `a;b`; waits`` → two.
  var phrases: [String] { withHeading { NodeText.phrases($0) } }

  /// Parses the cell as a heading, the only block whose content is inline and one line long; the
  /// closing `#` preserves number signs at the end.
  func withHeading<Result>(_ body: (OpaquePointer?) -> Result) -> Result {
    CommonMark.withDocument("# \(markdown) #".utf8) { body(cmark_node_first_child($0)) }
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

  /// Whether HTML escapes the byte.
  fileprivate var needsEscaping: Bool { self == UInt8(ascii: ">") || self == UInt8(ascii: "\"") }
}

extension PipeTable {
  /// Returns the index of the column with a header; nil if there is none.
  func index(ofColumn name: String) -> Int? { header.cells.firstIndex { $0.text == name } }

  /// The links in the cells, in order.
  var links: [PageLink] {
    ([header] + rows).flatMap { row in
      row.cells.flatMap { LinkFinder.links(in: $0, line: row.line) }
    }
  }
}
