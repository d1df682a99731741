import CCMark
import Conformance
import Results

extension SpecReader {
  /// Returns the prose of a clause as plain text, one element per paragraph, without tables and
  /// labelled lines such as its sources.
  ///
  /// - Throws: `SpecError` if the page cannot be read.
  package func prose(of clause: Clause) throws -> [String] {
    let source = SourceLines(try FileReader.page(clause.page))
    let blocks = MarkdownDocument(source, rendering: .none).blocks
    guard let start = blocks.firstIndex(where: { $0.line == clause.location.line }),
      case .heading(let level, _) = blocks[start].content
    else { return [] }
    var prose: [String] = []
    for block in blocks.dropFirst(start + 1) {
      switch block.content {
      case .heading(_, let text) where ClauseHeading(text) != nil: return prose
      case .heading(let other, _) where other <= level: return prose
      case .prose, .heading, .labelled(.uiKit, _):
        prose += PlainText.blocks(of: source.bytes(of: block.lines)).map(\.text)
      case .labelled, .table, .brokenTable: break
      }
    }
    return prose
  }
}

extension SpecReader {
  /// Returns the passages of all pages in which names may stand: prose, code, and the ledger's statements.
  ///
  /// - Throws: `SpecError` if a page cannot be read.
  package func passages(of book: SpecBook) throws -> [Passage] {
    let homes = Dictionary(
      firstOf: book.traceabilityMatrix.statements.map { ($0.location, $0.coveringClauses) })
    return try book.pages.flatMap { page in
      let source = SourceLines(try FileReader.page(page.file))
      let blocks = MarkdownDocument(source, rendering: .none).blocks
      var passages: [Passage] = []
      var place = Passage.Place.section
      var title = page.title
      func add(_ text: String, _ line: Int, _ place: Passage.Place) {
        let location = SourceLocation(file: page.file, line: line)
        passages.append(Passage(place, heading: title, location: location, text: text))
      }
      for block in blocks {
        switch block.content {
        case .heading(_, let text):
          let clause = ClauseHeading(text)
          title = clause?.title ?? text
          place =
            clause.map { .clause($0.id) } ?? (text == Self.notCovered ? .notCovered : .section)
          if clause != nil { add("", block.line, place) }
        case .prose, .labelled(.uiKit, _):
          // What stands below a title introduces a page, and pages on the project are about no API.
          let isIndexed = title != page.title && (!page.clauses.isEmpty || page.name == "symptoms")
          guard place != .section || isIndexed else {
            continue
          }
          for (text, line) in PlainText.blocks(of: source.bytes(of: block.lines)) {
            let text = text.hasPrefix("- ") ? String(text.dropFirst(2)) : text
            add(text, block.line + line - 1, place)
          }
        case .table(let table):
          for row in table.rows {
            let home = homes[SourceLocation(file: page.file, line: row.line)]
            var cells = row.cells
            if home == nil {
              // The words of rows are names of other domains than UIKit's.
              guard case .clause = place, !book.vocabulary.vocabulary.isUIKit else { continue }
              cells += table.header.cells
            }
            add(
              cells.map(\.markdown).joined(separator: " "), row.line,
              home.map { .statement($0) } ?? place)
          }
        case .labelled, .brokenTable: break
        }
      }
      return passages
    }
  }

  /// The heading of the list of what a page leaves out.
  private static let notCovered = "Not covered, and why"
}

/// Renders Markdown as plain text for a terminal.
private enum PlainText {
  /// Returns each paragraph, list item and code block, with its line from 1: `` - `A` is `` → `- A is`.
  static func blocks(of markdown: ArraySlice<UInt8>) -> [(text: String, line: Int)] {
    CommonMark.withDocument(markdown) { document in
      var blocks: [(text: String, line: Int)] = []
      CommonMark.visit(document) { node, type, isEntering in
        let line = Int(cmark_node_get_start_line(node))
        switch type {
        case CMARK_NODE_PARAGRAPH where isEntering, CMARK_NODE_HEADING where isEntering:
          blocks.append((mark(of: node) + NodeText.plain(node), line))
        case CMARK_NODE_CODE_BLOCK:
          cmark_node_get_literal(node).map { blocks.append((String(cString: $0), line)) }
        default: break
        }
      }
      return blocks
    }
  }

  /// Returns the list marker of an item's first paragraph, such as `- ` or `2. `; empty elsewhere.
  private static func mark(of paragraph: OpaquePointer?) -> String {
    let parent = cmark_node_parent(paragraph)
    guard cmark_node_get_type(parent) == CMARK_NODE_ITEM, cmark_node_previous(paragraph) == nil
    else { return "" }
    let list = cmark_node_parent(parent)
    guard cmark_node_get_list_type(list) == CMARK_ORDERED_LIST else { return "- " }
    var number = Int(cmark_node_get_list_start(list))
    var item = cmark_node_previous(parent)
    while let current = item {
      number += 1
      item = cmark_node_previous(current)
    }
    return "\(number). "
  }
}
