import CCMark
import Conformance

/// One reading of a page by libcmark.
///
/// libcmark knows no tables: a table is a paragraph to it, and where that paragraph covers just
/// the table's lines, one pass is all. Where a table shares its paragraph with other text, or
/// libcmark saw an underlined heading in it, the table is noted as entangled; the next pass puts
/// a comment in its place, and libcmark reads what is left as if the table were a block.
struct MarkdownPass {
  let source: SourceLines
  /// The tables that earlier passes found, by their first line.
  let tables: [Int: FoundTable]
  let rendering: SpecReader.Rendering

  private(set) var blocks: [MarkdownBlock] = []
  private(set) var entangled: [FoundTable] = []

  private var glossaryLinks: GlossaryLinks

  init(
    source: SourceLines, tables: [Int: FoundTable], rendering: SpecReader.Rendering,
    glossary: Glossary
  ) {
    self.source = source
    self.tables = tables
    self.rendering = rendering
    glossaryLinks = GlossaryLinks(glossary)
  }

  /// Reads the page and leaves its blocks.
  mutating func run() {
    let bytes = tables.isEmpty ? source.bytes : source.blanking(tables.values.map(\.lines))
    let document = bytes.withUnsafeBytes {
      cmark_parse_document(
        $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count, CMARK_OPT_DEFAULT)
    }
    defer { document.map { cmark_node_free($0) } }
    var node = cmark_node_first_child(document)
    while let current = node {
      // Reading may put another node in its place.
      node = cmark_node_next(current)
      read(current)
    }
  }

  private mutating func read(_ node: OpaquePointer) {
    let line = Int(cmark_node_get_start_line(node))
    // What lies within a table that began above is read by the next pass.
    if let table = entangled.last, table.lines.contains(line) { return }
    if let found = tables[line] {
      append(found.table, found.lines)
      return
    }
    switch cmark_node_get_type(node) {
    case CMARK_NODE_HEADING: readHeading(node, line: line)
    case CMARK_NODE_PARAGRAPH: readParagraph(node, line: line)
    default: append(.prose, node, line: line)
    }
  }

  private mutating func readHeading(_ node: OpaquePointer, line: Int) {
    let last = lastLine(of: node)
    // Under a table's rows a line of dashes is no underline; right under text it always is one.
    if last - line > 1, case .table(let table, let range) = find(in: line...last - 1) {
      entangled.append(FoundTable(table: table, lines: range))
    }
    let level = Int(cmark_node_get_heading_level(node))
    append(.heading(level: level, text: NodeText.plain(node)), node, line: line)
  }

  private mutating func readParagraph(_ node: OpaquePointer, line: Int) {
    let lines = line...lastLine(of: node)
    switch find(in: lines) {
    case .table(let table, lines):
      append(table, lines)
    case .table(let table, let range):
      entangled.append(FoundTable(table: table, lines: range))
    case .fault(let fault):
      append(.brokenTable(fault), node, line: line)
    case .nothing:
      append(labelled(node, line: line) ?? .prose, node, line: line)
    }
  }

  /// libcmark lets an underlined heading end a line too late.
  private func lastLine(of node: OpaquePointer) -> Int {
    let first = Int(cmark_node_get_start_line(node))
    var last = Int(cmark_node_get_end_line(node))
    if let next = cmark_node_next(node) {
      last = min(last, Int(cmark_node_get_start_line(next)) - 1)
    }
    while last > first, source.bytes[source.range(of: last)].allSatisfy(\.isTableSpace) {
      last -= 1
    }
    return max(first, last)
  }

  private func find(in lines: ClosedRange<Int>) -> TableReader.Finding {
    TableReader(source: source).find(in: lines)
  }

  private func labelled(_ node: OpaquePointer, line: Int) -> MarkdownBlock.Content? {
    let start = source.bytes[source.range(of: line)].drop { $0.isTableSpace }
    for label in MarkdownBlock.Label.allCases where label.begins(start) {
      let text = NodeText.plain(node).dropFirst(label.rawValue.count + 1)
      return .labelled(label, text: text.trimmingSpaces())
    }
    return nil
  }

  private mutating func append(_ table: PipeTable, _ lines: ClosedRange<Int>) {
    let links = LinkFinder(source: source).links(in: table, lines)
    blocks.append(
      MarkdownBlock(
        content: .table(table), line: lines.lowerBound, level: nil, links: links, html: ""))
  }

  private mutating func append(
    _ content: MarkdownBlock.Content, _ node: OpaquePointer, line: Int
  ) {
    var (level, codes) = NodeText.levelAndCodes(node)
    switch content {
    case .labelled(.uiKit, _): level = nil
    case .labelled: codes = []
    default: break
    }
    let links = LinkFinder(source: source).links(below: node, from: line)
    let footnote = self.footnote(in: node, from: line)
    var (wording, html) = ("", "")
    if rendering == .html {
      if level != nil, case .prose = content { wording = NodeText.plain(node) }
      if content.isProse { glossaryLinks.add(below: node) }
      if case .labelled(.sources, _) = content { StatementLinks.add(below: node) }
      html = Self.html(of: node)
    }
    blocks.append(
      MarkdownBlock(
        content: content, line: line, level: level, wording: wording, codes: codes,
        footnote: footnote, links: links, html: html))
  }

  /// The place of the first `[^name]` in a node's lines, unless only code contains a caret.
  private func footnote(in node: OpaquePointer, from line: Int) -> SourceLines.Place? {
    let lines = source.bytes(of: line..<max(line, lastLine(of: node)) + 1)
    guard let index = lines.firstFootnote, NodeText.hasCaret(node) else { return nil }
    return source.place(of: index)
  }

  private static func html(of node: OpaquePointer) -> String {
    MarkdownLinks.pointToPages(below: node)
    guard let html = cmark_render_html(node, CMARK_OPT_DEFAULT) else { return "" }
    defer { cmark_get_default_mem_allocator().pointee.free(html) }
    return String(cString: html)
  }
}

extension ArraySlice<UInt8> {
  /// The index of the first `[^name]` that no backslash escapes and that is not a link's text.
  fileprivate var firstFootnote: Int? {
    var rest = self
    while let start = rest.firstIndex(of: UInt8(ascii: "[")) {
      rest = rest[(start + 1)...]
      guard rest.first == UInt8(ascii: "^") else { continue }
      let name = rest.dropFirst().prefix {
        $0 > 0x20 && $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "]")
      }
      let end = self[name.endIndex...]
      let isEscaped = start > startIndex && self[start - 1] == UInt8(ascii: "\\")
      if !isEscaped, !name.isEmpty, end.first == UInt8(ascii: "]"),
        end.dropFirst().first != UInt8(ascii: "(")
      {
        return start
      }
    }
    return nil
  }
}

extension Substring {
  /// The text without spaces at its ends.
  func trimmingSpaces() -> String {
    var rest = utf8.drop { $0 == UInt8(ascii: " ") }
    while rest.last == UInt8(ascii: " ") { rest.removeLast() }
    return String(Substring(rest))
  }
}
