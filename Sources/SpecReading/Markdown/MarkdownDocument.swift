import CCMark
import Conformance
import Results

/// A page as a list of blocks, parsed by libcmark, with pipe tables.
struct MarkdownDocument: Sendable {
  /// The blocks in order.
  private(set) var blocks: [MarkdownBlock] = []
  /// The line where parsing gave up because too many tables share blocks with other text.
  private(set) var tangledLine: Int?

  /// The maximum number of passes; each pass separates the tables that the last one found within
  /// other blocks.
  private static let maximumPasses = 100

  init(_ source: SourceLines, rendering: SpecReader.Rendering, glossary: Glossary = Glossary()) {
    var tables: [Int: FoundTable] = [:]
    for _ in 0..<Self.maximumPasses {
      var pass = MarkdownPass(
        source: source, tables: tables, rendering: rendering, terms: TermFinder(glossary.terms))
      pass.run()
      // In place of a copy: their ends are set below.
      swap(&blocks, &pass.blocks)
      guard !pass.entangled.isEmpty else {
        let ends = blocks.dropFirst().map(\.line) + [source.count + 1]
        for (index, end) in zip(blocks.indices, ends) { blocks[index].end = end }
        return
      }
      for table in pass.entangled { tables[table.lines.lowerBound] = table }
    }
    blocks = []
    tangledLine = tables.keys.max()
  }

  /// Returns the blocks of a page; reports one without a title, or one that cannot be parsed,
  /// of which it returns nil.
  static func blocks(
    of source: SourceLines, rendering: SpecReader.Rendering, glossary: Glossary,
    into log: inout DiagnosticLog
  ) -> [MarkdownBlock]? {
    guard log.checkUTF8(source.bytes, of: "page") else { return nil }
    let document = MarkdownDocument(source, rendering: rendering, glossary: glossary)
    guard let line = document.tangledLine else {
      if !document.blocks.contains(where: { $0.headingLevel == 1 }) {
        log.report("the page has no title", hint: "begin it with `# Title`", line: 1)
      }
      return document.blocks
    }
    log.report(
      "tables and other blocks follow each other without a blank line too often to be read",
      hint: "put a blank line before and after each table", line: line)
    return nil
  }
}

/// One pass of libcmark over a page.
///
/// libcmark has no tables: it reads a table as a paragraph. If that paragraph covers exactly the
/// table's lines, one pass is enough. If the table shares its paragraph with other text, or libcmark
/// reads a part of it as an underlined heading, the table is added to `entangled`; the next pass
/// replaces it by a comment, so that libcmark reads the rest as if the table were a block.
private struct MarkdownPass {
  let source: SourceLines
  /// The tables that earlier passes found, by first line.
  let tables: [Int: FoundTable]
  let rendering: SpecReader.Rendering

  var blocks: [MarkdownBlock] = []
  private(set) var entangled: [FoundTable] = []

  /// Finds the terms of the glossary that are not linked yet.
  var terms: TermFinder

  /// Parses the page into `blocks`.
  mutating func run() {
    let bytes = tables.isEmpty ? source.bytes : source.blanking(tables.values.map(\.lines))
    CommonMark.withDocument(bytes) { document in
      var node = cmark_node_first_child(document)
      while let current = node {
        read(current)
        node = cmark_node_next(current)
      }
    }
  }

  private mutating func read(_ node: OpaquePointer) {
    let line = Int(cmark_node_get_start_line(node))
    // The next pass reads the lines of an entangled table.
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
    // A line of dashes below table rows is no underline; right below text it always is one.
    if last - line > 1, case .table(let table, let range) = find(in: line...last - 1) {
      entangled.append((table, range))
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
      entangled.append((table, range))
    case .fault(let fault):
      append(.brokenTable(fault), node, line: line)
    case .nothing:
      append(labelled(node, line: line) ?? .prose, node, line: line)
    }
  }

  /// Returns the last line of a node; corrects libcmark, which ends underlined headings a line too
  /// late.
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

  private func find(in lines: ClosedRange<Int>) -> TableReader.SearchResult {
    TableReader(source: source).find(in: lines)
  }

  private func labelled(_ node: OpaquePointer, line: Int) -> MarkdownBlock.Content? {
    let start = source.bytes[source.range(of: line)].drop { $0.isTableSpace }
    for label in Page.Label.allCases where label.begins(start) {
      let text = NodeText.plain(node).dropFirst(label.rawValue.count + 1)
      return .labelled(label, text: text.trimmingSpaces())
    }
    return nil
  }

  private mutating func append(_ table: PipeTable, _ lines: ClosedRange<Int>) {
    blocks.append(
      MarkdownBlock(
        content: .table(table), line: lines.lowerBound, level: nil,
        footnote: Footnotes(source: source).first(in: table, lines),
        links: table.links, html: ""))
  }

  private mutating func append(_ content: MarkdownBlock.Content, _ node: OpaquePointer, line: Int) {
    var (level, codes) = NodeText.levelAndCodes(node)
    switch content {
    case .labelled(.uiKit, _): level = nil
    case .labelled: codes = []
    default: break
    }
    let links = LinkFinder(source: source).links(below: node, from: line)
    let footnote = Footnotes(source: source).first(in: node, line...lastLine(of: node))
    var (wording, html) = ("", "")
    if rendering == .html {
      let isFirst =
        blocks.last?.headingLevel != nil || !blocks.contains { $0.content.isProse }
      if level != nil || isFirst, case .prose = content { wording = NodeText.plain(node) }
      if content.isProse { terms.link(below: node) }
      if case .labelled(.sources, _) = content { StatementLinks.add(below: node) }
      html = CommonMark.html(of: node, hasLinks: !links.isEmpty)
    }
    blocks.append(
      MarkdownBlock(
        content: content, line: line, level: level, wording: wording, codes: codes,
        footnote: footnote, links: links, html: html))
  }
}

/// A table and its lines.
private typealias FoundTable = (table: PipeTable, lines: ClosedRange<Int>)
